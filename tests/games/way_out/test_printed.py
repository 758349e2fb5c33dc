"""What is printed in the charts and on the cards, as galleries show it."""

from __future__ import annotations

from collections import Counter

from seance.games.way_out import GAME
from seance.kernel.gallery import Shown, gallery
from seance.kernel.words import Words
from tests.rules import rule

BOX: dict[str, Shown] = {shown.face.key: shown for shown in gallery(Words(GAME))}


def printed(key: str) -> dict[str, list[str]]:
    return dict(BOX[key].imprints)


@rule("WO-1.2", "WO-5.2", "WO-5.3")
def test_seventy_two_rooms_four_ways_out_and_two_traps() -> None:
    kinds = Counter(shown.face.kind for shown in BOX.values())
    assert kinds == {"suit": 48, "color": 24, "exit": 4, "trap": 2}
    rooms = [shown.face for shown in BOX.values() if shown.face.kind in {"suit", "color"}]
    assert len({room.title for room in rooms}) == len({room.text for room in rooms}) == 72


@rule("WO-5.3")
def test_a_room_by_suit_stands_behind_one_card() -> None:
    assert BOX["diamonds_5"].face.title == "Lost Property"
    assert printed("diamonds_5") == {
        "Effect": ["−1 BODY", "−1 FEAR"],
        "Behind": ["Five of Diamonds"],
        "By Color": ["Wallpaper"],
    }


@rule("WO-5.2")
def test_a_room_by_color_stands_behind_two() -> None:
    assert printed("red_5")["Behind"] == ["Five of Diamonds", "Five of Hearts"]
    assert printed("red_5")["By Suit"][0] == "Lost Property"
    assert BOX["red_5"].count == 2


@rule("WO-5.2")
def test_what_can_be_chosen_stands_on_two_lines() -> None:
    assert (printed("black_13")["Effect"], printed("black_13")["Or"]) == (["−2 BODY"], ["+2 FEAR"])


@rule("WO-6.4")
def test_the_color_of_an_ace_settles_ties() -> None:
    assert printed("hearts_ace") == {"Ties go to": ["WILL"]}
    assert printed("spades_ace") == {"Ties go to": ["BODY"]}
    assert "air from outside" in BOX["spades_ace"].face.text


@rule("WO-7.1")
def test_a_joker_says_what_it_does() -> None:
    assert "Only somebody else" in BOX["joker_weeping"].face.text
