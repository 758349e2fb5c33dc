"""HW-SR.3: the Hatch and its combination, of which everybody holds one number."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import HATCH, Arrival, PropCard, RoomTile, Whack
from seance.games.house_of_whack.carrying import make_room, may_receive
from seance.games.house_of_whack.decks import can_draw_whack, deal_drama, draw_whack
from seance.games.house_of_whack.harm import drop_in
from seance.games.house_of_whack.notions import DIGITS
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.redeeming import earn
from seance.games.house_of_whack.registry import ACTS, BUILT, USES
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.whacking import arrive
from seance.kernel.facts import Count, Named, Several
from seance.kernel.question import Question, ask_number, choose, choose_number, together
from seance.kernel.state import only, say
from seance.kernel.things import Option

HIGHEST: Final = 99
"""b-54."""
DRAMA_REWARD: Final = 10
FINDS: Final = 5
TREASURES: Final = 10
"""HW-SR.3: cards drawn for each reward."""
OPEN: Final = Option("open-hatch")
GUESS: Final = Option("guess-hatch")
TEN_DRAMA: Final = Option("ten-drama")
FIVE_WHACK: Final = Option("five-whack")
TEN_WHACK: Final = Option("ten-whack")


# --- numbers --------------------------------------------------------------------------------------------


async def set_numbers(s: Premises, me: Player, tile: RoomTile) -> None:
    """HW-SR.3, b-54: everybody in the game records a number at once; it opens once each time it is built."""
    s.opened = False
    writers = s.clockwise()
    for writer in writers:
        record(s, writer, s.dice.below(HIGHEST + 1))
    numbers: list[int] = await together(lambda: [_ask(writer) for writer in writers])
    for writer, number in zip(writers, numbers, strict=True):
        record(s, writer, number)
    say(s, "numbers-set", "HW-SR.3", tile)


def record(s: Premises, me: Player, number: int) -> None:
    """Write a number down with two digits, instead of any that stood there."""
    for digit in me.number.take_all():
        s.digits.add(digit)
    for each in divmod(number, 10):
        me.number.add(s.digits.take(DIGITS[each]))


def number_of(me: Player) -> int:
    """The number that somebody has written down."""
    tens, ones = me.number.cards
    return 10 * tens.number + ones.number


def _ask(me: Player) -> Question:
    """b-93: whoever does not answer gets the number that chance wrote down for them."""
    question = ask_number(me, "number", "HW-SR.3", 0, HIGHEST)
    question.default = number_of(me)
    return question


def can_look(s: Premises, winner: Player, loser: Player) -> bool:
    """HW-SR.3: after a Conflict one may look at a number that one does not know."""
    return len(loser.number.cards) > 0 and not knows(winner, loser)


def knows(me: Player, other: Player) -> bool:
    """Whether somebody has seen another's number."""
    return other.number.knows(0, me.index)


def look(s: Premises, winner: Player, loser: Player) -> None:
    """HW-SR.3."""
    loser.number.show_all(winner.index)
    seen = only(winner, Count(number_of(loser), "number"))
    say(s, "looks", "HW-SR.3", winner, Named("rival", loser), seen)


def reveal_number(s: Premises, me: Player) -> None:
    """b-55, b-86: the number of somebody who is out is shown to all; the combination keeps its length."""
    for at in range(len(me.number.cards)):
        me.number.turn_up(at)
    if me.number.cards:
        say(s, "number-shown", "HW-b-86", me, Count(number_of(me), "number"))


# --- opening --------------------------------------------------------------------------------------------


def combination(s: Premises, me: Player) -> list[Player]:
    """b-54: whose numbers are needed besides one's own, in seat order."""
    return [player for player in s.players if player is not me and player.number.cards]


def lid(s: Premises, me: Player) -> list[Option]:
    """HW-SR.3, b-54: try it, knowing the whole combination or guessing at it; open is open."""
    if s.opened or not any(player.number.cards for player in s.players):
        return []
    return [OPEN] if all(knows(me, other) for other in combination(s, me)) else [GUESS]


async def try_combination(s: Premises, me: Player, option: Option) -> None:
    """b-54: numbers not known are guessed aloud; which of them was wrong nobody hears."""
    unknown = [other for other in combination(s, me) if not knows(me, other)]
    guesses: list[int] = []
    for other in unknown:
        number = await choose_number(me, "guess", "HW-b-54", 0, HIGHEST, [Named("whose", other)])
        say(s, "guesses", "HW-b-54", me, Named("whose", other), Count(number, "number"))
        guesses.append(number)
    if guesses != [number_of(other) for other in unknown]:
        say(s, "stays-shut", "HW-b-54", me)
        return
    s.opened = True
    say(s, "opens-hatch", "HW-SR.3", me)
    await reward(s, me)


async def reward(s: Premises, me: Player) -> None:
    """HW-SR.3: one of three."""
    options = [TEN_DRAMA] if s.drama.cards or s.drama_gone.cards else []
    options += [FIVE_WHACK, TEN_WHACK] if can_draw_whack(s) else []
    if not options:
        return
    option = await choose(me, "hatch", "HW-SR.3", options)
    if option is TEN_DRAMA:
        deal_drama(s, me, DRAMA_REWARD, "HW-SR.3")
    elif option is FIVE_WHACK:
        await rummage(s, me, _uncover(s, me, FINDS))
    else:
        cards = _uncover(s, me, TREASURES)
        _shuffle_back(s, cards)
        earn(s, me, sum(card.worth for card in cards), "HW-SR.3")


def _uncover(s: Premises, me: Player, count: int) -> list[Whack]:
    """Turn up so many Whack cards, or as many as there are (b-120)."""
    cards: list[Whack] = []
    for _ in range(count):
        card = draw_whack(s)
        if card is not None:
            cards.append(card)
            s.drawn.add(card)
    say(s, "uncovers", "HW-SR.3", me, Several("cards", cards))
    return cards


def _shuffle_back(s: Premises, cards: list[Whack]) -> None:
    for card in cards:
        s.drawn.take(card)
        s.whack.add(card)
    s.whack.shuffle(s.dice)


async def rummage(s: Premises, me: Player, cards: list[Whack]) -> None:
    """HW-SR.3, b-82: Props are kept, Arrivals met; the rest goes back as if it had not been there."""
    _shuffle_back(s, [card for card in cards if not isinstance(card, (PropCard, Arrival))])
    for card in cards:
        if isinstance(card, PropCard):
            _keep(s, me, card)
    await make_room(s, me)
    for card in cards:
        if isinstance(card, Arrival):
            s.drawn.take(card)
            s.whack_gone.add(card)
            if not me.dead:
                await arrive(s, me, card.role)


def _keep(s: Premises, me: Player, card: PropCard) -> None:
    """b-105: for a crushed Spirit it lies in the room."""
    s.drawn.take(card)
    if card.charges:
        s.charges[card.key] = card.charges
    if may_receive(me):
        me.carried.add(card)
        say(s, "keeps", "HW-SR.3", me, card)
    else:
        drop_in(s, card, me)


BUILT[HATCH] = set_numbers
USES[HATCH] = lid
ACTS[OPEN.verb] = try_combination
ACTS[GUESS.verb] = try_combination
