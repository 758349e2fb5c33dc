"""AM-5: setting up the night."""

from __future__ import annotations

from typing import Final

from seance.games.most_haunted_house.box.charms import CHARMS
from seance.games.most_haunted_house.box.curses import CURSES, POSSESSIONS
from seance.games.most_haunted_house.box.hauntings import HAUNTINGS
from seance.games.most_haunted_house.box.investigators import INVESTIGATORS
from seance.games.most_haunted_house.house import HOUSE, NUMBER
from seance.games.most_haunted_house.searching import lay_tokens
from seance.games.most_haunted_house.state import SIDES, Night, new_night, new_sleuth
from seance.kernel.dice import Dice
from seance.kernel.game import Settings

GOALS: Final = {"easy": 5, "normal": 6, "hard": 7}
"""Section c: how much Proof is wanted."""
LAY_OFF: Final = {"free": 0, "action": 1}
"""b-11: how many Actions it costs to let a Charm go."""
DOOR: Final = [NUMBER[key] for key in HOUSE.marked("door")]
PLAYERS: Final = 4


def set_up(settings: Settings, dice: Dice) -> Night:
    """AM-5: tokens, investigators on the Front Door, decks, the order of turns."""
    s = new_night(dice)
    s.goal = GOALS[settings["difficulty"]]
    s.lay_off_cost = LAY_OFF[settings["lay_off"]]
    s.team = [new_sleuth(index, at) for index, at in enumerate(DOOR)]
    lay_tokens(s)
    s.hauntings.cards = list(HAUNTINGS)
    s.curses.cards = [*CURSES, *POSSESSIONS]
    s.charms.cards = list(CHARMS)
    for deck in (s.hauntings, s.curses, s.charms):
        deck.shuffle(dice)
    s.spare.cards = list(INVESTIGATORS)
    s.drafting = settings["investigators"] == "draft"
    if not s.drafting:
        s.spare.shuffle(dice)
        for me in s.team:
            me.card.add(s.spare.draw())
    s.order = turn_order(dice, list(range(PLAYERS)))
    return s


def turn_order(dice: Dice, seats: list[int]) -> list[int]:
    """AM-5.4: from the highest roll to the lowest; who is level rolls again (b-33)."""
    if len(seats) < 2:
        return seats
    rolls = [dice.below(SIDES) for _ in seats]
    order: list[int] = []
    for roll in sorted(set(rolls), reverse=True):
        level = [seat for seat, rolled in zip(seats, rolls, strict=True) if rolled == roll]
        order.extend(turn_order(dice, level))
    return order
