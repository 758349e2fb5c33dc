"""Every card of every game can be looked up: what is printed on it, in words, and how many there are."""

from __future__ import annotations

from collections import Counter
from typing import Any

from seance.games import NAMES
from seance.kernel.catalogue import copies, faces
from seance.kernel.gallery import gallery, heading
from seance.kernel.game import Game
from seance.kernel.printed import Face
from seance.kernel.things import Card
from tests.contract import checks, mini
from tests.contract.kit import Kit, variants

WITHOUT_TEXT = {
    ("haunt_the_house", "scare"): "a name in a colour is all there is on it",
    ("haunt_the_house", "trophy"): "its name says it, and the gear is printed there",
}


def without_text(game: str, face: Face) -> bool:
    return not face.text and not face.flavour and (game, face.kind) not in WITHOUT_TEXT


def unshown(game: Game[Any]) -> list[str]:
    """The cards that cannot be looked up."""
    shown = {card.key for face in faces(game) for card in face.cards}
    return [key for key in game.cards if key not in shown]


def silent(game: Game[Any]) -> list[str]:
    """What is in the box and says nothing."""
    return [face.key for face in faces(game) if without_text(game.name, face)]


def test_every_card_is_in_the_gallery(kit: Kit) -> None:
    assert unshown(kit.game) == []
    assert all(card.key in kit.game.cards for face in faces(kit.game) for card in face.cards)


def test_a_card_that_is_not_in_the_gallery_is_missed() -> None:
    box = faces(mini.record())
    assert unshown(mini.record(printed=lambda: box[1:])) == [card.key for card in box[0].cards]


def test_a_card_without_a_text_is_missed() -> None:
    first, *rest = mini.BEASTS
    mute, spoken = Face("beast", first.key, first.title, "", [first], [], []), [told(card) for card in rest]
    assert silent(mini.record(printed=lambda: [mute, *spoken])) == [first.key]


def told(card: Card) -> Face:
    return Face(card.noun, card.key, card.title, "It waits.", [card], [], [])


def test_nothing_is_shown_twice(kit: Kit) -> None:
    keys = Counter(face.key for face in faces(kit.game))
    assert [key for key, times in keys.items() if times > 1] == []


def test_every_card_says_something(kit: Kit) -> None:
    if kit.game.name in NAMES:
        box = faces(kit.game)
        assert silent(kit.game) == []
        assert [face.key for face in box if not (face.text or face.imprints)] == []
        assert all(face.title for face in box)


def test_every_kind_and_every_imprint_has_words(kit: Kit) -> None:
    for shown in gallery(kit.words):
        assert heading(kit.words, shown.face.kind)
        assert all(label for label, _ in shown.lines), shown.face.key
        assert all(all(pieces) for _, pieces in shown.imprints), shown.face.key
    if kit.game.name in NAMES:
        assert all(kit.words.has(f"box-{face.kind}") for face in faces(kit.game))


def test_every_card_of_a_real_game_cites_the_rules_it_is_for(kit: Kit) -> None:
    cited = {face.key: face.rules for face in faces(kit.game)}
    assert [key for key, rules in cited.items() if kit.game.name in NAMES and not rules] == []
    assert {rule for rules in cited.values() for rule in rules} <= set(kit.rules.numbers)


def test_no_table_deals_more_cards_than_the_box_holds(kit: Kit) -> None:
    held = copies(kit.game)
    for case in variants(kit):
        dealt = checks.cards_dealt(case)
        assert {key: number for key, number in dealt.items() if number > held[key]} == {}
