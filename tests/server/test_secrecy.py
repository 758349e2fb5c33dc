"""What a seat's socket carries does not depend on what that seat may not know."""

from __future__ import annotations

import msgspec
import pytest

from seance.bots import make
from seance.kernel.match import Match
from seance.kernel.run import Run
from seance.server import wire
from seance.server.config import Config
from seance.server.play import schedule
from seance.server.records import HUMAN, PLAYING, SeatRow, TableRow
from seance.server.schedule import Pending
from seance.server.sight import step, step_text, table_info
from seance.server.storage import Store
from seance.server.tables import Table
from tests.contract.kit import Case, cases
from tests.contract.play import observers
from tests.server.kit import Browser, play_on

PEOPLE = "abcdefgh"
SMALL = [case for case in cases() if len(case.wanted) == 1]
HIDDEN = "unknowable"


def laid(match: Match, undos: int = 0) -> Table:
    """A table with this match on it, as if it had been loaded."""
    row = TableRow("t", match.game.name, match.settings, "live", True, True, "a", "", 0.0, 0.0, PLAYING)
    row.seed, row.answers, row.undos = HIDDEN, match.number, undos
    row.deadline = 60.0
    table = Table(Store.__new__(Store), row, lambda _: None)
    table.seats = [SeatRow("t", at, HUMAN, f"P{at}", PEOPLE[at]) for at in range(match.seats)]
    table.match = match
    return table


def sent(match: Match, seat: int, told: int) -> str:
    """Everything that the server would send to a seat now, as it goes over the wire."""
    table = laid(match)
    who = PEOPLE[seat] if seat >= 0 else ""
    news = wire.text(wire.TableNews(table_info(table.row, table.seats, who)))
    return f"{news}\n{step_text(table, seat, told, 0, afresh=False)}"


def redealt(match: Match, seat: int, seed: int) -> Match:
    """The same match, except for what the seat cannot know of the position."""
    twin = match.clone()
    run: Run = match.run.copy()
    run.redeal(seat, seed)
    run.state.tale = twin.tale
    twin.run = run
    return twin


def answered_last(match: Match, seat: int) -> bool:
    """Whether the seat may take something back: that compares positions, which a re-deal replaces."""
    return len(match.journal) > 0 and match.journal.last().seat == seat


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_nothing_sent_to_a_seat_depends_on_secrets(case: Case) -> None:
    match = case.match(5)
    bots = [make("hints", case.game, seat) for seat in range(match.seats)]
    compared = 0
    while not match.over and match.number < 60:
        question = match.questions[0]
        match.answer_for(question, bots[question.seat].answer(match.view(question.seat), question.frozen()))
        if match.run.together is not None and any(match.run.answered):
            continue
        for seat in observers(case):
            if not answered_last(match, seat):
                assert sent(match, seat, 0) == sent(redealt(match, seat, match.number), seat, 0)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_what_sockets_share_is_never_shared_across_seats(case: Case) -> None:
    """One table whose sockets stand at different places gets the very texts that it would get one by one."""
    match = case.match(7)
    table, twice = laid(match), 0
    for _ in range(20):
        question = match.questions[0]
        told = len(match.tale)
        match.answer_for(question, question.fallback())
        if match.over:
            break
        table.row.answers, table.row.revision = match.number, table.row.revision + 1
        looks = [
            (seat, since, new) for seat in observers(case) for since in (0, told) for new in (False, True)
        ]
        for seat, since, new in [*looks, *reversed(looks)]:
            text = step_text(table, seat, since, 0, new)
            alone = step(laid(match), seat, since, 0)
            alone.undone = alone.undone or new
            assert text == wire.text(alone)
            twice += step_text(table, seat, since, 0, new) is text
    assert twice > 50


def test_what_was_taken_back_is_told_to_those_who_heard_it_and_to_nobody_else() -> None:
    case = next(case for case in SMALL if case.game.name == "haunt_the_house")
    table = laid(case.match(3), undos=1)
    told = len(table.playing.tale)
    table.cuts = [told - 1]
    texts = [step_text(table, 0, told, undos, afresh=False) for undos in (0, 1)]
    undone = [msgspec.json.decode(text)["undone"] for text in texts]
    assert undone == [True, False]


def test_when_bots_and_the_clock_act_does_not_depend_on_secrets() -> None:
    """The deadline is sent to everybody, so it may not tell what anybody holds."""
    case = next(case for case in SMALL if case.game.name == "haunt_the_house")
    match = case.match(3)
    table, config = laid(match), Config("", bot_delay=(1.0, 1.0), window_delay=(2.0, 2.0))
    asked = match.questions[0].seat
    mine = schedule(config, table, match, [], Pending())
    other = schedule(config, table, redealt(match, asked, 9), [], Pending())
    assert mine["deadline"] == pytest.approx(other["deadline"], abs=0.5)
    assert (mine["bot_at"] is None) == (other["bot_at"] is None)


def test_recorded_traffic_never_names_a_hidden_card(ada: Browser, bram: Browser) -> None:
    """Each of two seats hears only of hands that are its own, from the first message to the last answer."""
    table = ada.open("you", "open", pace="turns")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1})
    ada.post(f"/tables/{table}/start")
    bram.post(f"/tables/{table}/rise", {"seat": 1})
    with ada.look(table, 0) as hers, bram.look(table, -1) as his:
        play_on(hers, 15)
        his.after(5)
    for line, seat in ((hers, 0), (his, -1)):
        for message in line.heard:
            assert "seed" not in message or message["seed"] is None
            if message["type"] == "step":
                assert set(message["view"]["ghosts"][1]["hand"]) <= {None}
                assert message["question"] is None or message["question"]["seat"] == seat
            if message["type"] == "table":
                assert message["table"]["seed"] is None
