# not compiled: boxes are made and checked once
"""Forty rooms: the special ones as they are, and twenty-six others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from seance.games.house_of_whack.box.brew import rooms as r
from seance.games.house_of_whack.box.brew.pen import Pen
from seance.games.house_of_whack.box.brew.rooms import Chamber
from seance.games.house_of_whack.box.special_rooms import SPECIAL_ROOMS
from seance.games.house_of_whack.cards import BESIDE, DOORWAYS, PURPLE, SQUARES, RoomTile
from seance.kernel.dice import Dice

COUNTS: Final = ((4, 6), (3, 11), (2, 7), (1, 2))
"""How many of the ordinary rooms have four doors, three, two and one."""
FAR, NIGHTLY, NEAR = 4, 1, 3
"""Helpful rooms that work from afar, in Housekeeping, and on the spot."""

Colours = tuple[str, ...]


def brew_rooms(pen: Pen) -> tuple[RoomTile, ...]:
    """HW-6.6: doors and obstacles by chance, within what section c allows."""
    doors = [count for count, many in COUNTS for _ in range(many)]
    pen.dice.shuffle(doors)
    wanted = _wanted(pen)
    made = [
        _tile(pen, chamber, hearts, count) for (chamber, hearts), count in zip(wanted, doors, strict=True)
    ]
    return (*SPECIAL_ROOMS, *made)


def _wanted(pen: Pen) -> list[tuple[Chamber, Colours]]:
    """Seven to redeem in, six hazards, eight that help, two with charges, three plain."""
    counters = [(Chamber(r.COUNTERS), hearts) for hearts in pen.dice.pick(list(r.HEARTS))]
    counters.append((pen.dice.pick(list(r.PURPLE)), (PURPLE,)))
    comforts = [
        *pen.draw(list(r.COMFORTS_FAR), FAR),
        *pen.draw(list(r.COMFORTS_NIGHTLY), NIGHTLY),
        *pen.draw(list(r.COMFORTS), NEAR),
    ]
    others = [*pen.draw(list(r.HAZARDS), 6), *comforts, *pen.draw(list(r.DISPENSERS), 2)]
    plain = [Chamber(r.PLAIN)] * 3
    return [*counters, *[(chamber, ()) for chamber in (*others, *plain)]]


def _tile(pen: Pen, chamber: Chamber, hearts: Colours, count: int) -> RoomTile:
    key, title, mood = pen.name(chamber.texts)
    doors = pen.dice.pick(list(r.DOORS[count]))
    return RoomTile(
        key,
        title,
        doors,
        _mask(pen.dice, doors),
        mood=mood,
        hearts=hearts,
        powers=chamber.powers,
        act=chamber.act,
        target=chamber.target,
        charges=chamber.charges,
        rate=chamber.rate,
        price=chamber.price,
    )


def _mask(dice: Dice, doors: str) -> str:
    """b-4: obstacles that leave a way from every door to everywhere."""
    return dice.pick([mask for mask in r.MASKS if open_to(mask, doors)])


def open_to(mask: str, doors: str) -> bool:
    """Whether all that is free can be reached from every door."""
    sides = [DOORWAYS["NESW".index(side)] for side in doors]
    found = [sides[0]] if mask[sides[0]] == "." else []
    for square in found:
        found += _near(mask, square, found)
    free = [square for square in range(SQUARES) if mask[square] == "."]
    return sorted(found) == free and all(square in found for square in sides)


def _near(mask: str, square: int, found: Iterable[int]) -> list[int]:
    return [near for near in BESIDE[square] if mask[near] == "." and near not in found]
