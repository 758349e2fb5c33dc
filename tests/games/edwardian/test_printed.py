"""What is printed on the eighty cards, as galleries show it."""

from __future__ import annotations

from collections import Counter

from seance.games.edwardian import GAME
from seance.kernel.gallery import Shown, gallery
from seance.kernel.words import Words
from tests.rules import rule

BOX: dict[str, Shown] = {shown.face.title: shown for shown in gallery(Words(GAME))}


def printed(title: str) -> dict[str, list[str]]:
    return dict(BOX[title].imprints)


@rule("ED-2.1")
def test_thirty_essentials_and_fifty_supports_by_kind() -> None:
    assert Counter(shown.face.kind for shown in BOX.values()) == {
        "setting": 10,
        "focus": 15,
        "terror": 5,
        "event": 20,
        "action": 20,
        "acquaintance": 10,
    }
    assert Counter(printed(title)["Sort"][0] for title in BOX) == {"essential": 30, "support": 50}


@rule("ED-1.3", "ED-7.1", "ED-8.10")
def test_what_fits_on_what_stands_on_both() -> None:
    """The rulebook's own example: the coin at the inn, and on the coin the possession."""
    assert "Engraved Coin" in printed("Roadside Inn")["Found here"]
    assert "Locked Box" not in printed("Roadside Inn")["Found here"]
    assert "Roadside Inn" in printed("Engraved Coin")["Found at"]
    assert printed("Engraved Coin")["Summons"] == ["Hunting Spirit", "Fateful Possession"]
    assert "Engraved Coin" in printed("Fateful Possession")["Called by"]


@rule("ED-7", "ED-8", "ED-12")
def test_six_at_a_setting_four_settings_two_terrors_six_callers() -> None:
    numbers = Counter((name, len(parts)) for title in BOX for name, parts in BOX[title].imprints)
    assert numbers[("Found here", 6)] == 10
    assert numbers[("Found at", 4)] == numbers[("Summons", 2)] == 15
    assert numbers[("Called by", 6)] == 5


@rule("ED-2.4", "ED-4.1", "ED-4.2", "ED-4.3")
def test_a_support_says_against_whom_and_whether_it_defends() -> None:
    assert printed("Urchin Thief")["Played"] == ["on opponents"]
    assert printed("Possession")["Played"] == ["in defence", "on your own lines"]
    assert printed("Losing Sleep")["Played"] == ["on opponents", "on your own lines"]
    assert printed("Historian")["Played"] == ["on opponents", "in defence", "on your own lines"]
    assert "Played" not in printed("Roadside Inn")


def test_a_support_has_its_effect_and_every_card_its_tale() -> None:
    assert BOX["Pray"].face.text == "Removes the Dread Old God."
    assert all(shown.face.flavour for shown in BOX.values())
