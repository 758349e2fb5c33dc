"""AM-2.2, section c: the 29 Search tokens."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import Token

COUNTS = {5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 5, 11: 4, 12: 3, 13: 2}
TOKENS = tuple(Token(threshold, copy) for threshold, count in COUNTS.items() for copy in range(count))
