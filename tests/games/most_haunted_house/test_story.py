"""The night as a case file: what is told of it, what is left out, and for whom."""

from __future__ import annotations

from seance.games.most_haunted_house.box.curses import CURSES
from seance.games.most_haunted_house.box.hauntings import BY_KEY as HAUNTING
from seance.games.most_haunted_house.house import HOUSE
from seance.games.most_haunted_house.story import SPOTS, doors
from seance.kernel.book import EVERYONE
from seance.kernel.match import Match
from seance.kernel.story import Plate, Prose, Story, Voice
from seance.kernel.telling import tell
from tests.games.most_haunted_house.night import FOUR, ONE, THREE, TWO, act, cycle, night

NAMES = ["Ada", "Ben", "Cy", "Dot"]
KITCHEN = "1.space = ga1\ntokens = ga1:9 gb5:12"
PAYERS = "2.hand: glass_plate\n3.hand: vestry_candle"
HOME = """
    1.hand: glass_plate parish_register plaster_cast
    2.hand: silver_whistle sealed_letter child_drawing
"""
LOST = "1.hand: the_tenant\n2.hand: the_sleeper\n3.hand: the_governess\n4.hand: the_quiet_twin"


def story(match: Match, of: int = EVERYONE) -> Story:
    return tell(match, NAMES, of)


def prose(match: Match, of: int = EVERYONE) -> list[Prose]:
    return [block for part in story(match, of).parts for block in part.blocks if isinstance(block, Prose)]


def told(match: Match, of: int = EVERYONE) -> str:
    return "\n".join(block.text for block in prose(match, of))


def voices(match: Match, of: int = EVERYONE) -> list[Voice]:
    return [block for part in story(match, of).parts for block in part.blocks if isinstance(block, Voice)]


# --- searching -----------------------------------------------------------------------------------------


def test_proof_is_told_and_other_finds_stand_in_the_margin() -> None:
    match = night(f"{KITCHEN}\ncharms: ... rowan_twig glass_plate\n2.space = gb5", rolls=[19, 19])
    act(match, ONE, "search", "done")
    act(match, TWO, "search", "done")
    entry = prose(match)[1]
    assert "the Glass Plate" in entry.text
    assert "Kitchen" in entry.text
    assert "Rowan Twig" not in entry.text
    assert entry.note == "Six o’clock · Proof 1 of 6 · Ben: Rowan Twig"


def test_an_hour_of_small_finds_is_told_all_the_same() -> None:
    match = night(f"{KITCHEN}\ncharms: ... rowan_twig", rolls=[19])
    act(match, ONE, "search", "done")
    entry = prose(match)[1]
    assert "the Rowan Twig" in entry.text
    assert "Rowan Twig" not in entry.note


def test_a_curse_is_told_unless_it_was_gone_within_the_hour() -> None:
    match = night(f"{KITCHEN}\ncurses: ... lead_soles", rolls=[1, 19])
    act(match, ONE, "search")
    assert "Lead Soles" in told(match)
    act(match, ONE, "lift:lead_soles")
    assert "Lead Soles" not in told(match)
    assert told(match, ONE).count("Lead Soles") == 2


def test_a_curse_that_lasted_is_told_when_it_goes() -> None:
    match = night("1.hand: thread\n1.space = gc9", rolls=[1, 1, 1, 19])
    cycle(match, 2)
    act(match, ONE, "lift:thread", "lift:thread", "lift:thread", "lift:thread")
    assert "the Red Thread" in told(match)


def test_others_are_told_of_from_afar() -> None:
    match = night(f"{KITCHEN}\ncharms: ... glass_plate", rolls=[19])
    act(match, ONE, "search", "done")
    assert "Glass Plate" in told(match, ONE)
    assert "Glass Plate" not in told(match, TWO)
    assert voices(match, TWO)[0].text == "He is usually the last to know who is speaking."


def test_what_clings_to_oneself_speaks() -> None:
    match = night(f"{KITCHEN}\ncurses: ... lead_soles", rolls=[1])
    act(match, ONE, "search")
    mood = next(card.mood for card in CURSES if card.key == "lead_soles")
    assert mood in [voice.text for voice in voices(match, ONE)]
    assert mood not in [voice.text for voice in voices(match)]


# --- Hauntings -----------------------------------------------------------------------------------------


def test_a_haunting_comes_with_the_hour() -> None:
    match = night("hauntings: ... table_for_nine")
    cycle(match, 2)
    assert "Table for Nine" in told(match)
    assert "the Dining Room and the Kitchen" in told(match)
    assert [voice.text for voice in voices(match)] == [HAUNTING["table_for_nine"].mood]


def test_those_who_drove_it_out_together_are_named_and_what_is_left_of_it_is_kept() -> None:
    card = next(card for card in HAUNTING.values() if card.proof)
    here, there = [key for key, space in HOUSE.spaces.items() if space.room == card.rooms[0]][:2]
    rolls = [min(20, card.threshold - 1), 20, 20]
    match = night(f"present: {card.key}\n1.space = {here}\n2.space = {there}", rolls)
    act(match, ONE, f"face:{card.key}", "done")
    act(match, TWO, f"face:{card.key}")
    assert any("Ada and Ben" in text and card.title in text for text in told(match).splitlines())
    cycle(match, 24)
    assert card.title in told(match).partition("what is left of")[2]


def test_what_it_cost_whom_is_told_when_it_happens_to_all() -> None:
    match = night("hauntings: ... names_in_the_dust\ncurses: ... thread lead_soles slow_hour sewn_pockets")
    cycle(match, 2)
    words = "Sewn Pockets with Ada, the Slow Hour with Ben, Lead Soles with Cy and a Red Thread with Dot"
    assert words in told(match)
    assert "with Ben" not in told(match, ONE)


def test_what_was_taken_from_pockets_is_told() -> None:
    match = night("hauntings: ... empty_pockets\n1.hand: rowan_twig\n3.hand: bent_coin")
    cycle(match, 2)
    act(match, ONE, "rowan_twig")
    act(match, THREE, "bent_coin")
    assert "Gone: Ada's Rowan Twig and Cy's Bent Coin." in told(match)


# --- the possessed -------------------------------------------------------------------------------------


def test_an_exorcise_is_told_with_its_price() -> None:
    match = night(f"{PAYERS}\n{KITCHEN}\ncurses: ... the_tenant", rolls=[1])
    act(match, ONE, "search")
    act(match, TWO, ["glass_plate"])
    act(match, THREE, ["vestry_candle"])
    assert "Tenant" in told(match)
    assert "the Vestry Candle and the Glass Plate" in told(match).replace("The Vestry", "the Vestry")
    assert voices(match)[0].text == "It has moved in behind the eyes and drawn the curtains."


def test_talk_of_paying_is_told_once() -> None:
    match = night(f"{PAYERS}\n{KITCHEN}\ncurses: ... the_tenant", rolls=[1])
    act(match, ONE, "search")
    for _ in range(2):
        act(match, TWO, [])
        act(match, THREE, [])
        for seat in (TWO, THREE, FOUR):
            act(match, seat, "done")
    texts = [text for text in told(match).splitlines() if "talk" in text or "laid out" in text]
    assert len(texts) == 1


# --- the end -------------------------------------------------------------------------------------------


def test_a_night_that_is_won_ends_on_the_step_with_exhibits() -> None:
    match = night(f"{HOME}\n1.space = gc9\n2.proof = 1")
    act(match, ONE, "walk:gc10")
    found = story(match)
    assert found.title == "Four Went In, Four Came Out"
    assert [part.heading for part in found.parts][-2:] == ["On the Step", "Exhibits"]
    assert "seven pieces of Proof" in told(match)
    assert voices(match)[0].note == "Exhibit A: Glass Plate, with Ada"
    assert len(voices(match)) == 6
    assert len([voice for voice in voices(match, TWO) if voice.note]) == 3


def test_a_night_that_is_lost_tells_where_everybody_was_and_who_was_somebody_else() -> None:
    match = night("cycle = 23\n1.hand: the_tenant\n2.space = ga1")
    cycle(match)
    found = story(match)
    assert found.title == "Found in the Morning"
    assert found.parts[-1].heading == "At First Light"
    assert "Tenant" in told(match)
    assert "Ada" in told(match).splitlines()[-1]
    (plate,) = found.plates
    assert {room.title: room.people for room in plate.vignettes if room.people} == {
        "Foyer": ("Ada", "Cy", "Dot"),
        "Kitchen": ("Ben",),
    }


def test_a_night_that_was_given_up_has_a_last_entry() -> None:
    match = night(LOST)
    for seat in range(4):
        act(match, seat, "yes")
    assert "nobody wishes to leave" in told(match)


def test_a_night_under_way_is_told_as_far_as_it_has_come() -> None:
    match = night(KITCHEN)
    found = story(match)
    assert found.title == "The Lamps Are Still Lit"
    assert found.parts[-1].heading == "So Far"


def test_the_plan_has_every_room_and_every_way_between_them_but_the_stairs() -> None:
    assert set(SPOTS) == set(HOUSE.places())
    assert ("hall", "kitchen") in doors()
    assert ("hall", "landing") not in doors()
    plate = next(block for part in story(night()).parts for block in part.blocks if isinstance(block, Plate))
    assert {room for pair in plate.doors for room in pair} == set(SPOTS)
