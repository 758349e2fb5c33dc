"""The Cellar Stairs: a miniature game of hidden cards, with one of everything that the kernel offers.

The contract suite must pass on it, and must fail on each of the faults that ``test_the_suite.py`` plants.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypedDict

from fluent.runtime import FluentBundle, FluentResource

from seance.kernel.cover import Setting
from seance.kernel.dice import Dice
from seance.kernel.facts import Count, Named, Said, Several
from seance.kernel.game import Game, Result, Score, Settings
from seance.kernel.question import (
    Prompt,
    Question,
    Token,
    ask_one,
    choose,
    choose_number,
    choose_some,
    free_text,
    together,
)
from seance.kernel.remark import Remark
from seance.kernel.rulebook import Rulebook
from seance.kernel.stage import Objection, Prop, Stage, whole
from seance.kernel.state import State, only, say, whisper
from seance.kernel.things import Card, Option, Seat, Thing
from seance.kernel.window import first_to
from seance.kernel.words import Words
from seance.kernel.zone import ALL, NOBODY, Zone, seat_bit

RULES = """
**MINI-1** Set-up. Shuffle six each of Moth, Bat, Owl and Wolf; deal three to each guest.
**MINI-2** Your turn. Light a beast, hide it, peek, roll, or toast.
**MINI-2.1** Light. Lay a beast under the lamp; score what it is worth.
**MINI-2.2** Hide. Lay a beast face down on your stair.
**MINI-2.3** Peek. Look at a beast on somebody's stair, unless they shoo you off with a beast of theirs.
**MINI-2.4** Roll. Four or more scores one.
**MINI-2.5** Toast. Say something.
**MINI-3** Tidy up. Drop what you like, then draw up to three.
**MINI-4** Duel. After every third turn all play one beast at once; the best one scores one.
**MINI-5** End. After six turns (a long game: twenty-four), or when the deck is empty. Most points win.
"""

TEXTS = """
nothing = nothing
list-end = { $list } and { $last }
do-pass = Pass
do-light = Light { $beast }
do-hide = Hide { $beast }
do-peek = Peek at the stair of { $seat }
do-roll = Roll
do-toast = Toast
ask-act = What do you do?
ask-which = Which step of { $owner }, { $low } to { $high }?
ask-shoo = Shoo { $by } off?
ask-words = What do you say?
ask-drop = Drop up to { $high }
ask-duel = Your champion?
told-lit = { $seat } lights { $beast }.
told-hid = { $seat } hides { $beast }.
told-hid-unseen = { $seat } hides a beast.
told-shooed = { $seat } shoos them off with { $beast }.
told-peeked = { $seat } peeks at the stair of { $owner }.
told-saw = You see { $beast }.
told-rolled = { $seat } rolls { $pips }.
told-toasted = { $seat } says: { $words }
told-dropped = { $seat } drops { $beasts }.
told-drew = { $seat } draws { $count }.
told-got = You draw { $beasts }.
told-duelled = { $seat } plays { $beast }.
told-won = { $seat } wins the duel.
says-lights = Let us have a look at { $beast }.
says-lights-2 = Out with you, { $beast }!
says-hides = This one stays in the dark.
says-peeks = What has { $seat } got there?
says-drops = { $count ->
    [one] One less to carry.
   *[other] { $count } less to carry.
}
"""


class Beast(Card):
    """A beast; the six copies of a kind are one card."""

    noun: ClassVar[str] = "beast"

    def __init__(self, worth: int, name: str) -> None:
        super().__init__(name, name.capitalize())
        self.worth = worth


BEASTS = tuple(Beast(worth, name) for worth, name in enumerate(("moth", "bat", "owl", "wolf"), start=1))
ROLL = Option("roll")
TOAST = Option("toast")


class Guest(Seat):
    """A hand, a stair, and points."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.hand: Zone[Beast] = Zone(f"{index}.hand", seat_bit(index), [])
        self.stair: Zone[Beast] = Zone(f"{index}.stair", seat_bit(index), [])
        self.points = 0

    def copy(self) -> Guest:
        twin = Guest(self.index)
        twin.hand, twin.stair, twin.points = self.hand.copy(), self.stair.copy(), self.points
        return twin


class Cellar(State):
    """The whole table."""

    def __init__(self, dice: Dice, players: int, turns: int) -> None:
        super().__init__(dice)
        self.guests = [Guest(index) for index in range(players)]
        self.deck: Zone[Beast] = Zone("deck", NOBODY, [], "beast")
        self.lamp: Zone[Beast] = Zone("lamp", ALL, [])
        self.turns = turns


def set_up(settings: Settings, dice: Dice) -> Cellar:
    s = Cellar(dice, settings["players"], 24 if settings["long"] else 6)
    s.deck.cards = [beast for beast in BEASTS for _ in range(6)]
    s.deck.shuffle(dice)
    for me in s.guests:
        draw(s, me)
    return s


def copy(s: Cellar) -> Cellar:
    twin = Cellar(s.dice.copy(), 0, s.turns)
    twin.chapter, twin.over = s.chapter, s.over
    twin.guests = [guest.copy() for guest in s.guests]
    twin.deck, twin.lamp = s.deck.copy(), s.lamp.copy()
    return twin


def zones(s: Cellar) -> list[Zone[Any]]:
    return [s.deck, s.lamp, *[guest.hand for guest in s.guests], *[guest.stair for guest in s.guests]]


class CellarView(TypedDict):
    turn: int
    points: list[int]
    places: dict[str, list[str | None]]


def view(s: Cellar, seat: int) -> CellarView:
    return {
        "turn": s.chapter,
        "points": [guest.points for guest in s.guests],
        "places": {zone.name: zone.look(seat) for zone in zones(s)},
    }


def active(s: Cellar) -> Guest:
    return s.guests[s.chapter % len(s.guests)]


async def turn(s: Cellar) -> None:
    """MINI-2 to MINI-5, in order."""
    me = active(s)
    await act(s, me)
    await tidy(s, me)
    if s.chapter % 3 == 0:
        await duel(s)
    s.over = s.chapter >= s.turns or not s.deck.cards


async def act(s: Cellar, me: Guest) -> None:
    mine = list(dict.fromkeys(me.hand.cards))
    others = [guest for guest in s.guests if guest is not me and guest.stair.cards]
    options = [Option(verb, beast) for verb in ("light", "hide") for beast in mine]
    options += [Option("peek", guest) for guest in others]
    choice = await choose(me, "act", "MINI-2", [*options, ROLL, TOAST])
    if choice.verb in ("light", "hide"):
        play(s, me, choice)
    elif choice.verb == "peek":
        await peek(s, me, next(guest for guest in others if guest is choice.part))
    elif choice is ROLL:
        roll(s, me)
    else:
        words = await free_text(me, "words", "MINI-2.5", "Good evening.", 20)
        say(s, "toasted", "MINI-2.5", me, Said(words))


def play(s: Cellar, me: Guest, choice: Option) -> None:
    beast = next(beast for beast in BEASTS if beast is choice.part)
    me.hand.take(beast)
    if choice.verb == "light":
        s.lamp.add(beast)
        me.points += beast.worth
        say(s, "lit", "MINI-2.1", me, beast)
    else:
        me.stair.add(beast)
        say(s, "hid", "MINI-2.2", me, only(me, beast))


async def peek(s: Cellar, me: Guest, owner: Guest) -> None:
    """Being asked tells nothing: whoever holds a card is asked."""

    def offers(guest: Seat) -> list[Beast] | None:
        return list(dict.fromkeys(owner.hand.cards)) if owner.hand.cards else None

    stop = await first_to([owner], offers, "shoo", "MINI-2.3", [Named("by", me)])
    if stop is not None:
        s.lamp.add(owner.hand.take(stop[1]))
        say(s, "shooed", "MINI-2.3", owner, stop[1])
        return
    about: list[Thing] = [Named("owner", owner)]
    at = await choose_number(me, "which", "MINI-2.3", 1, len(owner.stair.cards), about)
    owner.stair.show(at - 1, me.index)
    say(s, "peeked", "MINI-2.3", me, Named("owner", owner))
    whisper(s, me, "saw", "MINI-2.3", owner.stair.cards[at - 1])


def roll(s: Cellar, me: Guest) -> None:
    pips = 1 + s.dice.below(6)
    me.points += 1 if pips >= 4 else 0
    say(s, "rolled", "MINI-2.4", me, Count(pips, "pips"))


async def tidy(s: Cellar, me: Guest) -> None:
    if me.hand.cards:
        dropped = await choose_some(me, "drop", "MINI-3", me.hand.cards[:])
        for beast in dropped:
            s.lamp.add(me.hand.take(beast))
        if dropped:
            say(s, "dropped", "MINI-3", me, Several("beasts", dropped))
    draw(s, me)


def draw(s: Cellar, me: Guest) -> None:
    drawn: list[Beast] = []
    while len(me.hand.cards) < 3 and s.deck.cards:
        drawn.append(s.deck.draw())
        me.hand.add(drawn[-1])
    if drawn:
        say(s, "drew", "MINI-3", me, Count(len(drawn)))
        whisper(s, me, "got", "MINI-3", Several("beasts", drawn))


async def duel(s: Cellar) -> None:
    """MINI-4: all at once, in secret."""
    able = [guest for guest in s.guests if guest.hand.cards]

    def champions() -> list[Question]:
        return [ask_one(me, "duel", "MINI-4", list(dict.fromkeys(me.hand.cards))) for me in able]

    chosen: list[Beast] = await together(champions)
    for me, beast in zip(able, chosen, strict=True):
        s.lamp.add(me.hand.take(beast))
        say(s, "duelled", "MINI-4", me, beast)
    best = max((beast.worth for beast in chosen), default=0)
    for me, beast in zip(able, chosen, strict=True):
        if beast.worth == best:
            me.points += 1
            say(s, "won", "MINI-4", me)


def result(s: Cellar) -> Result:
    most = max(guest.points for guest in s.guests)
    scores = [Score(guest.index, guest.points, [("points", "MINI-5", guest.points)]) for guest in s.guests]
    return Result([guest.index for guest in s.guests if guest.points == most], scores, "MINI-5")


def weigh(seen: CellarView, question: Prompt) -> list[float]:
    """Likes what comes last; that is enough to have opinions."""
    count = len(question.options) or question.high - question.low + 1
    return [index / count for index in range(count)]


def remark(seen: CellarView, question: Prompt, token: Token) -> Remark | None:
    """Guests think aloud about what everybody is about to see, and no more than that."""
    choice = question.value(token)
    if question.name == "drop" and isinstance(choice, list):
        return Remark("drops", Count(len(choice))) if choice else None
    if question.name != "act" or not isinstance(choice, Option) or choice.part is None:
        return None
    return Remark("hides") if choice.verb == "hide" else Remark(f"{choice.verb}s", choice.part)


def put_points(s: Cellar, seat: int, value: str) -> None:
    s.guests[seat].points = whole(value, 0, 99)


def short_hands(s: Cellar) -> Objection | None:
    for guest in s.guests:
        if len(guest.hand.cards) > 3:
            return Objection(guest.hand.name, "nobody holds more than three", "MINI-3")
    return None


STAGE: Stage[Cellar] = Stage(
    owners=("0", "1", "2"),
    props=(Prop("<guest>.points", "points", put_points),),
    checks=(short_hands,),
)


def record(**parts: Any) -> Game[Cellar]:
    """The game, with some of its parts replaced."""
    settings = (
        Setting("players", 3, (2, 3), "How many guests"),
        Setting("long", default=False, choices=(False, True), text="Twice as many turns"),
    )
    functions: dict[str, Any] = {
        "setup": set_up,
        "turn": turn,
        "copy": copy,
        "zones": zones,
        "view": view,
        "result": result,
        "weigh": weigh,
        "stage": STAGE,
        "redeal": None,
        "remark": remark,
    }
    fixed: dict[str, Any] = {"cards": BEASTS, "seat_names": ("Ann", "Ben", "Cat"), "classes": (Cellar, Guest)}
    return Game("mini", "The Cellar Stairs", "MINI", 1, settings, **fixed, **{**functions, **parts})


def rulebook() -> Rulebook:
    return Rulebook("mini", RULES)


def texts(game: Game[Cellar]) -> Words:
    """Words from this file: the kernel looks for them in the folder of a game, and this is none."""
    words = Words.__new__(Words)
    words.game, words.names = game, list(game.seat_names)
    words.bundle = FluentBundle(["en"], use_isolating=False)
    words.bundle.add_resource(FluentResource(TEXTS))
    return words
