"""What is printed on the cards, as galleries show it."""

from __future__ import annotations

from seance.games.haunt_the_house import GAME
from seance.kernel.gallery import Shown, gallery
from seance.kernel.words import Words
from tests.rules import rule

BOX: dict[str, Shown] = {shown.face.key: shown for shown in gallery(Words(GAME))}


def printed(key: str) -> dict[str, list[str]]:
    return dict(BOX[key].imprints)


@rule("HTH-1.2")
def test_a_hunter_shows_four_fears_its_gear_and_its_worth() -> None:
    assert printed("inspector_wren") == {
        "Fears": ["Creak", "Creak", "Moan", "Moan"],
        "Gear": ["rope"],
        "Worth": ["+2 skulls"],
    }
    hunters = [printed(key) for key, shown in BOX.items() if shown.face.kind == "hunter"]
    assert {len(each["Fears"]) for each in hunters} == {4}
    assert {len(each["Gear"]) for each in hunters} == {1, 2}


@rule("HTH-7.3", "HTH-7.5")
def test_a_phantom_shows_when_it_is_played_and_what_it_is_worth() -> None:
    assert printed("bold") == {"When": ["after your last action"], "Worth": ["−2 skulls"]}
    phantoms = [printed(key) for key, shown in BOX.items() if shown.face.kind == "phantom"]
    assert {each["When"][0] for each in phantoms} == {
        "with actions",
        "after your last action",
        "after your successful BOO",
        "after your bad BOO",
        "when attacked",
        "at the end",
    }


@rule("HTH-7.6")
def test_attacks_bear_the_sign_and_cite_the_rule() -> None:
    signed = {key for key, shown in BOX.items() if "Attack" in dict(shown.imprints)}
    assert signed == {"cellar", "long_gallery", "grasping", "gusty", "howling"}
    assert {key for key, shown in BOX.items() if "HTH-7.6" in shown.face.rules} == signed


@rule("HTH-b-25")
def test_a_trophy_shows_its_gear_and_its_colour() -> None:
    assert printed("trophy_map") == {"Gear": ["map"], "Colour": ["blue"]}


@rule("HTH-1.1")
def test_a_scare_shows_whose_it_is() -> None:
    assert printed("pink-creak") == {"Colour": ["pink"]}
