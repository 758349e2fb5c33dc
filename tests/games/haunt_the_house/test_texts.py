"""The words of the game: nothing missing, nothing broken, nothing said twice."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from seance.games.haunt_the_house import GAME
from seance.games.haunt_the_house.box.phantoms import KINDS
from seance.games.haunt_the_house.box.rooms import ROOMS
from seance.games.haunt_the_house.cards import GEAR
from seance.games.haunt_the_house.cards import KINDS as SCARE_KINDS
from seance.kernel.data import CardFact, EventData, Facts
from seance.kernel.match import Match
from seance.kernel.refs import Ref
from seance.kernel.rulebook import rulebook
from seance.kernel.telling import tell
from seance.kernel.words import Words
from tests.games.haunt_the_house.house import GREEN, NO_MORE_HUNTERS, PURPLE, act, boo, house, summon
from tests.games.haunt_the_house.words import entries, messages
from tests.games.listener import Listener, play
from tests.rules import card, rule


def rarely(listener: Listener) -> None:
    """What a few games at random are not sure to come to."""
    match = house("1.shown: green-bump green-bump green-moan" + NO_MORE_HUNTERS)
    boo(match, PURPLE, "music_room")
    listener.listen(match, 0)
    for answer in ("pass", "vanish:vanishing"):
        match = house("purple.phantoms: grasping\ngreen.phantoms: vanishing\ngreen.skulls = 1")
        summon(match, PURPLE, "grasping")
        listener.ask(match)
        act(match, PURPLE, "1")
        listener.ask(match)
        act(match, GREEN, answer)
        listener.listen(match, 0)
    match = house("purple.phantoms: gusty\n1.hidden: green-moan")
    summon(match, PURPLE, "gusty")
    listener.ask(match)
    act(match, PURPLE, "music_room")
    listener.listen(match, 0)


def wanted() -> set[str]:
    """The messages that some question, option or event must take."""
    return {name for name in messages() if name.startswith(("ask-", "do-", "told-"))}


@cache
def spoken() -> frozenset[str]:
    """The messages that games at random take, each of them formatted on the way; it stops when all were."""
    listener = Listener(GAME)
    rarely(listener)
    for seed in range(40):
        version = "beginner" if seed == 0 else "full"
        play(listener, Match(GAME, GAME.settings({"version": version}), seed), seed)
        if wanted() <= listener.used:
            break
    return frozenset(listener.used)


def test_the_texts_parse_without_junk() -> None:
    assert [entry for entry in entries() if isinstance(entry, ast.Junk)] == []
    assert len(messages()) == sum(isinstance(entry, ast.Message) for entry in entries())


def test_whatever_is_asked_or_told_has_words() -> None:
    assert {"ask-turn", "do-boo", "told-flees"} <= spoken()


def test_a_newcomer_gets_advice_on_every_question() -> None:
    asked = {name.removeprefix("ask-") for name in messages() if name.startswith("ask-")}
    assert {name.removeprefix("guide-") for name in messages() if name.startswith("guide-")} == asked


def test_no_words_are_left_that_nothing_says() -> None:
    assert wanted() - spoken() == set()


def test_every_line_of_a_score_has_words() -> None:
    words = Words(GAME)
    lines = ["tokens", "hunters", "phantoms", *[f"gear-{gear}" for gear in GEAR]]
    assert {f"score-{line}" for line in lines} == {name for name in messages() if name.startswith("score-")}
    assert all(words.text(f"score-{line}") for line in lines)
    assert words.text("why-tie")


def test_no_two_lines_of_the_tale_say_the_same() -> None:
    texts = [serialize_pattern(message.value) for message in messages().values() if message.value]
    told = Counter(text for name, text in zip(messages(), texts, strict=True) if name in wanted())
    assert [text for text, times in told.items() if times > 1] == []


class Blanks(Visitor):
    """The blanks in a message, where facts go."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name
        self.found.add(node.id.name)


@pytest.mark.parametrize("value", [0, 1, 5, "Somebody"])
def test_every_text_can_be_told_of_one_of_many_and_of_none(value: int | str) -> None:
    words = Words(GAME)
    for name, message in messages().items():
        assert words.text(name, **dict.fromkeys(Blanks(message).found, value)), name


def test_scares_of_one_kind_are_counted_wherever_they_are_listed() -> None:
    words = Words(GAME, ["Ada"])
    scares: list[CardFact] = [{"card": f"purple-{kind}"} for kind in ("bump", "chill", "bump")]
    thrown: Facts = {"seat": {"seat": 0}, "count": 3, "scares": [*scares]}
    event = EventData(name="discards", rule="HTH-5.1", facts=thrown, private=False)
    assert words.event(event) == "Ada throws away: two Bumps and a Chill."
    event["facts"] = {"seat": {"seat": 0}, "count": 1, "scares": [scares[1]]}
    assert words.event(event) == "Ada throws away: a Chill."
    counts = [words.text("several-scare", title="Creak", count=count) for count in (1, 2, 3, 4, 12)]
    assert counts == ["a Creak", "two Creaks", "three Creaks", "four Creaks", "12 Creaks"]


def test_a_hunter_who_has_an_article_keeps_it_small_in_the_middle_of_a_sentence() -> None:
    words = Words(GAME, ["Ada"])
    hunters = [Ref.card(key) for key in ("the_amateur", "great_bruno", "lars_the_lucky")]
    named = [words.text("tale-heading-2", hunter=hunter) for hunter in hunters]
    assert named == ["The Last of the Amateur", "The Last of the Great Bruno", "The Last of Lars the Lucky"]
    for key, each in GAME.cards.items():
        if each.noun == "hunter":
            facts = {"seat": Ref.seat(0), "room": Ref.card("cellar"), "hunter": Ref.card(key)}
            assert not re.search(r"[a-z] The ", words.text("tale-boo-4", **facts))


def test_a_ghost_who_hides_two_of_a_kind_is_told_to_have_hidden_two() -> None:
    match = house("purple.hand: bump bump moan")
    act(match, PURPLE, "pick:purple-bump", "hide:music_room", "pick:purple-bump", "hide:music_room")
    text = str(tell(match, ["Ada", "Ben", "Cy", "Dot"], PURPLE))
    assert "two Bumps in the Music Room" in text


def test_kinds_and_gear_go_by_their_names() -> None:
    words = Words(GAME)
    assert [words.text(f"kind-{number}") for number in range(4)] == [
        name.capitalize() for name in SCARE_KINDS
    ]
    assert [words.text(f"gear-{gear}") for gear in GEAR] == list(GEAR)


@card("hunter:*", "trophy:*", "scare:*")
def test_every_card_has_a_title_and_no_two_the_same() -> None:
    titles = Counter(each.title for each in GAME.cards.values() if each.noun != "scare")
    assert all(titles)
    assert set(titles.values()) == {1}
    assert {each.title for each in GAME.cards.values() if each.noun == "scare"} == {
        "Bump",
        "Chill",
        "Creak",
        "Moan",
    }


@card("hunter:*")
def test_every_room_phantom_and_hunter_has_a_text_of_its_own() -> None:
    texts = [each.text for each in GAME.cards.values() if each.noun in {"room", "phantom", "hunter"}]
    assert all(texts)
    assert len(set(texts)) == len(texts)


def test_no_hunters_text_gives_away_the_name() -> None:
    for each in GAME.cards.values():
        if each.noun == "hunter":
            assert each.title not in each.text


def table(heading: str) -> list[list[str]]:
    """The rows of a table in the rules."""
    text = rulebook("haunt_the_house").text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [re.split(r" *\| *", line.strip())[1:-1] for line in text.splitlines() if line.startswith("|")]
    return rows[2:]


@rule("HTH-3.4", "HTH-7.6")
def test_the_rules_print_the_rooms_as_they_are() -> None:
    printed = [[room.title, room.text, "attack" if room.attack else ""] for room in ROOMS]
    assert table("The rooms") == printed


@rule("HTH-7.3", "HTH-7.6")
def test_the_rules_print_the_phantoms_as_they_are() -> None:
    words = Words(GAME)
    printed = [
        [
            each.title,
            each.text,
            words.text(f"timing-{each.timing.replace(' ', '-')}"),
            f"{each.skulls:+d}".replace("-", "−").replace("+0", "0"),
            "attack" if each.attack else "",
        ]
        for each in KINDS
    ]
    assert table("The phantoms") == printed
