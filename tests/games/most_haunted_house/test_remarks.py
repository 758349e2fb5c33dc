"""Colleagues say what they are up to, and what they say is what they do."""

from __future__ import annotations

from seance.bots import remark_on
from seance.games.most_haunted_house import GAME
from seance.kernel.words import Words
from tests.games.most_haunted_house.night import ONE, TWO, night


def said(scene: str, seat: int, answer: str) -> str | None:
    """What a bot in this seat says when it answers so."""
    match = night(scene)
    question = match.question(seat)
    assert question is not None
    token = question.keys().index(answer)
    remark = remark_on(GAME, match.view(seat), question, token)
    return None if remark is None else Words(GAME).remark(remark)


def test_who_goes_to_search_names_the_room() -> None:
    scene = "1.space = ga4\ntokens = ga3:5"
    assert said(scene, ONE, "walk:ga3") == "I take the Kitchen."


def test_who_goes_to_a_haunting_names_it() -> None:
    scene = "1.space = gd4\npresent: table_for_nine\ntokens = ub10:20 uh9:20 uf1:20 uh2:20 ua8:20 uf10:20"
    assert said(scene, ONE, "walk:gc4") == "I am going to have a word with Table for Nine."


def test_who_begins_at_something_too_big_asks_for_company() -> None:
    scene = "1.space = ga5\npresent: other_reader"
    assert said(scene, ONE, "face:other_reader") == "I will begin with the Other Reader. Somebody finish it."


def test_who_finishes_it_has_no_time_to_talk() -> None:
    match = night("1.space = ga5\n2.space = gb6\npresent: other_reader", [3])
    match.answer(ONE, "face:other_reader")
    match.answer(ONE, "done")
    question = match.question(TWO)
    assert question is not None
    token = question.keys().index("face:other_reader")
    assert remark_on(GAME, match.view(TWO), question, token) is None


def test_who_has_enough_goes_home_and_who_is_late_as_well() -> None:
    home = "1.space = gd8\n1.proof = 6\n2.space = gd4"
    assert said(home, ONE, "walk:gd9") == "That will do. I am going to the door."
    assert said("1.space = ud4\ncycle = 22", ONE, "walk:ud3") == "It is late. I am going to the door."


def test_what_is_seen_anyway_is_not_remarked_upon() -> None:
    assert said("1.space = ga1\ntokens = ga1:5 gh1:5", ONE, "search") is None
    assert said("", ONE, "done") is None
