"""A Most Haunted House at a terminal: the plan, the clock, what everybody holds, and that it fits."""

from __future__ import annotations

import io
from typing import Any, cast

import pytest
from rich.console import Console, RenderableType

from seance.bots import ask, make
from seance.cli.lines import lines_of, with_height
from seance.cli.sitting.frame import Asked
from seance.cli.sitting.loop import Sitting
from seance.cli.sitting.screen import Screen
from seance.cli.sitting.typed import Misread, read_typed
from seance.cli.tables import Board
from seance.cli.tables.most_haunted_house import clock
from seance.cli.tables.most_haunted_house_plan import FLOORS, FloorPlan
from seance.games.most_haunted_house import GAME
from seance.games.most_haunted_house.house import COLUMNS, HOUSE
from seance.games.most_haunted_house.view import NightView
from seance.kernel.match import Match
from seance.kernel.question import ONE as PICK_ONE
from seance.kernel.question import Question
from seance.kernel.words import Words
from tests.games.most_haunted_house.night import ONE, TWO, act, night

BOARD = Board("most_haunted_house")
NAMES = ["Ada", "Ben", "Cy", "Dot"]
WORDS = Words(GAME, NAMES)
CARDS: dict[str, Any] = dict(GAME.cards)
TOKENS = "tokens = ga1:9 ga3:12 uc1:7"
KITCHEN = f"1.space = gb2\n{TOKENS}"


def lines(renderable: RenderableType, width: int = 120, height: int = 60) -> list[str]:
    console = Console(width=width, height=height, file=io.StringIO())
    drawn = lines_of(console, with_height(console.options, height), renderable)
    return ["".join(segment.text for segment in line) for line in drawn]


def table(match: Match, width: int = 120, height: int = 60, seat: int = ONE) -> list[str]:
    """The table as one seat sees it while it is asked something, without colours."""
    question = match.question(seat)
    asked = None if question is None else question.data()
    return lines(BOARD.table(match.view(seat), WORDS, seat, asked), width, height)


def answers(match: Match, width: int = 80) -> list[str]:
    return lines(Asked(match.questions[0].data(), WORDS, BOARD), width)


def plan(match: Match, **costs: int) -> FloorPlan:
    return FloorPlan(cast("NightView", match.view(ONE)), WORDS, costs, {"parlour"})


def drawn(rows: list[Any]) -> list[str]:
    return [row.plain for row in rows]


# --- the plan ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("floor", FLOORS)
def test_walls_are_drawn_where_nobody_can_walk(floor: str) -> None:
    rows = drawn(plan(night()).tall(floor))
    for space in (each for each in HOUSE.spaces.values() if each.floor == floor):
        line, column = 2 + 2 * space.y, 3 + 4 * space.x
        right = f"{floor}{COLUMNS[space.x + 1 : space.x + 2]}{space.y + 1}"
        below = f"{floor}{COLUMNS[space.x]}{space.y + 2}"
        assert (rows[line][column + 4] == "│") is (right not in HOUSE.ways[space.key])
        assert ("─" in rows[line + 1][column + 1 : column + 4]) is (below not in HOUSE.ways[space.key])


def test_every_room_is_called_by_its_name_and_in_capitals_where_something_haunts_it() -> None:
    shown = "\n".join(row for floor in FLOORS for row in drawn(plan(night()).tall(floor)))
    for name in ("Kitchen", "Dining Room", "Library", "Music Room", "Hall", "Foyer", "PARLOUR"):
        assert shown.count(name) == 1
    for name in ("Bedchamber", "Nursery", "Study", "Chapel", "Observatory", "Landing", "Balcony"):
        assert shown.count(name) == 1
    assert "Parlour" not in shown


def test_a_space_shows_who_is_there_what_lies_there_and_what_it_costs() -> None:
    rows = drawn(plan(night(KITCHEN + "\n2.space = ga3"), ga1=2, gb1=1).tall("g"))
    assert rows[2].startswith(" 1 │ 9²  ·¹  · ")
    assert rows[4].startswith(" 2 │ ·   ●   · ")
    assert rows[6].startswith(" 3 │▲12  · ")
    assert rows[20].startswith("10 │ ·   · │ ⌂   ⌂   ■   ◆ │")


def test_the_low_plan_has_a_line_for_each_row() -> None:
    rows = drawn(plan(night(KITCHEN), ga3=2).low("g"))
    assert len(rows) == 11
    assert rows[1].startswith(" 1 │ 9   k   k ")
    assert rows[2].startswith(" 2 │ k   ●   k  _k_│_d_")
    assert rows[3].startswith(" 3 │12²  k ")
    assert rows[8].endswith("│ P   P │")


# --- the table -----------------------------------------------------------------------------------------


def test_the_costs_are_shown_to_whoever_is_asked_to_walk() -> None:
    match = night(KITCHEN)
    assert " 1 │ 9²  ·¹  ·²  ·³" in "\n".join(table(match))
    assert " 1 │ 9   ·   ·   · " in "\n".join(table(match, seat=TWO))
    assert " 1 │ 9   ·   ·   · " in "\n".join(lines(BOARD.table(match.view(ONE), WORDS, ONE)))


@pytest.mark.parametrize(
    ("cycle", "words"),
    [
        (0, "six o’clock"),
        (1, "half past six"),
        (12, "twelve o’clock"),
        (13, "half past twelve"),
        (23, "half past five"),
    ],
)
def test_the_clock_is_told_in_words(cycle: int, words: str) -> None:
    assert clock(cycle) == words


def test_the_headline_has_the_clock_and_the_proof() -> None:
    line = BOARD.headline(night("cycle = 23\n1.proof = 2").view(ONE))
    assert str(line) == "half past five · the last half-hour · Proof 2 of 6"


def test_everybody_is_listed_with_what_they_hold() -> None:
    shown = "\n".join(table(night("1.hand: glass_plate tallow_stub small_hand the_tenant\n1.proof = 1"), 74))
    assert "  ● Ada · Photographer · Foyer c10" in shown
    held = " ".join(shown.split())
    lifted_by = CARDS["small_hand"].threshold
    for words in (
        "Proof 1 ✦",
        "Glass Plate ✦",
        "Tallow Stub †",
        f"Hand in Yours ✦ ({lifted_by})",
        "Tenant (possessed)",
    ):
        assert words in held
    assert "→ ▲ Ben · Medium · Foyer d10" in shown


def test_hauntings_are_listed_with_their_sums() -> None:
    match = night("present: table_for_nine shut_lid\n1.space = gb2", rolls=[11])
    act(match, ONE, "face:table_for_nine")
    shown = table(match, 80)
    facing, other = [line for line in shown if line.startswith("☾")]
    assert facing.startswith(f"☾ Table for Nine 11 of {CARDS['table_for_nine'].threshold} ")
    assert "Dining Room, Kitchen. Curses take" in facing
    assert other.startswith(f"☾ Shut Lid 0 of {CARDS['shut_lid'].threshold} ")
    assert "nobody enters the Library" in "\n".join(shown)
    assert "KITCHEN" in "\n".join(shown)


def test_the_last_roll_is_shown_as_a_sum() -> None:
    match = night(f"{TOKENS}\n1.hand: cold_fingers\n1.space = ga1", rolls=[14])
    act(match, ONE, "search")
    shown = " ".join(" ".join(table(match, 200)).split())
    plus, minus = CARDS["photographer"].amount, CARDS["cold_fingers"].amount
    sums = f"● Ada 14 +{plus} Photographer −{minus} Cold Fingers = {14 + plus - minus} against 9, enough"
    assert sums in shown


def test_what_lasts_a_turn_is_told_of_whom_it_weighs_on() -> None:
    match = night("1.hand: good_chair cotton_wool\n1.space = gb2\npresent: wet_ink")
    act(match, ONE, "trade:cotton_wool", "wet_ink")
    assert "not heard this turn: Ink That Will Not Dry" in "\n".join(table(match, 200))
    act(match, ONE, "done")
    assert "one Action fewer" in "\n".join(table(match, 200))


# --- answers -------------------------------------------------------------------------------------------


def test_spaces_are_listed_by_what_they_cost_and_the_rest_by_number() -> None:
    match = night(f"{TOKENS}\n1.space = ga1\n1.hand: rowan_twig thread")
    _, first, *rest = answers(match)
    assert first.startswith("Go to gb1 ga2 for 1 Action · gc1 gb2 ga3 for 2 · ")
    count = len(match.questions[0].keys())
    assert f"{count - 4} Search here   {count - 3} Lift Red Thread" in "\n".join(rest)
    assert f"{count} End the turn" in "\n".join(rest)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("ga2", "walk:ga2"),
        ("GA2", "walk:ga2"),
        ("b1", "walk:gb1"),
        ("rowan_twig", None),
        ("play rowan twig", "trade:rowan_twig"),
        ("end", "done"),
        ("kitchen", None),
    ],
)
def test_a_space_can_be_typed_by_its_name(typed: str, key: str | None) -> None:
    """A card that could be played or let go cannot be typed by its name alone, nor a space by its room."""
    question = night("1.space = ga1\n1.hand: rowan_twig").questions[0].data()
    labels = [WORDS.option(option) for option in question["options"]]
    if key is not None:
        assert read_typed(question, labels, typed) == key
    else:
        with pytest.raises(Misread, match="several-answers"):
            read_typed(question, labels, typed)


def test_a_question_that_leads_nowhere_is_listed_as_anywhere() -> None:
    draft = Match(GAME, GAME.settings({"investigators": "draft"}), 1)
    assert any(line.startswith(" 1 ") for line in answers(draft))


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
    match = Match(GAME, GAME.settings({"players": 4}), 9)
    bot = make("hints", GAME, 9)
    while not match.over:
        question = match.questions[0]
        if match.number % 10 == 0:
            for size in ((72, 24), (80, 24), (80, 50), (120, 40)):
                assert fits(match, question, *size), size
        match.answer_for(question, ask(bot, question, match.view))


def test_a_whole_night_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spaces by their names, everything else by its number; one person, and three who play by chance."""
    match = Match(GAME, GAME.settings({"players": 4}), 4)
    screen = Screen(plain=True)
    screen.console = Console(width=80, height=24, file=io.StringIO())
    seats = Sitting(match, ["human", "bot:random", "bot:random", "bot:random"], NAMES, screen)
    bot = make("hints", GAME, 9)
    typed: list[str] = []

    def read(prompt: str = "") -> str:
        question = seats._next()
        token = ask(bot, question, match.view)
        key = question.spell(token) if question.kind == PICK_ONE else ""
        name = str(key).partition(":")[2]
        typed.append(name if name in HOUSE.spaces or not key else str(question.keys().index(str(key)) + 1))
        return typed[-1]

    monkeypatch.setattr(screen, "read", read)
    seats.play()
    assert match.over
    assert sum(each in HOUSE.spaces for each in typed) > 5
