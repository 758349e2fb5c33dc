"""The hints: who is attacked, what is answered, what is kept; and how well that plays."""

from __future__ import annotations

from functools import partial

from seance.bots import Bot, ask, make
from seance.games.edwardian import GAME
from seance.games.edwardian.hints import JUDGES
from seance.games.edwardian.state import Evening
from seance.kernel.match import Match
from seance.kernel.question import ONE
from seance.kernel.run import Run
from tests.games.edwardian.fireside import (
    BOTTLE,
    CLARET,
    act,
    attack,
    done,
    evening,
    key,
    state,
    strike,
)


def favourite(match: Match) -> str:
    """The option that the hints like best."""
    question = match.questions[0]
    weights = GAME.weigh(match.view(question.seat), question.frozen())
    return question.keys()[weights.index(max(weights))]


def test_it_attacks_whoever_leads() -> None:
    scene = """
        claret.1: country_walk tin_whistle
        bottle.1: private_library mysterious_door
        bottle.2: ruined_church magical_almanac
        amber.1: wealthy_relatives_mansion encrypted_letter
        indigo.1: ocean_bound_vessel locked_box
        indigo.2: foreign_village darkened_lens
        claret.hand: roadside_inn
    """
    assert favourite(evening(scene)) == key("roadside_inn", "amber.2")


def test_it_does_not_help_its_opponents() -> None:
    match = evening("bottle.1: private_library mysterious_door\nclaret.hand: fire psychic")
    assert favourite(match) == "done"


def test_it_ends_a_game_that_it_wins_and_none_that_it_may_still_win() -> None:
    scene = """
        bottle.1: private_library mysterious_door
        bottle.2: ruined_church
        bottle.3: disused_graveyard
        bottle.2 = complete
        bottle.3 = complete
        claret.hand: tortured_soul
        amber.1: roadside_inn
        indigo.1: foreign_village darkened_lens
        indigo.2: ocean_bound_vessel
    """
    assert favourite(evening(scene)) == key("tortured_soul", "bottle.1")
    assert favourite(evening(scene + "claret.1: country_walk tin_whistle")) == "done"


def test_on_its_last_line_it_ends_the_game_for_anybody() -> None:
    scene = """
        bottle.1: private_library mysterious_door
        bottle.2 = complete
        bottle.3 = complete
        claret.1 = complete
        claret.2 = complete
        claret.hand: tortured_soul
    """
    assert favourite(evening(scene)) == key("tortured_soul", "bottle.1")


def test_a_hidden_compartment_is_a_last_resort() -> None:
    """It may save a line from a Terror; for a bare Setting the risk of being given another is too great."""
    scene = "bottle.hand: hidden_compartment fever\namber.1: foreign_village\n"
    match = evening(scene + "bottle.1: private_library mysterious_door\nclaret.hand: tortured_soul pray")
    attack(match, "tortured_soul", "bottle.1")
    done(match)
    assert favourite(match) == "use:hidden_compartment"
    act(match, BOTTLE, "use:hidden_compartment")
    assert favourite(match) == "yes"
    match = evening(scene + "claret.hand: roadside_inn pray")
    attack(match, "roadside_inn", "bottle.1")
    done(match)
    assert favourite(match) == "pass"


def test_it_keeps_a_card_that_costs_nothing() -> None:
    scene = "claret.hand: disembodied_presence pray\nbottle.hand: fever\n"
    match = strike(f"{scene}stock: ... country_walk fire garrotted", "disembodied_presence", "bottle.1", [0])
    assert favourite(match) == "keep"


def test_it_answers_a_terror_with_whatever_it_has() -> None:
    scene = """
        bottle.1: private_library mysterious_door
        claret.hand: tortured_soul pray
        bottle.hand: receive_telegram fever
    """
    match = strike(scene, "tortured_soul", "bottle.1")
    done(match)
    assert favourite(match) == "own-1:receive_telegram"


def test_at_home_it_cleans_up_and_does_itself_no_harm() -> None:
    match = evening(
        "claret.1: private_library mysterious_door\nclaret.hand: psychic losing_sleep\nstep = own"
    )
    assert favourite(match) == "own-1:psychic"
    act(match, CLARET, "own-1:psychic")
    assert favourite(match) == "done"


def test_it_throws_the_thief_out_first() -> None:
    match = evening("claret.hand: urchin_thief roadside_inn fever\nthieving = yes\nstep = discard")
    assert favourite(match) == "urchin_thief"


def test_it_keeps_essentials_that_it_can_use() -> None:
    match = evening(
        "bottle.1: private_library\nclaret.hand: mysterious_door violent_temper hallucination\nstep = discard"
    )
    assert favourite(match) != "mysterious_door"


def test_it_offers_bad_company_to_the_coach() -> None:
    match = evening("claret.hand: coach_and_horses pray\nbottle.hand: historian village_idiot")
    attack(match, "coach_and_horses", "bottle.1")
    assert match.questions[0].seat == BOTTLE
    assert favourite(match) == "village_idiot"


def test_it_has_an_opinion_on_every_question() -> None:
    """Every name under which something is asked is judged, and nothing else."""
    names: set[str] = set()
    for seed in range(30):
        match = Match(GAME, GAME.settings({"players": 3 + seed % 4}), seed)
        bots = [make("random", GAME, 100 * seed + seat) for seat in range(match.seats)]
        while not match.over:
            question = match.questions[0]
            names.add(question.name)
            match.answer_for(question, bots[question.seat].answer({}, question.blank()))
    assert names <= set(JUDGES)
    assert set(JUDGES) - names <= {"strike-down", "which-terror", "which-flees", "which-moves", "which-ends"}


# --- at the table ----------------------------------------------------------------------------------------


def play(kinds: list[str], seed: int) -> Evening:
    """One game among bots."""
    run = Run.start(GAME, GAME.settings({"players": len(kinds)}), seed, keep=False)
    bots: list[Bot] = [make(kind, GAME, 1000 * seed + seat) for seat, kind in enumerate(kinds)]
    while (question := run.question) is not None:
        assert isinstance(run.state, Evening)
        run.answer(ask(bots[question.seat], question, partial(GAME.view, run.state)))
    assert isinstance(run.state, Evening)
    return run.state


def test_against_three_random_bots_it_wins_and_hardly_ever_loses() -> None:
    """In each seat in turn: at least half of the games won, at most one in ten lost."""
    games = 80
    won = lost = 0
    for seed in range(games):
        seat = seed % 4
        s = play(["hints" if each == seat else "random" for each in range(4)], seed)
        final = GAME.result(s)
        totals = [score.total for score in final.scores]
        won += seat in final.winners
        lost += totals[seat] == max(totals)
    assert won >= 0.5 * games
    assert lost <= 0.1 * games


def test_hints_play_each_other_to_an_end() -> None:
    for players in (2, 3, 4, 6):
        s = play(["hints"] * players, players)
        assert s.over
        assert GAME.result(s).winners


def test_answers_are_among_the_options() -> None:
    match = Match(GAME, GAME.settings({}), 4)
    bots = [make("hints", GAME, seat) for seat in range(4)]
    for _ in range(60):
        question = match.questions[0]
        token = bots[question.seat].answer(match.view(question.seat), question.frozen())
        if question.kind == ONE:
            assert isinstance(token, int)
            assert 0 <= token < len(question.options)
        match.answer_for(question, token)
    assert state(match).turns > 0
