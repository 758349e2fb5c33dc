"""HTH-3, HTH-5 and HTH-6.1: a turn, its end, and the last round."""

from __future__ import annotations

from seance.games.haunt_the_house.boo import boo
from seance.games.haunt_the_house.box.phantoms import summon
from seance.games.haunt_the_house.box.rooms import offer_power
from seance.games.haunt_the_house.cards import ACTION, BAD_BOO, GOOD_BOO, LAST, Phantom, Scare, kinds_among
from seance.games.haunt_the_house.drawing import can_draw, draw_up_to
from seance.games.haunt_the_house.scaring import haunted, may_show, to_discards
from seance.games.haunt_the_house.scoring import result
from seance.games.haunt_the_house.state import HAND, Doorway, Ghost, House
from seance.kernel.facts import Count, Several
from seance.kernel.question import choose, choose_some
from seance.kernel.state import only, say
from seance.kernel.things import DONE, PASS, Option
from seance.kernel.zone import ALL, NOBODY

DRAW = Option("draw")


class Pick(Option):
    """Take up a Scare from the hand, to hide or show it."""

    def __init__(self, scare: Scare) -> None:
        super().__init__("pick", scare)
        self.scare = scare


class Summon(Option):
    """Play a Phantom."""

    def __init__(self, phantom: Phantom) -> None:
        super().__init__("summon", phantom)
        self.phantom = phantom


class Boo(Option):
    """Yell BOO at a room."""

    def __init__(self, door: Doorway) -> None:
        super().__init__("boo", door)
        self.door = door


class HideOrShow(Option):
    """Hide or show the Scare that was taken up."""

    def __init__(self, verb: str, door: Doorway) -> None:
        super().__init__(verb, door)
        self.door = door


async def turn(s: House) -> None:
    """HTH-3: two Actions or a BOO; in the last round a BOO or nothing."""
    me = s.ghosts[s.active]
    s.turns += 1
    s.fled, s.may_summon = False, True
    if s.ender >= 0:
        await last_chance(s, me)
    else:
        await act_or_boo(s, me)
        s.actions = 0
        if not s.fled:
            await end_of_turn(s, me)
        call_last_round(s, me)
    pass_on(s)


async def act_or_boo(s: House, me: Ghost) -> None:
    """HTH-3.1: Actions in any order, the same one twice if you like; or a BOO instead of the first."""
    s.actions, s.acting, s.may_boo = 2, True, True
    while s.acting:
        options = moves(s, me)
        if options == [DONE] and not (s.may_summon and me.phantoms.cards):
            return  # whoever holds a Phantom is asked all the same, so that being asked tells nothing
        move = await choose(me, "turn", "HTH-3", options, [Count(s.actions, "left")])
        await make(s, me, move)


def moves(s: House, me: Ghost) -> list[Option]:
    """All that can be done now. HTH-b-1: Actions must be taken as long as one is possible."""
    options: list[Option] = []
    if s.actions > 0:
        options = [Pick(scare) for scare in kinds_among(me.hand.cards)]
        if may_draw(me):
            options.append(DRAW)
    stuck = not options
    if s.may_summon and me.phantoms.cards:
        options.extend(summonings(s, me, stuck))
    if s.may_boo:
        options.extend([Boo(door) for door in haunted(s)])
    if stuck:
        options.append(DONE)
    return options


def may_draw(me: Ghost) -> bool:
    """HTH-3.2: only with no Scare in hand, or one."""
    return len(me.hand.cards) <= 1 and can_draw(me)


def summonings(s: House, me: Ghost, last: bool) -> list[Option]:
    """HTH-7.3: the Phantoms that may be played now, each kind once; one a turn."""
    wanted = (ACTION, LAST) if last else (ACTION,)
    kinds = {phantom.key: phantom for phantom in me.phantoms.cards if phantom.timing in wanted}
    return [Summon(phantom) for phantom in kinds.values()]


async def make(s: House, me: Ghost, move: Option) -> None:
    """Carry out what was chosen. Anything but a BOO makes this an Action turn (HTH-7.3)."""
    s.may_boo = False
    if isinstance(move, Pick):
        s.actions -= 1
        await hide_or_show(s, me, move.scare)
    elif isinstance(move, Boo):
        s.actions, s.acting = 0, False
        await boo_turn(s, me, move.door)
    elif isinstance(move, Summon):
        await summon(s, me, move.phantom)
        if move.phantom.timing == LAST:
            s.acting = False
            await yell(s, me, "HTH-7.4")
    elif move is DRAW:
        s.actions -= 1
        say(s, "draws", "HTH-3.2", me, Count(draw_up_to(s, me, HAND)))
    else:
        s.acting = False


async def hide_or_show(s: House, me: Ghost, scare: Scare) -> None:
    """HTH-3.3 and HTH-3.4: hide the Scare below a room, or show it above one where it is needed."""
    me.held.add(me.hand.take(scare))
    doors = haunted(s)
    options = [HideOrShow("show", door) for door in doors if may_show(door, scare)]
    options.extend([HideOrShow("hide", door) for door in doors])
    where = await choose(me, "place", "HTH-3.3", options, [scare])
    me.held.take(scare)
    if where.verb == "hide":
        where.door.hidden.add(scare)
        say(s, "hides", "HTH-3.3", me, where.door, only(me, scare))
    else:
        where.door.shown.add(scare)
        say(s, "shows", "HTH-3.4", me, where.door, scare)
        await offer_power(s, me, where.door)


async def boo_turn(s: House, me: Ghost, door: Doorway) -> None:
    """HTH-4, and the Phantoms that may be played on a BOO turn because they say so (HTH-7.3)."""
    await boo(s, me, door)
    wanted = GOOD_BOO if s.fled else BAD_BOO
    afterwards = [phantom for phantom in me.phantoms.cards if phantom.timing == wanted]
    if not me.phantoms.cards:
        return
    options: list[Option] = [Summon(phantom) for phantom in afterwards[:1]]
    answer = await choose(me, "after-boo", "HTH-7.3", [*options, PASS])
    if answer is PASS:
        return
    await summon(s, me, afterwards[0])
    if s.fled:
        say(s, "draws", "HTH-7.4", me, Count(draw_up_to(s, me, HAND)))
    else:
        await yell(s, me, "HTH-7.4")


async def yell(s: House, me: Ghost, rule: str) -> None:
    """A BOO that must be yelled, in a room of one's choice."""
    await boo(s, me, (await choose(me, "where-boo", rule, [Boo(door) for door in haunted(s)])).door)


async def end_of_turn(s: House, me: Ghost) -> None:
    """HTH-5.1: throw away what you like, then draw up to three. Never after a hunter fled (HTH-5.2)."""
    if me.hand.cards:
        thrown = await choose_some(me, "discard", "HTH-5.1", me.hand.cards[:])
        for scare in thrown:
            me.hand.take(scare)
        to_discards(s, thrown, NOBODY)
        if thrown:
            say(s, "discards", "HTH-5.1", me, Count(len(thrown)), only(me, Several("scares", thrown)))
    drawn = draw_up_to(s, me, HAND)
    if drawn > 0:
        say(s, "refills", "HTH-5.1", me, Count(drawn))


def call_last_round(s: House, me: Ghost) -> None:
    """HTH-6.1: the fourth hunter (fifth with two players) gives everybody else one last BOO."""
    if len(me.hunters.cards) >= s.hunters_to_end:
        s.ender = me.index
        say(s, "last-round", "HTH-6.1", me, Count(len(me.hunters.cards)))


async def last_chance(s: House, me: Ghost) -> None:
    """HTH-6.1 and HTH-b-17: a BOO or a pass, nothing else."""
    options: list[Option] = [Boo(door) for door in haunted(s)]
    answer = await choose(me, "last-chance", "HTH-6.1", [*options, PASS])
    if isinstance(answer, Boo):
        await boo_turn(s, me, answer.door)
    else:
        say(s, "passes", "HTH-6.1", me)


def pass_on(s: House) -> None:
    """Clockwise; when the last round comes back to whoever set it off, it is over (HTH-b-18)."""
    s.active = (s.active + 1) % len(s.ghosts)
    if s.active == s.ender:
        s.over = True
        show_all(s)
        final = result(s)
        best = final.scores[final.winners[0]].total
        say(s, "ends", "HTH-6.3", s.ghosts[final.winners[0]], Count(best))


def show_all(s: House) -> None:
    """HTH-6.2: trophies and Phantoms are turned up to be counted."""
    for ghost in s.ghosts:
        ghost.trophies.sees = ALL
        ghost.phantoms.sees = ALL
