"""What cards say: every deed, every Power, in plain and whole sentences."""

from __future__ import annotations

import re

import pytest

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.deed import Act, Deed, Power
from seance.games.house_of_whack.prose.phrases import OBJECT, OBJECTS, POWERS, SUBJECT, SUBJECTS
from seance.games.house_of_whack.prose.wording import (
    say_act,
    say_arcana,
    say_arrival,
    say_deeds,
    say_loss,
    say_power,
    say_rate,
    say_room,
)
from seance.games.house_of_whack.registry import DOING
from tests.rules import rule

ANSWERS = (d.CANCEL, d.REDIRECT, d.COPY)
STATS = {d.INVITE: ("ally", "resident"), d.LOCK_UP: ("red", "blue")}
SENTENCE = re.compile(r"[A-Z+-][^{}.]*[a-z]\.")
EVERY = [
    Deed(kind, amount, stat, whom)
    for kind in [*SUBJECT, *OBJECT]
    if kind not in ANSWERS
    for amount in (1, 2)
    for stat in STATS.get(kind, ("red", "blue", "green"))
    for whom in SUBJECTS
]


def test_every_deed_that_can_be_done_can_be_said() -> None:
    assert set(DOING) | set(ANSWERS) == set(SUBJECT) | set(OBJECT)
    assert not set(SUBJECT) & set(OBJECT)
    assert set(SUBJECTS) == set(OBJECTS)


def test_every_deed_is_a_whole_sentence() -> None:
    for deed in EVERY:
        said = say_deeds((deed,))
        assert SENTENCE.fullmatch(said), said
        assert "  " not in said
        assert not re.search(r"\b1 \w+( \w+)?(Hearts|cards|spaces|turns|Actions)\b", said), said
        assert not re.search(r"\b2 (Gold Heart|Drama card|space|turn|Action)\b", said), said


def test_verbs_follow_whoever_does_it() -> None:
    for kind in SUBJECT:
        if kind not in ANSWERS:
            stat = STATS.get(kind, ("red",))[0]
            mine, theirs, all_of_them = (
                say_deeds((Deed(kind, 1, stat, who),)) for who in (d.ME, d.OTHER, d.OTHERS)
            )
            verb = mine.split()[0].lower()
            assert re.match(rf"Another player {verb}e?s ", theirs), theirs
            assert all_of_them.startswith(f"All others {verb} "), all_of_them
            assert "your" not in theirs + all_of_them


@pytest.mark.parametrize(
    ("deeds", "text"),
    [
        ((Deed(d.GAIN, 1, "green"),), "Gain 1 Life."),
        ((Deed(d.LOSE, 2, "blue", d.OTHER),), "Another player loses 2 Spirit."),
        ((Deed(d.HEARTS, 1),), "Gain 1 Gold Heart."),
        ((Deed(d.HEARTS, 2, whom=d.ALL),), "Everybody gains 2 Gold Hearts."),
        ((Deed(d.MISS, 1, whom=d.HERE),), "Another player in your room misses their next turn."),
        ((Deed(d.MISS, 2),), "Miss your next 2 turns."),
        ((Deed(d.FORESEE, 1),), "Look at the top Whack card."),
        ((Deed(d.LEAP, whom=d.ANY),), "Any one player goes to any room they like."),
        ((Deed(d.INVITE, stat="ally"),), "Bring an Ally into your room."),
        ((Deed(d.UPROOT, whom=d.OTHER),), "Remove a token of another player from any room."),
        ((Deed(d.GAIN, 1, "red"), Deed(d.DRAW, 2)), "Gain 1 Strength and draw 2 Drama cards."),
        (
            (Deed(d.GAIN, 1, "red"), Deed(d.HOME), Deed(d.DRAW, 1)),
            "Gain 1 Strength, go to Start and draw 1 Drama card.",
        ),
        (
            (Deed(d.LOSE, 1, "red", d.OTHER), Deed(d.HOME, whom=d.OTHER), Deed(d.FILCH, whom=d.OTHER)),
            "Another player loses 1 Strength and goes to Start. Take 1 Gold Heart from that player.",
        ),
        (
            (Deed(d.PEEK, whom=d.OTHER), Deed(d.DRAW, whom=d.OTHER)),
            "Look at the hand of another player. That player draws 1 Drama card.",
        ),
        (
            (Deed(d.COVET, whom=d.OTHER), Deed(d.LOSE, 1, "blue")),
            "Look at the hand of another player and take a card of your choice. Lose 1 Spirit.",
        ),
    ],
)
def test_deeds(deeds: tuple[Deed, ...], text: str) -> None:
    assert say_deeds(deeds) == text


def test_every_power_is_a_whole_sentence() -> None:
    kinds = {d.BONUS, d.HAND, d.ACTIONS, d.STEPS, d.DICE, d.EVADE, d.WITS, d.SHIELD, d.DISCOUNT}
    kinds |= {d.NO_ATTACKS, d.MINIONS, d.TOKENS, d.GOLD_RATE, d.PASS_LEFT, d.LAMED}
    assert set(POWERS) == kinds
    for kind in POWERS:
        for amount in (-2, -1, 1, 2):
            said = say_power(Power(kind, amount, "red"))
            assert re.fullmatch(r"[A-Z0-9+-][^{}.]*[a-z]\.", said), said
            assert not re.search(r"\b1 (hearts|spaces|Actions|Gold Hearts)\b", said), said


@pytest.mark.parametrize(
    ("power", "text"),
    [
        (Power(d.BONUS, 2, "red", "minion"), "+2 Strength against Minions."),
        (Power(d.BONUS, 1, "blue"), "+1 Spirit in Conflicts."),
        (Power(d.BONUS, -1, "blue", "lock"), "-1 Spirit against locks."),
        (Power(d.ACTIONS, -1), "1 Action fewer in each of your turns."),
        (Power(d.STEPS, 2), "You walk 2 spaces farther."),
        (Power(d.DISCOUNT, 1, "green"), "Each point of Life costs you 1 heart less."),
        (Power(d.DISCOUNT, 2, "gold"), "Each Gold Heart costs you 2 hearts less."),
        (Power(d.MINIONS, -1), "Minions are 1 weaker."),
    ],
)
def test_powers(power: Power, text: str) -> None:
    assert say_power(power) == text


@rule("HW-5.9", "HW-5.10", "HW-5.2")
def test_acts_say_when() -> None:
    fetch = Deed(d.FETCH)
    assert say_act(Act(d.ACTION, fetch)) == "Action: take a Prop or an Ally that lies in any room."
    leads = [
        say_act(Act(when, fetch)).partition(":")[0]
        for when in (d.FREE, d.HOUSEKEEPING, d.ENTERING, d.STAYING)
    ]
    assert leads == ["Free", "Housekeeping", "When you enter", "When you end a move here"]


@rule("HW-b-116", "HW-b-51")
def test_a_drama_card_says_what_it_costs() -> None:
    assert say_arcana((Deed(d.HOP),), True, "") == "Action: go to a connected room of your choice."
    said = say_arcana((Deed(d.HOME),), False, "Bow to everybody.")
    assert said == "Go to Start. At the table: bow to everybody."


@rule("HW-17.9", "HW-18.5")
def test_what_losing_does() -> None:
    assert say_loss((Deed(d.LOSE, 1, "green"),)) == "If it beats you, lose 1 Life."
    timed = say_loss((Deed(d.LOSE, 1, "green"),), 2, (Power(d.ACTIONS, -1),))
    assert timed == "If it beats you, lose 1 Life. For 2 turns: 1 Action fewer in each of your turns."
    assert say_loss((), 1, (Power(d.HAND, -1),)) == "If it beats you, for 1 turn: -1 to your hand limit."


@rule("HW-20.2", "HW-12.6", "HW-11.5")
def test_rooms_and_arrivals() -> None:
    heal = (Deed(d.GAIN, 1, "green"),)
    assert say_rate(2, heal) == "For every 2 in value that you redeem here, gain 1 Life."
    assert say_room((), None, False, 2, heal) == say_rate(2, heal)
    assert say_room((Power(d.HAND),), None, True, 0, ()).endswith(
        ". For whoever has a token here, from anywhere."
    )
    assert say_room((), None, False, 0, ()) == ""
    assert (say_arrival("ally"), say_arrival("resident")) == ("An Ally arrives.", "A Resident arrives.")


def test_every_card_of_the_box_reads_well() -> None:
    for each in [*FIRST.drama, *FIRST.whack]:
        assert each.text.endswith("."), each.key
        assert not re.search(r"[{}]|  |\.\.|(from|with|of) yourself", each.text), each.text
