"""Cards as they are told at a terminal: tickets in a hand, what people have, and what lies in a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from seance.cli.phrases import say
from seance.cli.tables.marks import CANDLE, seat_name

if TYPE_CHECKING:
    from seance.games.house_of_whack.view import LyingView, PlayerView, PremisesView, RoomView
    from seance.kernel.things import Card
    from seance.kernel.words import Words

STYLES = {"red": "red", "blue": "blue", "wild": "magenta"}
TEAR = "┊"
PLAIN = ("go", "open", "mark", "square", "lock", "shift-to", "lay-maze", "vent", "blown-away", "drop")
"""Answers and questions for which it does not matter what a card does."""
HELD = ("play", "help", "add", "raise", "lower")
"""What is done with a card from one's hand, where it stands in full."""


def hand(view: PremisesView, words: Words, me: int) -> RenderableType | None:
    """Tickets: the modifier on the stub, the title, and what it does."""
    if me < 0:
        return None
    cards = [words.game.cards[key] for key in view["players"][me]["hand"] if key]
    return Group(*[_ticket(card) for card in cards]) if cards else None


def _ticket(card: Any) -> Text:
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f"{modifier(card):>12} ", f"bold {STYLES[card.colour]}")
    text.append(f"{TEAR} ", "dim").append(f"{card.title} ", "bold")
    return text.append(card.text, "dim")


def modifier(card: Any) -> str:
    """``+2 Spirit``."""
    return say("hw-modifier", colour=card.colour, count=card.size)


def explain(card: Card, where: str, _: Words) -> str:
    """What an answer about a card should say besides its name."""
    found: Any = card
    if card.noun == "drama":
        return "" if where in HELD else f"{modifier(found)} {TEAR} {card.text}"
    if card.noun in ("minion", "trap"):
        return f"{stat(found.colour, found.stat)} · {card.text}"
    if card.noun == "guest" and where in ("fight", "assault", "evade"):
        return f"{stat(found.third.colour, found.third.stat)} · {found.third.text}"
    if card.noun == "guest" and where in ("take", "take-along"):
        return str(found.ally.text)
    return "" if where in PLAIN else card.text


def stat(colour: str, count: int) -> str:
    """``Strength 4``."""
    return say("hw-stat", colour=colour, count=count)


# --- what somebody has ----------------------------------------------------------------------------------


def named_cards(view: PremisesView, words: Words, each: PlayerView) -> list[Text]:
    """What somebody carries, has beaten, and is caught in; and their number, as far as one knows it."""
    cards = words.game.cards
    found = _listed("hw-carries", [_carried(view, cards[key]) for key in each["carried"]])
    found += _listed("hw-beaten", [f"{cards[key].title} ({worth(cards[key])})" for key in each["claimed"]])
    caught = [f"{cards[t['trap']].title} ({say('hw-turns', count=t['turns'])})" for t in each["traps"]]
    found += _listed("hw-caught", caught)
    if each["number"]:
        digits = "".join(cards[key].title if key else "?" for key in each["number"])
        found.append(Text(say("hw-number", number=digits)))
    return found


def _listed(phrase: str, titles: list[str]) -> list[Text]:
    return [Text(say(phrase, list=", ".join(titles)))] if titles else []


def _carried(view: PremisesView, card: Any) -> str:
    """A Prop or an Ally with its value, and its charges."""
    facts = [str(card.worth)]
    if card.key in view["charges"]:
        facts.append(say("hw-charges", count=view["charges"][card.key]))
    return f"{card.title} ({', '.join(facts)})"


def worth(card: Any) -> int:
    """What a beaten foe is worth."""
    return int(card.third.value if card.noun == "guest" else card.worth)


# --- rooms ----------------------------------------------------------------------------------------------


def room_lines(view: PremisesView, words: Words, here: RoomView) -> list[Text]:
    """A line for the room where one is, and for every other in which something is."""
    others = [room for room in view["rooms"] if room is not here and (room["cards"] or room["charges"])]
    return [line for room in (here, *others) for line in _room(words, room, room is here)]


def _room(words: Words, room: RoomView, here: bool) -> list[Text]:
    card: Any = words.game.cards[room["room"]]
    text = Text(f"{say('hw-here')}: " if here else "", "dim").append(
        card.title, f"bold {CANDLE}" if here else "bold"
    )
    if card.hearts and here:
        text.append(f" ♥ {', '.join(words.label('heart', colour) for colour in card.hearts)}", "not bold")
    if room["charges"]:
        text.append(f" · {say('hw-charges', count=room['charges'])}", "not bold")
    if room["token"] >= 0 and here:
        text.append(f" · {say('hw-token')} ", "not bold dim").append_text(
            seat_name(room["token"], words.names)
        )
    if here and card.text:
        text.append(f" · {card.text}", "not bold dim")
    return [text, *[_lying(words, each, here) for each in room["cards"]]]


def _lying(words: Words, each: LyingView, here: bool) -> Text:
    """``  Carpet Shark, Strength 4: If it beats you …``."""
    card: Any = words.game.cards[each["card"]]
    text = Text("  ").append(card.title, "bold red" if _is_foe(card, each) else "bold")
    facts = [say("hw-role", role=each["role"])] if each["role"] else []
    if each["role"] in ("minion", "resident"):
        facts.append(stat(card.third.colour, card.third.stat))
    elif card.noun == "minion":
        facts.append(stat(card.colour, card.stat))
    facts.append(say("hw-worth", count=worth(card) if each["role"] != "ally" else card.worth))
    text.append(f", {', '.join(facts)}", "not bold")
    return text.append(f": {_said(card, each['role'])}", "not bold dim") if here else text


def _is_foe(card: Any, each: LyingView) -> bool:
    return each["role"] == "minion" or card.noun == "minion"


def _said(card: Any, role: str) -> str:
    """What stands on the side that is up."""
    if card.noun != "guest":
        return str(card.text)
    return str(card.ally.text if role == "ally" else card.third.text)
