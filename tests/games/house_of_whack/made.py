"""Cards that are in no box, made for one test, and a table of plain people to try them at."""

from __future__ import annotations

from typing import Any

from seance.games.house_of_whack.cards import (
    GREEN,
    MINION,
    NOTHING,
    RED,
    WEAPON,
    WILD,
    Arcana,
    Fiend,
    Guest,
    PropCard,
    Side,
    Third,
)
from seance.games.house_of_whack.deed import BONUS, CANCEL, HURRY, LOSE, ME, Act, Deed, Power
from seance.games.house_of_whack.pieces import Clash
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import ABLE, DOING
from seance.kernel.question import Question
from seance.kernel.things import Card
from tests.games.house_of_whack.kit import Table


def table(players: int = 3, **settings: Any) -> Table:
    """People with 3, 3 and 4 and no Powers on Start; the first has the turn, and nobody holds a card."""
    made = Table(players, **settings)
    made.plain()
    return made


def effect(key: str, *deeds: Deed, cancel: bool = False, action: bool = False) -> Arcana:
    """A Drama card for its effect; its modifier is red."""
    return Arcana(key, key.title(), "", RED, 1, deeds, cancel=cancel, action=action)


def wild(key: str, size: int = 1, *deeds: Deed) -> Arcana:
    """A Wild card; its effect is for nobody to use unless a test says so."""
    return Arcana(key, key.title(), "", WILD, size, deeds or (Deed(CANCEL),), cancel=not deeds)


def cancel(key: str) -> Arcana:
    """A card that stops another."""
    return effect(key, Deed(CANCEL), cancel=True)


def prop(key: str, kind: str = WEAPON, bonus: int = 1, charges: int = 0, act: Act | None = None) -> PropCard:
    """A Prop with a red bonus."""
    return PropCard(key, key.title(), "", kind, 2, (Power(BONUS, bonus, RED),), act, charges=charges)


def somebody(key: str, strength: int = 3, spirit: int = 3, life: int = 4, own: Side = NOTHING) -> Guest:
    """A Guest, who as an Ally adds 1 to Strength."""
    third = Third("resident", RED, 3, 2)
    return Guest(key, key.title(), "", strength, spirit, life, own, Side((Power(BONUS, 1, RED),)), 2, third)


def hold(at: Table, seat: int, *cards: Arcana) -> None:
    """Put cards into a hand."""
    for card in cards:
        at[seat].hand.add(card)


def keys(cards: list[Any]) -> list[str]:
    """What cards are called."""
    return [card.key for card in cards]


def modifier(key: str, colour: str, size: int) -> Arcana:
    """A Drama card for its modifier; nobody can play its effect out of turn."""
    return Arcana(key, key.title(), "", colour, size, (Deed(HURRY),), action=True)


def fiend(key: str, colour: str = RED, stat: int = 3, *lose: Deed) -> Fiend:
    """A Minion that costs a point of Life."""
    return Fiend(key, key.title(), "", colour, stat, 2, lose or (Deed(LOSE, 1, GREEN),))


def no_drama(at: Table) -> None:
    """Take the Drama deck away: nobody draws, and no foe gets a card."""
    at.s.drama.take_all()
    at.s.drama_gone.take_all()


def against(at: Table, foe: Fiend) -> Clash:
    """A Conflict of the first seat with a Minion in its room."""
    lying(at, foe)
    return Clash(0, foe.colour, MINION, -1, foe, 0)


def moments(at: Table) -> list[str]:
    """The windows that were opened, one after another."""
    found: list[str] = []
    for question in at.asked:
        if question.name == "react":
            assert question.about is not None
            found.append(question.about[0].key)
    return found


def lying(at: Table, *cards: Card) -> None:
    """Lay cards down on Start."""
    for card in cards:
        at.s.lying.add(card)
        at.s.lies[card.key] = at.s.start


def do(at: Table, deed: Deed, person: int, *answers: str, by: int = 1) -> None:
    """Let a deed befall somebody."""
    at.run(DOING[deed.kind](at.s, at[by], deed, at[person]), *answers)  # type: ignore[arg-type]


def would(at: Table, kind: str, person: int, by: int = 1, stat: str = "") -> bool:
    """Whether a deed would do anything to somebody."""
    return ABLE[kind](at.s, at[by], Deed(kind, 1, stat, ME), at[person])


def last(at: Table, name: str) -> Question:
    """The latest question of this name."""
    return [question for question in at.asked if question.name == name][-1]


def known(at: Table, owner: Player, seat: int) -> list[str]:
    """What one seat knows of somebody's hand."""
    hand = owner.hand
    return [card.key for index, card in enumerate(hand.cards) if hand.knows(index, seat - 1)]
