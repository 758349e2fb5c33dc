"""What is printed on the cards of the first printing, as galleries show it."""

from __future__ import annotations

from collections import Counter

from seance.games.house_of_whack import GAME
from seance.kernel.gallery import Shown, gallery
from seance.kernel.words import Words
from tests.rules import rule

BOX: dict[str, Shown] = {shown.face.key: shown for shown in gallery(Words(GAME))}


def printed(key: str) -> dict[str, list[str]]:
    return {
        imprint.name: pieces
        for imprint, (_, pieces) in zip(BOX[key].face.imprints, BOX[key].imprints, strict=True)
    }


@rule("HW-11.2")
def test_everything_in_the_box_by_kind() -> None:
    assert Counter(shown.face.kind for shown in BOX.values()) == {
        "guest": 24,
        "special_room": 14,
        "room": 26,
        "drama": 60,
        "prop": 20,
        "minion": 16,
        "trap": 12,
        "twist": 12,
        "arrival": 12,
        "house_rule": 8,
        "notion": 18,
        "digit": 1,
    }


@rule("HW-G.1", "HW-G.2")
def test_a_guest_has_four_roles_on_one_card() -> None:
    """As somebody to be, as an Ally, and as a Resident or a Minion."""
    nurse, wrestler = printed("night_nurse"), printed("masked_wrestler")
    assert nurse["stats"] == ["Strength 3", "Spirit 3", "Life 4"]
    assert nurse["player"] == ["Action: restore your Original Life."]
    assert nurse["ally"] == ["+1 Spirit in Conflicts. Once in a turn, you lose 1 Life less."]
    assert (nurse["ally-worth"], nurse["resident-foe"], nurse["resident-worth"]) == (
        ["3"],
        ["Spirit 3"],
        ["4"],
    )
    assert wrestler["minion"] == ["If it beats you, lose 2 Life."]
    assert "resident" not in wrestler
    assert "minion" not in nurse


@rule("HW-b-3", "HW-b-4", "HW-20.2", "HW-7.3", "HW-7.4")
def test_a_room_shows_its_doors_its_squares_its_hearts_and_its_marks() -> None:
    assert printed("start") == {
        "doors": ["north", "east", "south", "west"],
        "hearts": ["gold", "red", "blue", "green"],
    }
    assert printed("maze_holly") == {
        "doors": ["north", "south"],
        "blocked": ["north-west", "north-east", "west", "east", "south-west", "south-east"],
    }
    assert printed("on_a_cloud")["doors"] == ["none"]
    assert printed("rejuvinex")["charges"] == ["3"]
    assert printed("gymnasium")["target"] == []
    assert "target" not in printed("rejuvinex")


@rule("HW-7.5")
def test_a_room_with_a_chapter_sends_one_there_and_says_what_it_is_about() -> None:
    special = [shown.face for shown in BOX.values() if shown.face.kind == "special_room"]
    assert {rule for face in special for rule in face.rules} >= {f"HW-SR.{n}" for n in range(1, 10)}
    assert all(face.text for face in special)
    assert BOX["the_throne"].face.rules == ["HW-SR.7"]


@rule("HW-4.11", "HW-4.14", "HW-b-116")
def test_a_ticket_has_an_effect_a_time_and_a_stub() -> None:
    assert printed("envy") == {"timing": ["any time"], "modifier": ["+1 Spirit"]}
    assert printed("objection") == {"timing": ["at once"], "modifier": ["+3 Wild"]}
    assert printed("destiny")["timing"] == ["as an Action"]
    assert [key for key in BOX if "meta" in printed(key)] == [
        "gymnasium_of_the_damned",
        "ode_by_a_dead_poet",
        "narcissism",
        "fire_drill",
    ]


@rule("HW-14.3", "HW-14.6", "HW-19.26", "HW-12.3")
def test_a_prop_has_its_type_its_range_its_charges_and_its_value() -> None:
    rifle = printed("cork_rifle")
    assert rifle["type"] == ["Weapon"]
    assert rifle["charges"] == ["3"]
    assert rifle["reach"][0].endswith(("room", "rooms"))
    assert list(printed("ghost_sheet")) == ["type", "worth"]


@rule("HW-17.5", "HW-18.2", "HW-18.5")
def test_foes_say_what_is_to_be_beaten_for_how_long_and_for_what() -> None:
    assert list(printed("angry_goose")) == ["foe", "worth"]
    assert printed("finger_trap")["turns"] == ["3"]
    assert "turns" not in printed("ejector_sofa")


@rule("HW-b-52", "HW-b-54")
def test_outcomes_of_honour_are_blank_and_slips_are_one_pile() -> None:
    assert BOX["a_matter_of_honour"].face.text.startswith("Blank.")
    assert BOX["a_cold_hand"].face.text == "Lose 1 Life."
    assert BOX["digits"].count == 120
