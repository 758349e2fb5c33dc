"""HTH-4: the BOO, and the rewards for those who scared rightly (HTH-7.2)."""

from __future__ import annotations

from seance.games.haunt_the_house.cards import Hunter, Scare
from seance.games.haunt_the_house.drawing import fill_doorway
from seance.games.haunt_the_house.scaring import frightens, missing, others, to_discards
from seance.games.haunt_the_house.state import Doorway, Ghost, House
from seance.kernel.facts import Count, Several
from seance.kernel.question import choose
from seance.kernel.state import only, say
from seance.kernel.things import Option
from seance.kernel.zone import NOBODY, seat_bit

SKULL = Option("take-skull")
PHANTOM = Option("take-phantom")


async def boo(s: House, me: Ghost, door: Doorway) -> None:
    """HTH-4: reveal, reward, finish by hand if need be; ``s.fled`` says how it went."""
    hunter = door.hunter.cards[0]
    say(s, "boo", "HTH-4", me, door, hunter)
    correct = reveal(s, door, hunter)
    reward(s, me, correct)
    lacking = missing(hunter, door.shown.cards + correct)
    s.fled = finish_by_hand(s, me, door, lacking)
    if s.fled:
        frightened_out(s, me, door, correct)
    else:
        bad_boo(s, me, hunter, correct, lacking)
    await collect_rewards(s, me)


def reveal(s: House, door: Doorway, hunter: Hunter) -> list[Scare]:
    """HTH-4.1: turn over what is hidden; bluffs leave at once, the correct ones are returned."""
    hidden = door.hidden.take_all()
    say(s, "reveals", "HTH-4.1", door, Count(len(hidden)))
    correct: list[Scare] = []
    for scare in hidden:
        if frightens(hunter, scare):
            correct.append(scare)
            say(s, "correct", "HTH-4.1", s.ghosts[scare.owner], scare, hunter)
        else:
            to_discards(s, [scare])
            say(s, "bluff", "HTH-4.1", s.ghosts[scare.owner], scare, hunter)
    return correct


def reward(s: House, me: Ghost, correct: list[Scare]) -> None:
    """HTH-4.1: one reward for each ghost with a correct Scare; a Skull at once, or a marker (HTH-7.2)."""
    s.markers = []
    for ghost in [me, *others(s, me)]:
        if any(scare.owner == ghost.index for scare in correct):
            if s.full:
                s.markers.append(ghost.index)
            else:
                ghost.skulls += 1
                say(s, "rewarded", "HTH-4.1", ghost, Count(1))


def finish_by_hand(s: House, me: Ghost, door: Doorway, lacking: list[int]) -> bool:
    """HTH-4.2 and HTH-4.3: play what is missing if the hand holds all of it (HTH-b-6)."""
    held = [0, 0, 0, 0]
    for scare in me.hand.cards:
        held[scare.kind] += 1
    for kind in range(4):
        if held[kind] < lacking[kind]:
            return False
    played: list[Scare] = []
    for scare in me.hand.cards[:]:
        if lacking[scare.kind] > 0:
            lacking[scare.kind] -= 1
            played.append(me.hand.take(scare))
            door.shown.add(scare)
    if played:
        say(s, "finishes", "HTH-4.3", me, Several("scares", played), Count(len(played)))
    return True


def frightened_out(s: House, me: Ghost, door: Doorway, correct: list[Scare]) -> None:
    """HTH-4.4: the hunter is yours; Scares are discarded; another room, another hunter."""
    hunter = door.hunter.draw()
    say(s, "flees", "HTH-4.4", me, door, hunter)
    me.hunters.add(hunter)
    to_discards(s, correct)
    to_discards(s, door.shown.take_all())
    s.old_rooms.add(door.room.draw())
    fill_doorway(s, door)
    if door.hunter.cards:
        say(s, "arrives", "HTH-4.4", door, door.hunter.cards[0])
    else:
        say(s, "nobody-comes", "HTH-b-26", door)


def bad_boo(s: House, me: Ghost, hunter: Hunter, correct: list[Scare], lacking: list[int]) -> None:
    """HTH-4.3: revealed Scares are discarded; shown ones stay (HTH-b-9)."""
    to_discards(s, correct)
    say(s, "bad-boo", "HTH-4.3", me, hunter, Count(sum(lacking)))


async def collect_rewards(s: House, me: Ghost) -> None:
    """HTH-7.2: after the BOO, in turn order, a Skull or the better of two Phantoms (HTH-b-34)."""
    while s.markers:
        ghost = s.ghosts[s.markers.pop(0)]
        options = [SKULL, PHANTOM] if s.phantoms.cards else [SKULL]
        if len(options) > 1 and await choose(ghost, "reward", "HTH-7.2", options) is PHANTOM:
            await keep_one(s, ghost)
        else:
            ghost.skulls += 1
            say(s, "prefers-skull", "HTH-7.2", ghost, Count(1))


async def keep_one(s: House, ghost: Ghost) -> None:
    """Draw two Phantoms, keep one, put the other under the deck; a last one is simply kept (HTH-b-33)."""
    s.offer.sees = seat_bit(ghost.index)
    for _ in range(min(2, len(s.phantoms.cards))):
        s.offer.add(s.phantoms.draw())
    kept = s.offer.cards[0]
    if len(s.offer.cards) > 1:
        kept = await choose(ghost, "keep", "HTH-7.2", s.offer.cards[:])
    ghost.phantoms.add(s.offer.take(kept))
    for other in s.offer.take_all():
        s.phantoms.put_under(other, seat_bit(ghost.index))
    s.offer.sees = NOBODY
    say(s, "prefers-phantom", "HTH-7.2", ghost, only(ghost, kept))
