"""The Conflict under way: both sides, what they have, and the cards that lie before them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from seance.cli.phrases import say
from seance.cli.tables.marks import CANDLE, seat_name

if TYPE_CHECKING:
    from seance.games.house_of_whack.view import ClashView, LaidView, PremisesView
    from seance.kernel.words import Words


def conflict(view: PremisesView, words: Words) -> list[Text]:
    """Two lines, one for each side; none while nobody fights."""
    clash = view["clash"]
    if clash is None:
        return []
    head = Text(say("hw-conflict", colour=clash["colour"]), f"bold {CANDLE}")
    return [
        head,
        _side(clash, words, "fighter", seat_name(clash["fighter"], words.names), clash["mine"]),
        _side(clash, words, "foe", _opponent(clash, words), clash["theirs"]),
    ]


def _opponent(clash: ClashView, words: Words) -> Text:
    if clash["foe"] >= 0:
        return seat_name(clash["foe"], words.names)
    if clash["card"]:
        return Text(words.game.cards[clash["card"]].title, "bold red")
    return Text(words.word("bolt", f"lock-{clash['bolt']}"), "bold")


def _side(clash: ClashView, words: Words, camp: str, who: Text, total: int) -> Text:
    """``  7 ● Ada  ▒ ▒ Envy +2``: what a side comes to, as far as it can be seen."""
    text = Text(f"{total:>4} ", "bold").append_text(who)
    for laid in clash["laid"]:
        if laid["camp"] == camp:
            text.append("  ").append_text(_laid(clash, laid, words))
    return text


def _laid(clash: ClashView, laid: LaidView, words: Words) -> Text:
    card: Any = words.game.cards.get(laid["card"] or "")
    if card is None:
        return Text(say("hw-face-down"), "dim")
    counts = card.colour in (clash["colour"], "wild")
    return Text(f"{card.title} +{card.size}", "" if counts else "dim strike")
