"""The box in words."""

from __future__ import annotations

from seance.games import load
from seance.kernel.gallery import Shown, counted, gallery, signed
from seance.kernel.printed import Imprint, Wording, face
from seance.kernel.words import Words

WORDS = Words(load("haunt_the_house"))
BOSK = WORDS.game.cards["captain_bosk"]


def shown(*imprints: Imprint) -> Shown:
    return Shown(WORDS, face(BOSK, [], list(imprints)), 1)


def test_a_piece_is_a_card_a_word_an_amount_or_what_it_says() -> None:
    gear = Imprint("gear", BOSK, Wording("gear-rope"), Wording("amount-skulls", -2), "a sandwich")
    assert shown(gear).imprints == [("Gear", ["Captain Bosk", "rope", "−2 skulls", "a sandwich"])]


def test_what_repeats_is_counted() -> None:
    assert counted(["Chill", "Chill", "Moan", "Chill"]) == ["Chill ×2", "Moan", "Chill"]
    assert shown(Imprint("fears", *[Wording("kind-1")] * 3)).lines == [("Fears", "Chill ×3")]


def test_a_mark_is_a_label_alone() -> None:
    assert shown(Imprint("attack")).lines == [("Attack", "")]


def test_numbers_show_their_sign() -> None:
    assert [signed(number) for number in (2, 0, -1)] == ["+2", "+0", "−1"]


def test_words_are_found_in_titles_texts_imprints_and_headings() -> None:
    bosk = shown(Imprint("gear", Wording("gear-rope")))
    assert bosk.says(["BOSK", "rope", "cellar", "gear", "hunters"])
    assert not bosk.says(["bosk", "candle"])
    assert bosk.says([])


def test_a_face_goes_by_its_own_name_and_by_those_of_its_cards() -> None:
    names = {each.face.key: each.names for each in gallery(Words(load("way_out")))}
    assert names["red_5"] == {
        "red_5",
        "wallpaper",
        "diamonds_5",
        "five of diamonds",
        "hearts_5",
        "five of hearts",
    }
