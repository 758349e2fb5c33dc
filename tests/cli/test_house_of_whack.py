"""House of Whack at a terminal: the house, the dice and Hearts, the Conflict, tickets, and that it fits."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from seance.bots import ask, make
from seance.cli.lines import lines_of, with_height
from seance.cli.sitting.frame import Asked
from seance.cli.sitting.loop import Sitting
from seance.cli.sitting.screen import Screen
from seance.cli.sitting.typed import read_typed
from seance.cli.tables import Board
from seance.cli.tables.house_of_whack_plan import beside, printed_squares, short
from seance.games.house_of_whack import GAME
from seance.kernel.match import Match
from seance.kernel.question import ONE, SOME, TEXT, Question
from seance.kernel.scenario import scenario
from seance.kernel.words import Words

BOARD = Board("house_of_whack")
NAMES = ["Ada", "Ben", "Cy", "Dot"]
WORDS = Words(GAME, NAMES)
EMPTY = "1.hand:\n2.hand:\n3.hand:"
HOUSE = f"""
    turn = 1
    actions = 2
    house: start laundry_chute wasp_conservatory rejuvinex
    plan = laundry_chute:0/1/0@90 wasp_conservatory:0/0/-1 rejuvinex:1/0/0
    stairs = start:7-rejuvinex:5
    locks = start:south:red:4
    tokens = start:2 wasp_conservatory:1
    lying: carpet_shark cork_rifle
    lies = carpet_shark:wasp_conservatory cork_rifle:start
    1.room = start
    1.square = 5
    2.room = wasp_conservatory
    3.room = rejuvinex
    {EMPTY}
    """


def night(scene: str = HOUSE, players: int = 3, **wanted: Any) -> Match:
    return scenario(GAME, scene, players=players, **wanted)


def lines(renderable: RenderableType, width: int = 120, height: int = 60) -> list[str]:
    console = Console(width=width, height=height, file=io.StringIO())
    drawn = lines_of(console, with_height(console.options, height), renderable)
    return ["".join(segment.text for segment in line) for line in drawn]


def table(match: Match, width: int = 120, height: int = 60, seat: int = 0) -> str:
    """The table as one seat sees it while it is asked something, without colours."""
    question = match.question(seat)
    asked = None if question is None else question.data()
    return "\n".join(lines(BOARD.table(match.view(seat), WORDS, seat, asked), width, height))


def answers(match: Match, width: int = 80) -> list[str]:
    return lines(Asked(match.questions[0].data(), WORDS, BOARD), width)


# --- the plan ------------------------------------------------------------------------------------------


def test_rooms_stand_where_they_lie_with_their_doors() -> None:
    shown = table(night()).splitlines()
    assert shown[0].startswith("House ")
    assert [line[:30].rstrip() for line in shown[1:12]] == [
        "    ┌─── ? ───┐",
        "    │Wasp C ●!│",
        "    │ ▲  ·  · │",
        "    ? · ▒▒▒ · ?",
        "    │ ·  ·  · │",
        "    ├───   ───┼─── ? ───┐",
        "    │Start  ▲+│Laundry C│",
        "    │ ·  ·  · │ ·  ·  · │",
        "    ? ·  ●  ·   ·  ·  · ?",
        "    │≡1  ·  · │ · ▒▒▒▒▒▒│",
        "    └───[4]───┴─────────┘",
    ]


def test_other_floors_come_after_ones_own() -> None:
    match = night()
    assert table(match).index("House") < table(match).index("Floor 1")
    watched = "\n".join(lines(BOARD.table(match.view(2), WORDS, 2)))
    assert watched.index("Floor 1") < watched.index("House")


def test_where_one_can_go_the_answers_stand_on_the_squares() -> None:
    match = night()
    match.answer(0, "walk")
    question = match.questions[0]
    numbers = {key: str(number) for number, key in enumerate(question.keys(), start=1)}
    row = f" {numbers['open:start:west']}? {numbers['go:start:4']}  ●  {numbers['go:start:6']} "
    assert row in table(match)
    rooms, *rest = answers(match)[1:]
    assert rooms.startswith("Start ")
    assert f"{numbers['open:start:west']} Open the west door of Start" in " ".join(rest)
    assert f"{numbers['done']} That will do" in " ".join(rest)


def test_a_tile_is_drawn_as_it_is_turned() -> None:
    assert printed_squares(0) == list(range(9))
    assert printed_squares(1) == [6, 3, 0, 7, 4, 1, 8, 5, 2]
    assert printed_squares(2) == list(range(9))[::-1]
    assert [beside((0, 0), side) for side in range(4)] == [(0, -1), (1, 0), (0, 1), (-1, 0)]


@pytest.mark.parametrize(
    ("title", "width", "shown"),
    [
        ("Start", 9, "Start"),
        ("The Gate", 9, "The Gate"),
        ("The Gate", 5, "Gate"),
        ("Kitchen at Midnight", 8, "Kitchen"),
        ("Hedge Maze: Yew", 9, "Yew Maze"),
        ("Hedge Maze: Thorn", 9, "Thorn Maz"),
    ],
)
def test_names_are_cut_to_what_fits(title: str, width: int, shown: str) -> None:
    assert short(title, width) == shown


def test_a_narrow_screen_shows_the_part_of_the_house_where_one_is() -> None:
    low = table(night(), 80, 16)
    assert "There are other floors." in low
    assert "Start" in low


# --- people and cards ----------------------------------------------------------------------------------


def test_everybody_is_listed_with_dice_hearts_and_what_they_have() -> None:
    scene = f"""
        turn = 2
        actions = 1
        1.guest: masked_wrestler
        1.strength = 4
        1.spirit = 0
        1.life = 2
        1.hearts = 7
        1.carried: rolling_pin
        1.claimed: carpet_shark
        1.traps: catchy_tune
        2.room = nowhere
        {EMPTY}
        """
    shown = table(night(scene), 200)
    assert "  ● Ada 7♥ · Masked Wrestler · Start" in shown
    assert "Spirit 0 (-1) · Life 2 · no card · 12 tokens left · Spirit crushed" in shown
    assert "carries Rolling Pin of Reckoning (" in shown
    assert "has beaten Carpet Shark (" in shown
    assert "caught in Dreadfully Catchy Tune (3 more turns)" in shown
    assert "dead" in shown


def test_before_the_first_turn_nobody_is_dead() -> None:
    shown = table(Match(GAME, GAME.settings({"players": 3}), 1), 100)
    assert shown.count("on the doorstep") == 3
    assert "dead\n" not in shown


def test_a_room_is_told_with_what_lies_in_it() -> None:
    shown = table(night(), 160)
    assert "Here: Start ♥ Gold Hearts, Strength, Spirit, Life · token of ▲ Ben" in shown
    assert "  Champagne Cork Rifle, worth " in shown
    assert "Carpet Shark, Strength 3, worth " in " ".join(shown.split())
    assert "Lock 1: south door of Start, Strength 4" in " ".join(shown.split())
    assert "Stairs 1: Start to Rejuvinex" in " ".join(shown.split())


def test_a_hand_lies_there_as_tickets() -> None:
    match = night("turn = 1\nactions = 1\n1.hand: envy narcissism\n2.hand:\n3.hand:")
    first, second = lines(BOARD.hand(match.view(0), WORDS, 0) or "", 60)
    assert first.strip().startswith("+1 Spirit ┊ Envy Look at the hand of another player")
    assert first.endswith("…")
    assert "Wild ┊ Narcissism" in second
    assert BOARD.hand(match.view(1), WORDS, 1) is None
    assert BOARD.hand(match.view(), WORDS, -1) is None


def test_the_headline_says_how_far_the_night_has_come() -> None:
    scene = "turn = 1\nhouse.hearts = 3\nending = yes"
    line = BOARD.headline(night(scene, ending="3", versus=True).view(0))
    told = "floor 1 of 3 · round 1 · 39 rooms left in the deck · the House has 3♥ · "
    assert str(line) == told + "the floor ends with this turn"


def test_house_rules_and_cards_under_way_are_told() -> None:
    shown = table(night(f"turn = 1\nactions = 1\nrules: good_manners\n{EMPTY}"), 200)
    assert "House Rule: No Bloodshed before Breakfast" in shown


# --- Conflict ------------------------------------------------------------------------------------------

FIGHT = """
    turn = 1
    actions = 1
    lying: carpet_shark
    1.hand: sofa_of_damocles envy
    1.strength = 3
    2.hand: destiny stiff_upper_lip
    3.hand:
    """


def fight() -> Match:
    """Ada has faced the Carpet Shark, and lays a card."""
    match = night(FIGHT)
    while match.questions[0].name == "react":
        match.answer(match.questions[0].seat, "pass")
    match.answer(0, "face")
    while match.questions[0].name == "react":
        match.answer(match.questions[0].seat, "pass")
    return match


def test_both_sides_of_a_conflict_are_shown_and_cards_only_to_whom_they_are_known() -> None:
    match = fight()
    assert "1 Sofa of Damocles +4 Strength   2 Envy +1 Spirit" in answers(match)
    match.answer(0, ["sofa_of_damocles", "envy"])
    mine, theirs = table(match, seat=0), table(match, seat=1)
    assert "Conflict of Strength" in mine
    assert "● Ada  Sofa of Damocles +4  Envy +1" in mine
    assert "● Ada  a card face down  a card face down" in theirs
    assert "Carpet Shark  a card face down" in theirs


def test_helpers_are_offered_their_cards_in_rows() -> None:
    match = fight()
    match.answer(0, [])
    rows = answers(match, 100)
    assert [" ".join(row.split()) for row in rows[-4:-1]] == [
        "Destiny 1 for Ada 2 for Carpet Shark",
        "Stiff Upper Lip 3 for Ada 4 for Carpet Shark",
        "5 Pass (Enter)",
    ]


def test_a_window_is_let_pass_with_enter() -> None:
    match = night(FIGHT)
    question = match.questions[0].data()
    assert question["name"] == "react"
    labels = [WORDS.option(option) for option in question["options"]]
    assert read_typed(question, labels, "") == "pass"
    assert answers(match)[-2].endswith("Pass  (Enter)")


def test_payments_are_offered_card_by_card() -> None:
    match = night(f"turn = 1\nactions = 1\n1.carried: family_silver\n{EMPTY}")
    match.answer(0, "redeem")
    assert " ".join(answers(match)[1].split()) == "The Family Silver 1 Gold Hearts 2 Strength 3 Spirit 4 Life"


def test_a_new_room_is_offered_by_its_doors() -> None:
    match = night(f"turn = 1\nactions = 1\nhouse: start\nrooms: ... laundry_chute\n1.square = 2\n{EMPTY}")
    match.answer(0, "walk")
    match.answer(0, "open:start:north")
    assert match.questions[0].name == "turn-room"
    assert answers(match)[1].startswith("1 doors ")


# --- whole nights --------------------------------------------------------------------------------------


def fits(match: Match, question: Question, width: int, height: int) -> bool:
    """Whether a question and the table above it fill no more than a screen."""
    screen = Screen(plain=False)
    screen.console = Console(width=width, height=height, file=io.StringIO())
    seats = Sitting(match, ["bot:hints"] * 4, NAMES, screen)
    frame = seats._frame(question.seat, seats._question(question))
    shown = lines_of(screen.console, with_height(screen.console.options, screen.height), frame)
    widths = [sum(segment.cell_length for segment in line) for line in shown]
    return len(shown) <= screen.height and max(widths) <= width


def test_every_question_fits_on_the_screen() -> None:
    match = Match(GAME, GAME.settings({"players": 4, "ending": "1"}), 9)
    bot = make("hints", GAME, 9)
    while not match.over:
        question = match.questions[0]
        if match.number % 25 == 0:
            for size in ((80, 24), (80, 50), (120, 40)):
                assert fits(match, question, *size), (size, question.name)
        match.answer_for(question, ask(bot, question, match.view))


def test_a_whole_night_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One person who answers by number, and one who plays by itself."""
    match = Match(GAME, GAME.settings({"players": 2, "ending": "1", "rooms": "plain"}), 4)
    screen = Screen(plain=True)
    screen.console = Console(width=80, height=24, file=io.StringIO())
    seats = Sitting(match, ["human", "bot:hints"], NAMES[:2], screen)
    bot = make("hints", GAME, 9)
    typed: list[str] = []

    def read(prompt: str = "") -> str:
        question = seats._next()
        token = ask(bot, question, match.view)
        typed.append(spelt(question, question.spell(token)))
        return typed[-1]

    monkeypatch.setattr(screen, "read", read)
    seats.play()
    assert match.over
    assert len(typed) > 100


def spelt(question: Question, answer: Any) -> str:
    if question.kind == ONE:
        return str(question.keys().index(answer) + 1)
    if question.kind == SOME:
        keys = question.keys()
        return " ".join(str(keys.index(key) + 1) for key in answer)
    return str(answer) if question.kind != TEXT else ""
