# not compiled: boxes are made and checked once
"""Section c, Guests and Drama cards: how many, how strong, and which effects no box may lack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.law import (
    ANSWERING,
    HELD,
    PLAYED,
    SUFFERED,
    wrong_act,
    wrong_deeds,
    wrong_powers,
)
from seance.games.house_of_whack.cards import (
    BLUE,
    MINION,
    RED,
    RESIDENT,
    WEAPON,
    WEARABLE,
    WILD,
    Arcana,
    Guest,
    PropCard,
    Side,
)
from seance.games.house_of_whack.deed import ACTION, BONUS, FREE, HOUSEKEEPING, Act, Deed

GUESTS: Final = {RESIDENT: 16, MINION: 8}
COLOURS: Final = {RED: 22, BLUE: 22, WILD: 16}
SIZES: Final = {1: 24, 2: 21, 3: 12, 4: 3}
NAMED: Final = ("envy", "destiny", "narcissism")
CANCELS: Final = 6
COSTLY: Final = 8
HONOURED: Final = 10
USABLE: Final = (ACTION, FREE, HOUSEKEEPING)


def guest_faults(box: Box) -> Iterator[str]:
    """HW-G.1, HW-G.2: all that is wrong with the Guests."""
    roles = Counter(guest.third.role for guest in box.guests)
    if roles != GUESTS:
        yield f"There are to be 16 Guests who can be Residents and 8 who can be Minions; here: {dict(roles)}."
    for guest in box.guests:
        for wrong in (_stats(guest), _ally(guest), _third(guest), _sides(guest)):
            if wrong:
                yield f"{guest.key} {wrong}."


def _stats(guest: Guest) -> str:
    fits = 2 <= guest.strength <= 5 and 2 <= guest.spirit <= 5 and 3 <= guest.life <= 5
    total = guest.strength + guest.spirit + guest.life
    return (
        ""
        if fits and total in (10, 11)
        else "has stats out of range: 2 to 5, 2 to 5, 3 to 5; 10 or 11 in all"
    )


def _ally(guest: Guest) -> str:
    bonus = sum(power.amount for power in guest.ally.powers if power.kind == BONUS and not power.against)
    return "" if bonus in (1, 2) and 2 <= guest.worth <= 4 else "as an Ally adds 1 or 2 and is worth 2 to 4"


def _third(guest: Guest) -> str:
    third = guest.third
    high = 6 if third.role == MINION else 5
    if third.colour not in (RED, BLUE) or not 2 <= third.stat <= high or not 2 <= third.value <= 4:
        return f"who stays is red or blue, of 2 to {high}, and worth 2 to 4"
    if third.role == MINION:
        return (
            wrong_deeds(third.lose, SUFFERED) if third.lose else "as a Minion does nothing to whoever loses"
        )
    return "as a Resident has something to offer, and no LOSE text" if third.side.idle or third.lose else ""


def _sides(guest: Guest) -> str:
    if guest.own.idle:
        return "has no Power"
    for side in (guest.own, guest.ally, guest.third.side):
        wrong = wrong_powers(side.powers, HELD) or wrong_act(side.act, USABLE)
        if wrong:
            return wrong
    return ""


def drama_faults(box: Box) -> Iterator[str]:
    """HW-4.9 to HW-4.12: all that is wrong with the Drama cards."""
    for name, wanted, found in (
        ("colours", COLOURS, Counter(card.colour for card in box.drama)),
        ("sizes", SIZES, Counter(card.size for card in box.drama)),
    ):
        if found != wanted:
            yield f"The Drama cards have the {name} {dict(found)}; {wanted} are wanted."
    for most, what, count in (
        (COSTLY, "cost an Action", sum(card.action for card in box.drama)),
        (HONOURED, "ask for an act at the table", sum(bool(card.honour) for card in box.drama)),
    ):
        if count > most:
            yield f"{count} Drama cards {what}; {most} at most may."
    if sum(card.cancel for card in box.drama) != CANCELS:
        yield f"{CANCELS} Drama cards are to act on a card that is being played."
    yield from _named(box)
    for card in box.drama:
        wrong = _wrong(card)
        if wrong:
            yield f"{card.key} {wrong}."


def _named(box: Box) -> Iterator[str]:
    by_key = {card.key: card for card in box.drama}
    for key in NAMED:
        if key not in by_key:
            yield f"The Drama card {key!r} is in every box, and not in this one."
    envy = by_key.get("envy")
    if envy and not any(deed.kind in (d.COVET, d.STEAL) for deed in envy.deeds):
        yield "Envy takes a card from another hand."


def _wrong(card: Arcana) -> str:
    answering = any(deed.kind in ANSWERING for deed in card.deeds)
    if answering != card.cancel or (card.cancel and card.action):
        return "acts on other cards without saying so, or says so and does not"
    if card.honour and (len(card.honour) > 100 or not card.honour.isprintable()):
        return "asks for an act in more than 100 plain letters"
    return wrong_deeds(card.deeds, ANSWERING if card.cancel else PLAYED) if card.deeds else "does nothing"


def effect_faults(box: Box) -> Iterator[str]:
    """What every box must be able to do."""
    props = [card for card in box.whack if isinstance(card, PropCard)]
    sides = [side for guest in box.guests for side in (guest.own, guest.ally, guest.third.side)]
    sides += [card.side for card in props] + [tile.side for tile in box.rooms]
    deeds = [deed for card in box.drama for deed in card.deeds]
    deeds += [deed for side in sides if side.act is not None for deed in side.act.deeds]
    for least, what, count in (
        (2, "Drama cards evade a Minion", _cards_with(box, d.ELUDE)),
        (
            1,
            "Wearable evades a Minion",
            sum(card.kind == WEARABLE and _has(card.side, d.EVADE) for card in props),
        ),
        (1, "Guest evades Minions", sum(_has(guest.own, d.EVADE) for guest in box.guests)),
        (3, "cards attack players with Spirit", _with_spirit(sides, deeds)),
        (2, "cards restore a stat", sum(deed.kind == d.RESTORE for deed in deeds)),
        (2, "cards move a Minion or a room", sum(deed.kind in (d.LURE, d.SHIFT_ROOM) for deed in deeds)),
        (2, "cards have the Housekeeping icon", sum(_at(side.act, HOUSEKEEPING) for side in sides)),
        (2, "things have charges and are no Weapon", _charged(box, props)),
    ):
        if count < least:
            yield f"At least {least} {what} in every box; here {count}."


def _cards_with(box: Box, kind: str) -> int:
    return sum(any(deed.kind == kind for deed in card.deeds) for card in box.drama)


def _has(side: Side, kind: str) -> bool:
    return any(power.kind == kind for power in side.powers)


def _at(act: Act | None, when: str) -> bool:
    return act is not None and act.when == when


def _with_spirit(sides: list[Side], deeds: list[Deed]) -> int:
    return sum(_has(side, d.WITS) for side in sides) + sum(
        deed.kind == d.DUEL and deed.stat == BLUE for deed in deeds
    )


def _charged(box: Box, props: list[PropCard]) -> int:
    return sum(card.charges > 0 for card in props if card.kind != WEAPON) + sum(
        tile.charges > 0 for tile in box.rooms
    )
