"""ED-4: a turn, step by step, and how the evening ends (ED-5). Half a turn is a chapter."""

from __future__ import annotations

from seance.games.edwardian.box.deck import Play
from seance.games.edwardian.drawing import discard, draw
from seance.games.edwardian.hands import show, throw_hand_away
from seance.games.edwardian.lines import lock_terrors, stalemate, walk_again
from seance.games.edwardian.playing import attacks, defences, own_options, play
from seance.games.edwardian.scoring import losers, lost_by, result
from seance.games.edwardian.state import (
    ATTACK,
    DEFENCE,
    DISCARD,
    DRY,
    FIRST,
    LIVELY,
    OWN_LINES,
    PLAY_ON,
    STALE,
    WALK_AGAIN,
    Evening,
    Player,
    others,
)
from seance.kernel.facts import Count, Said, Several
from seance.kernel.question import Question, ask_one, choose
from seance.kernel.state import say
from seance.kernel.things import DONE, Option
from seance.kernel.window import in_turn

RENEW = Option("renew")


async def turn(s: Evening) -> None:
    """Half a turn of whoever is active: attack and defence, or all the rest."""
    me = s.players[s.active]
    if s.step == FIRST:
        say(s, "begins", "ED-3.1", me, Said(s.lot, "lot"))
        s.step = ATTACK
    if s.step == ATTACK:
        await attack(s, me)
    if s.step == DEFENCE:
        await defence(s, me)
        return
    if s.step == OWN_LINES:
        await own_lines(s, me)
    if s.step == DISCARD and not s.over:
        await discard_and_refill(s, me)


async def attack(s: Evening, me: Player) -> None:
    """ED-4.1: cards on other players, one after the other (ED-b-62); or a new hand instead (ED-4.7)."""
    if me.missed > 0:
        miss_turn(s, me)
        return
    if not s.attacked:
        s.turns += 1
    while me.hand.cards:
        move = await next_attack(s, me)
        s.attacked = True
        if move is RENEW:
            renew(s, me)
            return
        if not isinstance(move, Play):
            break
        await play(s, me, move)
    s.step = DEFENCE


def next_attack(s: Evening, me: Player) -> Question:
    """What is played next; before the first card it may be a new hand."""
    options = attacks(s, me)
    question = ask_one(me, "attack", "ED-4.1", options)
    question.default = len(options)
    options.append(DONE)
    if not s.attacked:
        options.append(RENEW)
    return question


def miss_turn(s: Evening, me: Player) -> None:
    """ED-b-30: steps one to five are left out."""
    me.missed -= 1
    say(s, "misses", "ED-b-30", me)
    pass_on(s)


def renew(s: Evening, me: Player) -> None:
    """ED-4.7: the whole hand for a new one; nothing else in this turn (ED-b-49)."""
    throw_hand_away(s, me, "ED-4.7")
    say(s, "renews", "ED-4.7", me, Count(draw(s, me, s.size)))
    end_of_turn(s)


async def defence(s: Evening, me: Player) -> None:
    """ED-4.2: from the active player's left, each against what has just arrived; then Terrors lock."""
    await in_turn(
        others(s, me),
        lambda you: defences(s, you),
        "defend",
        "ED-4.2",
        lambda you, move: play(s, you, move),
    )
    lock_terrors(s)
    s.step = OWN_LINES
    check_end(s)


async def own_lines(s: Evening, me: Player) -> None:
    """ED-4.3: only the active player, only on own lines (ED-b-10)."""
    while me.hand.cards:
        options: list[Option] = [*own_options(s, me), DONE]
        question = ask_one(me, "own-lines", "ED-4.3", options)
        question.default = len(options) - 1
        move = await question
        if not isinstance(move, Play):
            break
        await play(s, me, move)
    lock_terrors(s)
    s.step = DISCARD
    check_end(s)


async def discard_and_refill(s: Evening, me: Player) -> None:
    """ED-4.4 and ED-4.5: one card goes if any is left (ED-b-50), then the hand is filled again (ED-b-14)."""
    if me.hand.cards:
        card = me.hand.cards[0]
        if len(me.hand.cards) > 1:
            card = await choose(me, "discard", "ED-4.4", me.hand.cards[:])
        discard(s, [show(me, card)])
        say(s, "discards", "ED-4.4", me, card)
    drawn = draw(s, me, max(0, s.size - len(me.hand.cards)))
    if drawn > 0:
        say(s, "refills", "ED-4.5", me, Count(drawn))
    end_of_turn(s)


def end_of_turn(s: Evening) -> None:
    """ED-4.6; or the end, when the tale is stale and a draw has found no stock (ED-b-51)."""
    pass_on(s)
    if s.stale == DRY:
        close(s)


def pass_on(s: Evening) -> None:
    """ED-4.6: the next player to the left."""
    s.active = (s.active + 1) % len(s.players)
    s.step = ATTACK
    s.attacked = False
    for player in s.players:
        for line in player.lines:
            line.played = False
            line.fresh = 0


def check_end(s: Evening) -> None:
    """After a line was completed: somebody has lost (ED-5.1), or hardly anybody still can (ED-b-51)."""
    if not s.darker:
        return
    s.darker = False
    if losers(s):
        close(s)
    elif s.stale == LIVELY and stalemate(s):
        nobody_can_lose(s)


def nobody_can_lose(s: Evening) -> None:
    """ED-b-51: the Terrors walk again (ED-b-66), the match ends with the stock, or it ends now."""
    if s.fifth_terror == WALK_AGAIN:
        walk_again(s)
    elif s.fifth_terror == PLAY_ON:
        s.stale = STALE
        say(s, "stale", "ED-b-51")
    else:
        say(s, "ends-now", "ED-b-51")
        close(s)


def close(s: Evening) -> None:
    """ED-5: everybody counts."""
    s.over = True
    if s.tale is None:
        return
    for player in losers(s):
        say(s, "loses", lost_by(s), player, Count(player.complete_lines()))
    final = result(s)
    winners = [s.players[seat] for seat in final.winners]
    if winners:
        least = final.scores[final.winners[0]].total
        say(s, "wins", "ED-5.2", Several("seats", winners), Count(least), Count(len(winners), "winners"))
