"""What no night leads to is refused, with the rule that says so."""

from __future__ import annotations

import pytest

from seance.games.most_haunted_house import GAME
from seance.kernel.errors import BadSave, BadScenario
from seance.kernel.snapshot import dump, restore
from tests.games.most_haunted_house.night import night, state
from tests.rules import rule

IMPOSSIBLE = {
    "1.card:": "AM-5.2",
    "2.space = gc10": "AM-3.2",
    "1.hand: glass_plate bent_coin lead_soles vertigo thread": "AM-7.2",
    "1.hand: the_tenant the_sleeper": "AM-7.4",
    "tokens =": "AM-6.2",
    "cycle = 2\npresent: lights_out": "AM-6.5c",
    "cycle = 3\npresent: counting warm_seat": "AM-4.2",
    "1.proof = 6\n2.proof = 5": "AM-b-8",
    "1.proof = 6": "AM-b-6",
}


@rule("AM-3.2", "AM-b-8")
@pytest.mark.parametrize(("scene", "number"), IMPOSSIBLE.items(), ids=IMPOSSIBLE.values())
def test_what_cannot_be_is_refused_with_its_rule(scene: str, number: str) -> None:
    with pytest.raises(BadScenario) as caught:
        night(scene)
    assert number in str(caught.value)


@rule("AM-b-34")
def test_nothing_has_happened_before_investigators_are_chosen() -> None:
    scene = "1.card:\n2.card:\n3.card:\n4.card:\nspare: ...\ncycle = 4"
    with pytest.raises(BadScenario) as caught:
        night(scene, investigators="draft")
    assert "AM-b-34" in str(caught.value)


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("order = 1 2 3", "names everybody once"),
        ("tokens = ga2:5", "ga1"),
        ("tokens = ga1:21", "20"),
        ("cycle = 24", "23"),
        ("1.space = cellar", "ga1"),
    ],
)
def test_nonsense_is_refused_with_what_would_be_right(line: str, hint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        night(line)
    assert hint in str(caught.value)


def test_saves_from_before_spaces_had_numbers_can_be_read() -> None:
    sleuth = dump(state(night("1.space = gb2")).team[0])
    del sleuth["at"]
    again = restore(GAME, {**sleuth, "space": "gb2"})
    assert (again.space, again.at) == ("gb2", state(night("1.space = gb2")).team[0].at)
    with pytest.raises(BadSave, match="has no 'space' of that kind"):
        restore(GAME, {**sleuth, "space": "cellar"})
