"""What is printed in the charts and on the cards: seventy-two rooms, four ways out, two traps."""

from __future__ import annotations

from seance.games.way_out.box.entries import STATS, Effect, Entry
from seance.games.way_out.cards import ACES, CHARTS, JOKERS, PLAIN, SUITS, Room
from seance.kernel.printed import Face, Imprint, Wording


def printed() -> list[Face]:
    """The rooms chart by chart, then the Aces and the Jokers."""
    return [
        *[_by_suit(entry) for suit in SUITS for entry in CHARTS[suit]],
        *[_by_color(entry) for color in ("red", "black") for entry in CHARTS[color]],
        *[_exit(card) for card in ACES],
        *[Face("trap", card.key, card.title, card.text, [card], [], ["WO-7"]) for card in JOKERS],
    ]


def _by_suit(entry: Entry) -> Face:
    """WO-5.3: the room behind one card; said by Color, the card leads elsewhere."""
    behind = [card for card in PLAIN if card.by_suit is entry]
    elsewhere = Imprint("by-color", *[card.color_room for card in behind])
    return _room("suit", "WO-5.3", entry, behind, elsewhere)


def _by_color(entry: Entry) -> Face:
    """WO-5.2: the room behind two cards."""
    behind = [card for card in PLAIN if card.by_color is entry]
    elsewhere = Imprint("by-suit", *[card.suit_room for card in behind])
    return _room("color", "WO-5.2", entry, behind, elsewhere)


def _room(kind: str, rule: str, entry: Entry, behind: list[Room], elsewhere: Imprint) -> Face:
    imprints = [*_effects(entry), Imprint("behind", *behind), elsewhere]
    return Face(kind, entry.key, entry.title, entry.text, [*behind], imprints, [rule])


def _effects(entry: Entry) -> list[Imprint]:
    """What the room does; with several, whoever opens it takes one."""
    names = ["effect", *["or-effect"] * (len(entry.effects) - 1)]
    return [Imprint(name, *_changes(effect)) for name, effect in zip(names, entry.effects, strict=True)]


def _changes(effect: Effect) -> list[Wording]:
    by_stat = zip(STATS, (effect.will, effect.body, effect.fear), strict=True)
    return [Wording(f"amount-{stat}", change) for stat, change in by_stat if change]


def _exit(card: Room) -> Face:
    """WO-6.4: the color of an Ace settles ties between BODY and WILL."""
    tie = Imprint("tie", Wording("score-will" if card.red else "score-body"))
    return Face("exit", card.key, card.title, card.text, [card], [tie], ["WO-6", "WO-6.4"])
