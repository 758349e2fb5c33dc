"""Write what the cards say into the rulebooks that print it. A card's text stands in its game's ``box``.

Whoever changes a card runs this; a test fails until they have.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.cards import TaleCard
from seance.games.haunt_the_house import GAME
from seance.games.haunt_the_house.box.phantoms import KINDS
from seance.games.haunt_the_house.box.rooms import ROOMS
from seance.games.haunt_the_house.cards import Phantom, Room
from seance.kernel.words import Words

GAMES = Path(__file__).parents[1] / "src" / "seance" / "games"


def haunt_the_house(rules: str) -> str:
    """The tables of rooms and Phantoms, row by row."""
    rules = _table(rules, "Room", [_room(room) for room in ROOMS])
    return _table(rules, "Phantom", [_phantom(phantom) for phantom in KINDS])


def _room(room: Room) -> str:
    return f"| {room.title} | {room.text} | {'attack ' * room.attack}|\n"


def _phantom(card: Phantom) -> str:
    skulls = f"{card.skulls:+}".replace("-", "\N{MINUS SIGN}") if card.skulls else "0"
    when = Words(GAME).text(f"timing-{card.timing.replace(' ', '-')}")
    return f"| {card.title} | {card.text} | {when} | {skulls} | {'attack ' * card.attack}|\n"


def _table(rules: str, heading: str, rows: list[str]) -> str:
    """The same rules with other rows in the table whose first column has this heading."""
    head, body = rf"(\| {heading} \|.*\n\|[-|]+\n)", r"(?:\|.*\n)*"
    return re.sub(head + body, lambda found: found[1] + "".join(rows), rules)


def edwardian(rules: str) -> str:
    """A numbered paragraph for every card; those of a kind follow each other."""
    for kind in sorted({card.kind for card in DECK}):
        rules = _chapter(rules, [card for card in DECK if card.kind == kind])
    return rules


def _chapter(rules: str, cards: list[TaleCard]) -> str:
    chapter = re.escape(cards[0].rule.partition(".")[0])
    printed = "".join(f"**{card.rule}** {card.title}. {card.effect}\n\n" for card in cards)
    return re.sub(rf"(?:^\*\*{chapter}\.\d+\*\* .*\n\n)+", lambda _: printed, rules, flags=re.MULTILINE)


PRINTS = {"haunt_the_house": haunt_the_house, "edwardian": edwardian}
"""The rulebooks that print cards. The charts of the Way Out are printed on its cards alone."""


def main() -> int:
    """Write every rulebook that has changed, and say so."""
    for game, with_cards in PRINTS.items():
        path = GAMES / game / "RULES.md"
        rules = path.read_text("utf-8")
        if with_cards(rules) != rules:
            path.write_text(with_cards(rules), "utf-8")
            print(f"written: {path.relative_to(GAMES.parents[2])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
