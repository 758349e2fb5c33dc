"""WO-10: WILL, BODY and FEAR, what changes them and what does not; and the three questions (WO-1.3)."""

from __future__ import annotations

from seance.games.way_out.box.entries import FEAR, ONE_MORE, STATS, Effect, Entry
from seance.games.way_out.state import Maze, Player
from seance.kernel.facts import Count, Said
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Option


class Take(Option):
    """Take one of the effects that are offered."""

    def __init__(self, effect: Effect) -> None:
        super().__init__("take", effect)
        self.effect = effect


TAKE_ONE_MORE = [Take(effect) for effect in ONE_MORE]


async def suffer(s: Maze, me: Player, entry: Entry, rule: str) -> None:
    """Apply an entry of a chart to the active player, and to nobody else (WO-5.4, WO-b-43)."""
    effect = entry.effects[0]
    if len(entry.effects) > 1:
        options = [Take(each) for each in entry.effects]
        effect = (await choose(me, "effect", rule, options, [Said(entry.title, "title")])).effect
    change(s, me, effect, rule)


async def one_more(s: Maze, me: Player) -> None:
    """WO-8.3: one more of any stat for whoever opens a Secret Door of their own."""
    change(s, me, (await choose(me, "one-more", "WO-8.3", TAKE_ONE_MORE)).effect, "WO-8.3")


def change(s: Maze, me: Player, effect: Effect, rule: str) -> None:
    """WO-10.1 and WO-10.2: stat by stat; what would fall below 0 or is locked stays as it is."""
    will = 0 if me.locked or me.will + effect.will < 0 else effect.will
    body = 0 if me.body + effect.body < 0 else effect.body
    fear = 0 if me.fear + effect.fear < 0 else effect.fear
    me.will += will
    me.body += body
    me.fear += fear
    if s.tale is not None:
        tell_change(s, me, effect, Effect(will, body, fear), rule)
    if s.solo and fear_rules(me):
        s.over = True
        s.ended = "lost"


def tell_change(s: Maze, me: Player, effect: Effect, done: Effect, rule: str) -> None:
    """Say what an effect has done, and then, stat by stat, what of it was ignored, and by which rule."""
    if done.text:
        now = [Count(me.will, "will"), Count(me.body, "body"), Count(me.fear, "fear")]
        say(s, "changed", rule, me, done, *now)
    if effect.will != done.will:
        tell_ignored(s, me, Effect(effect.will, 0, 0), "WO-10.2" if me.locked else "WO-10.1")
    if effect.body != done.body:
        tell_ignored(s, me, Effect(0, effect.body, 0), "WO-10.1")
    if effect.fear != done.fear:
        tell_ignored(s, me, Effect(0, 0, effect.fear), "WO-10.1")


def tell_ignored(s: Maze, me: Player, effect: Effect, rule: str) -> None:
    """Say that a change did not happen: the stat is locked, or too low for it (WO-10.1)."""
    say(s, "ignored-low" if rule == "WO-10.1" else "ignored-locked", rule, me, effect)


def fear_rules(me: Player) -> bool:
    """WO-b-5: FEAR is the highest stat only when it is above both others."""
    return me.fear > me.body and me.fear > me.will


def answer(s: Maze, me: Player, stat: int, rule: str) -> bool:
    """Write down that a question has been answered; False when it had been before (WO-b-15)."""
    if me.answered >> stat & 1:
        return False
    me.answered |= 1 << stat
    say(s, f"answered-{STATS[stat]}", rule, me)
    return True


def questions(me: Player) -> int:
    """How many of the three questions are answered."""
    return sum([me.answered >> stat & 1 for stat in range(FEAR + 1)])


def points(me: Player) -> int:
    """WO-11.2."""
    return me.will + me.body - me.fear + questions(me)
