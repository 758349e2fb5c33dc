"""The night as it is told: what becomes a sentence, what a figure in the margin, and who hears of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from seance.bots import make
from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.prose.names import called
from seance.games.house_of_whack.prose.notebook import Notebook
from seance.games.house_of_whack.prose.plan import plate
from seance.games.house_of_whack.prose.turns import HEARD, read
from seance.games.house_of_whack.view import PremisesView
from seance.kernel.book import EVERYONE, Book, Told
from seance.kernel.data import EventData
from seance.kernel.match import Match
from seance.kernel.story import Plate, Prose, Story, Voice
from seance.kernel.telling import tell
from seance.kernel.words import Words
from tests.contract.play import finish

NAMES = ["Ada", "Ben", "Cleo"]
ADA, BEN, CLEO = ({"seat": seat} for seat in range(3))


def card(key: str) -> dict[str, str]:
    return {"card": key}


FRESH = Match(GAME, GAME.settings({"players": 3}), 1)


def book(of: int = EVERYONE) -> Book[PremisesView]:
    return Book(FRESH, NAMES, of)


def event(name: str, **facts: Any) -> EventData:
    return {"name": name, "rule": "HW-5", "facts": facts, "private": False}


def written(*events: EventData, of: int = EVERYONE) -> list[Prose | Voice]:
    """What is written of a turn of Ada's."""
    notes = Notebook(book(of))
    for at, each in enumerate([event("turn", seat=ADA), *events]):
        read(notes, Told(at, each))
    notes.close()
    return [block for each in notes.done for block in each.blocks if not isinstance(block, Plate)]


def prose(*events: EventData, of: int = EVERYONE) -> str:
    return " ".join(block.text for block in written(*events, of=of) if isinstance(block, Prose))


def margin(*events: EventData) -> str:
    return " ".join(block.note for block in written(*events) if isinstance(block, Prose))


FIGHT = event("clash", seat=ADA, foe=card("suit_of_armour"), stat={"word": "red"})
WON = event("beats", seat=ADA, minion=card("suit_of_armour"))
LOST = event("beaten", seat=ADA, minion=card("suit_of_armour"))


def scores(mine: int, theirs: int) -> EventData:
    return event("scores", mine=mine, theirs=theirs)


def test_every_event_that_is_told_is_one_that_the_log_knows() -> None:
    words = Words(GAME)
    assert [name for name in HEARD if not words.has(f"told-{name}")] == []


def test_what_somebody_does_is_one_sentence() -> None:
    told = prose(
        event("reveals-room", seat=ADA, room=card("laundry_chute")),
        event("enters", seat=ADA, room=card("laundry_chute")),
        event("lays-token", seat=ADA, room=card("laundry_chute")),
        event("picks-up", seat=ADA, prop=card("rolling_pin")),
    )
    assert told.count(".") == 1
    assert told.count("Laundry Chute") == 1
    assert "Rolling Pin of Reckoning" in told


def test_a_walk_is_told_by_where_it_ends() -> None:
    told = prose(
        *[event("enters", seat=ADA, room=card(room)) for room in ("start", "bat_attic", "long_hall")]
    )
    assert "Unreasonably Long Hall" in told
    assert "Bat Attic" not in told


def test_who_lets_go_of_something_and_picks_it_up_has_done_nothing() -> None:
    keys = card("skeleton_keys")
    assert prose(event("drops", seat=ADA, prop=keys), event("picks-up", seat=ADA, prop=keys)) == ""


def test_start_is_the_hall_and_afterthoughts_are_left_out() -> None:
    assert called(book(), "start") == "the hall"
    assert called(book(), "suit_of_armour") == "the Suit of Armour"
    assert called(book(), "butler_with_axe") == "the Butler Who Did It"
    assert called(book(), "destiny") == "“Destiny”"


def test_figures_stand_in_the_margin() -> None:
    life = {"word": "green"}
    hurt = [event("loses", seat=BEN, stat=life, count=1), event("gains", seat=BEN, stat=life, count=3)]
    noted = margin(event("plays", seat=ADA, drama=card("hush")), *hurt, event("earns", seat=ADA, count=1))
    assert noted == "Ben +2 Life · Ada +1 Gold Heart"


def test_a_conflict_is_told_when_it_is_over_with_its_score() -> None:
    assert margin(FIGHT, scores(7, 4), WON) == "7–4"
    assert "the Suit of Armour" in prose(FIGHT, scores(7, 4), WON).replace("The", "the")
    assert prose(FIGHT, scores(7, 4)) == ""


def test_helpers_are_named_when_they_mattered() -> None:
    foes = event("helps", seat=BEN, camp={"word": "foe"})
    assert "Ben" in prose(FIGHT, foes, scores(3, 8), LOST)
    assert "Ben" in prose(FIGHT, foes, scores(8, 3), WON)
    friends = event("helps", seat=CLEO, camp={"word": "fighter"})
    assert "Cleo" in prose(FIGHT, friends, scores(8, 3), WON)
    assert "Cleo" not in prose(FIGHT, friends, scores(3, 8), LOST)


def test_the_last_card_is_told_where_it_was_one_too_many() -> None:
    last = event("adds", seat=BEN, drama=card("objection"), camp={"word": "foe"})
    assert "“Objection!”" in prose(FIGHT, last, scores(5, 7), LOST)
    assert "“Objection!”" not in prose(FIGHT, last, scores(5, 9), LOST)
    assert "“Objection!”" not in prose(FIGHT, last, scores(9, 7), WON)


def test_people_who_are_put_somewhere_together_are_told_of_together() -> None:
    told = prose(*[event("is-put", seat=seat, room=card("start")) for seat in (ADA, BEN, CLEO)])
    assert "Ada, Ben and Cleo" in told


def test_an_answer_is_told_with_what_it_stops() -> None:
    answer = event("answers", seat=BEN, drama=card("hush"), card=card("envy"))
    told = prose(event("plays", seat=ADA, drama=card("envy")), answer, event("stopped", drama=card("envy")))
    assert "“Hush”" in told
    assert prose(answer) == ""


def test_in_one_players_story_the_others_are_heard_of_only_where_it_matters() -> None:
    small = event("reveals-room", seat=ADA, room=card("laundry_chute"))
    death = event("dies", seat=ADA, room=card("laundry_chute"))
    assert prose(small, of=1) == ""
    assert "Ada" in prose(death, of=1)
    assert "Ben" in prose(event("plays-on", seat=ADA, drama=card("envy"), target=BEN), of=1)


def test_what_players_say_is_quoted() -> None:
    spoken = written(event("own-words", seat=BEN, words="I demand a recount."))
    assert [(block.text, block.who) for block in spoken if isinstance(block, Voice)] == [
        ("I demand a recount.", "Ben")
    ]


def test_the_mood_of_a_card_is_said_once_and_not_in_every_turn() -> None:
    found = event("reveals-room", seat=ADA, room=card("laundry_chute"))
    again = [found, event("turn", seat=ADA), found, event("turn", seat=ADA), found]
    assert [block.text for block in written(*again) if isinstance(block, Voice)] == [
        "Whites, colours, guests."
    ]


@cache
def whole(**settings: Any) -> Match:
    match = Match(GAME, GAME.settings({"players": 3, "ending": "1", **settings}), 4)
    return finish(match, [make("hints", GAME, seat) for seat in range(3)])


def headings(story: Story) -> list[str]:
    return [part.heading for part in story.parts]


def test_a_night_has_a_beginning_chapters_and_a_morning() -> None:
    story = tell(whole(), NAMES)
    assert headings(story)[0] == "Who Came"
    assert headings(story)[-1] == "In the Morning"
    assert 3 <= len(story.parts) <= 12
    fates = story.parts[-1].blocks[1]
    assert isinstance(fates, Prose)
    assert all(name in fates.text for name in NAMES)


def test_whoever_is_dead_or_out_in_the_morning_gets_nothing() -> None:
    match = whole(rooms="plain").clone()
    state: Any = match.run.state
    ben, cleo = state.players[1:]
    ben.room, ben.life = None, 0
    cleo.room, cleo.out = None, True
    fates = tell(match, NAMES).parts[-1].blocks[1]
    assert isinstance(fates, Prose)
    assert "Ben was still dead" in fates.text
    assert "Of Cleo nothing was found" in fates.text


def test_every_floor_leaves_a_plan() -> None:
    story = tell(whole(ending="2"), NAMES)
    assert [shown.caption for shown in story.plates] == [
        "The first floor, shortly before it went",
        "The second floor, shortly before it went",
    ]


def test_they_come_as_themselves_where_guests_are_bought() -> None:
    opening = tell(whole(avatars=True), NAMES).parts[0].blocks[1]
    assert isinstance(opening, Prose)
    assert "nobody in particular" in opening.text


def test_a_plan_has_doors_where_doors_meet_and_none_where_only_start_stands() -> None:
    assert plate(book(), book().view, "Nothing yet") is None
    drawn = tell(whole(), NAMES).plates[0]
    assert len(drawn.doors) >= len(drawn.vignettes) // 2
    assert all(first != second for first, second in drawn.doors)
