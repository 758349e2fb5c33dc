"""HW-6: moving, square by square, offered as places to go; and what waits where a move ends (HW-17.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.building import open_door
from seance.games.house_of_whack.cards import DOORWAYS, RoomTile
from seance.games.house_of_whack.deed import DICE, ENTERING, LAMED, STAYING, STEPS
from seance.games.house_of_whack.dicing import MOVE, throw
from seance.games.house_of_whack.foes import attacked, unfaced
from seance.games.house_of_whack.house import (
    WALLS,
    Paths,
    facing,
    free_squares,
    number_of,
    occupied,
    open_to_dark,
    opposite,
    passage,
    paths,
    room_of,
)
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import has, spend_charge, total
from seance.games.house_of_whack.registry import ENTERED, able, aim, perform
from seance.games.house_of_whack.state import WALK, Premises
from seance.kernel.facts import Count
from seance.kernel.question import choose, yes_or_no
from seance.kernel.state import say
from seance.kernel.things import DONE, Option, Thing


class Stride(Option):
    """Go to a square of a room."""

    noun: ClassVar[str] = "option"

    def __init__(self, room: RoomTile, number: int) -> None:
        super().__init__("go", room, Count(number % 9 + 1, "square"))
        self.number = number


class DarkDoor(Option):
    """Go to a door behind which nothing is yet, and open it."""

    noun: ClassVar[str] = "option"

    def __init__(self, room: RoomTile, number: int, side: int, wall: Thing) -> None:
        super().__init__("open", room, wall)
        self.number = number
        self.side = side


WALKING: Final = Option("walk")
ROLLING: Final = Option("roll")


def ways_to_move(s: Premises, me: Player) -> list[Option]:
    """HW-6.3: three spaces at most, or as many as a die says."""
    return [ROLLING] if has(s, me, LAMED) else [WALKING, ROLLING]


async def move(s: Premises, me: Player, how: Option) -> None:
    """HW-6.3: one Action's movement, and what it leads to."""
    began = me.here
    if await _set_out(s, me, how):
        await after(s, me, began)


async def _set_out(s: Premises, me: Player, how: Option) -> bool:
    """How far, and then where to; whoever is carried off while the die rolls goes nowhere (b-117)."""
    room, square = me.here, me.square
    spaces = await _spaces(s, me, how)
    return me.is_at(room, square) and await wander(s, me, how is ROLLING, spaces)


async def _spaces(s: Premises, me: Player, how: Option) -> int:
    if how is ROLLING:
        return max(1, await throw(s, me, MOVE) + total(s, me, DICE))
    return max(1, WALK + total(s, me, STEPS))


async def wander(s: Premises, me: Player, rolled: bool, left: int) -> bool:
    """HW-6.4, b-5, b-6: to one place after another until the spaces are used up. A roll must be (b-5).

    Whether one's own steps led where one is now: whoever was carried off meets nobody there (b-99c).
    """
    trail: list[tuple[RoomTile, int]] = [(me.here, me.square)] if not me.dead else []
    while left > 0 and not me.dead:
        trodden = {number_of(s, room, square) for room, square in trail if room.key in s.grid.spots}
        found = paths(s, me, left, trodden)
        options = _options(s, found)
        if not rolled:
            options.append(DONE)
        if not options:
            break
        option = await choose(me, "go", "HW-6.3", options, [Count(left, "left")])
        if option is DONE:
            break
        left = await _go(s, me, found, option, trail, left)
    return _at_rest(s, me, trail)


def _at_rest(s: Premises, me: Player, trail: list[tuple[RoomTile, int]]) -> bool:
    """HW-6.5, b-8: nobody stops where somebody stands, but goes back to the last free square."""
    if me.dead or not me.is_at(*trail[-1]):
        return False
    for room, square in reversed(trail):
        if room.key in s.grid.spots and not any(o is not me and o.is_at(room, square) for o in s.players):
            me.room, me.square = room, square
            break
    return True


def _options(s: Premises, found: Paths) -> list[Option]:
    """HW-6.5, b-8: every free square in reach, and every door into the dark."""
    options: list[Option] = []
    for number, far in found.far.items():
        if far > 0:
            room = room_of(s, number)
            if not occupied(s, room, number % 9):
                options.append(Stride(room, number))
    for number, side in found.doors:
        room = room_of(s, number)
        options.append(DarkDoor(room, number, side, WALLS[facing(s, room, side)]))
    return options


async def _go(
    s: Premises, me: Player, found: Paths, option: Option, trail: list[tuple[RoomTile, int]], left: int
) -> int:
    """Take the steps of one choice; how many spaces are left then."""
    assert isinstance(option, (Stride, DarkDoor))
    way = [(room_of(s, number), number % 9) for number in found.way(option.number)]
    entered = False
    for room, square in way:
        # What a room does to whoever comes in may change the house, and the rest of the way with it (b-6).
        if entered and not _next_to(s, me, room, square):
            return left
        left -= 1
        entered = entered or room is not me.here
        if not await step(s, me, room, square, trail):
            return 0
    if isinstance(option, Stride) or option.side not in open_to_dark(s, me.here):
        return left
    return await _into_the_dark(s, me, option.side, trail, left)


def _next_to(s: Premises, me: Player, room: RoomTile, square: int) -> bool:
    """Whether a square is still one step away, wherever its room lies now (b-117)."""
    return number_of(s, room, square) in paths(s, me, 1, set()).far


async def _into_the_dark(
    s: Premises, me: Player, side: int, trail: list[tuple[RoomTile, int]], left: int
) -> int:
    """HW-6.7, HW-6.8, b-7: building does not end the move; nobody stops on an occupied square for it."""
    room, square = me.here, me.square
    new = await open_door(s, me, room, side)
    if not me.is_at(room, square):
        return 0
    if new is None or passage(s, room, side) is not new:
        return left
    inside = DOORWAYS[opposite(s, room, side, new)]
    if occupied(s, new, inside) or (new, inside) in trail:
        return left
    return left - 1 if await step(s, me, new, inside, trail) else 0


async def step(
    s: Premises, me: Player, room: RoomTile, square: int, trail: list[tuple[RoomTile, int]]
) -> bool:
    """One step; whether the move goes on: not if somebody was taken elsewhere (b-117)."""
    came = me.here
    me.room, me.square = room, square
    trail.append((room, square))
    if room is not came:
        say(s, "enters", "HW-6.3", me, room)
        await entering(s, me, room)
    return me.is_at(room, square)


async def entering(s: Premises, me: Player, room: RoomTile) -> None:
    """HW-7.1: what a room does to whoever comes in."""
    if room.special in ENTERED:
        await ENTERED[room.special](s, me, room)
    await room_does(s, me, room, ENTERING)


async def room_does(s: Premises, me: Player, room: RoomTile, when: str) -> None:
    """What is printed on a room for this occasion; a room with a target does nothing unasked (HW-7.3)."""
    act = room.side.act
    if act is None or act.when != when or me.room is not room:
        return
    if room.charges and s.charges[room.key] == 0:
        return
    if able(s, me, act.deeds):
        say(s, "room-acts", "HW-7.1", me, room)
        spend_charge(s, room.side)
        await perform(s, me, act.deeds, await aim(s, me, act.deeds, "HW-7.1", room))


async def after(s: Premises, me: Player, began: RoomTile) -> None:
    """HW-7.1, HW-17.1, b-99c: what a room does when a move ends there, and its Minions."""
    if me.dead:
        return
    ended = me.here
    await room_does(s, me, ended, STAYING)
    if me.room is not ended or ended is began or not unfaced(s, me):
        return
    if not await flee(s, me):
        await attacked(s, me)


async def flee(s: Premises, me: Player) -> bool:
    """HW-17.1, HW-17.4, b-36: another Action, to be gone; whether one got away."""
    if s.actions == 0 or not await yes_or_no(me, "flee", "HW-17.1", [*unfaced(s, me)[:1]]):
        return False
    s.actions -= 1
    here = me.here
    how = await choose(me, "how", "HW-6.3", ways_to_move(s, me))
    walked = await _set_out(s, me, how)
    if me.room is here:
        return False
    if walked:
        await after(s, me, here)
    return True


async def set_into(s: Premises, me: Player, room: RoomTile, rule: str) -> None:
    """b-117: whoever is set into a room picks a free square."""
    squares = [Stride(room, number_of(s, room, square)) for square in free_squares(s, room)]
    spot = squares[0] if len(squares) == 1 else await choose(me, "square", rule, squares, [room])
    me.room, me.square = room, spot.number % 9
    if room.special in ENTERED:
        await ENTERED[room.special](s, me, room)
