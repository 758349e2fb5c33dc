# not compiled: boxes are made and checked once
"""Words that stand in for one another. ``{beast}`` in a line is one of them, the same throughout a card."""

from __future__ import annotations

from typing import Final


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


SLOTS: Final = {
    "aunt": _words(
        "Aunt Drusilla, Aunt Philomena, Great-Aunt Maud, Aunt Ottoline, Aunt Wilhelmina, Aunt Perpetua,"
        "Aunt Euphemia, Great-Aunt Sybil, Aunt Leocadia, Aunt Clementine"
    ),
    "uncle": _words(
        "Uncle Mortimer, Uncle Barnaby, Uncle Lucius, Great-Uncle Edgar, Uncle Septimus, Uncle Horace,"
        "Uncle Ambrose, Great-Uncle Silas, Uncle Thaddeus, Uncle Cuthbert"
    ),
    "rank": _words("Colonel, Admiral, Major, Bishop, Ambassador, Commodore, Brigadier, Archdeacon"),
    "beast": _words(
        "badger, goose, walrus, stoat, ostrich, weasel, porcupine, crocodile, moose, octopus, peacock, otter"
    ),
    "vermin": _words("moths, rats, bats, beetles, mice, silverfish, ants, earwigs"),
    "dish": _words(
        "trifle, kedgeree, pudding, syllabub, haggis, custard, blancmange, chowder, goulash, jelly, porridge"
    ),
    "furniture": _words(
        "wardrobe, sideboard, ottoman, bureau, dresser, footstool, armchair, hatstand, cabinet, chaise longue"
    ),
    "room": _words(
        "pantry, ballroom, scullery, nursery, cellar, conservatory, library, attic, parlour, wine store"
    ),
    "instrument": _words("harp, tuba, bassoon, harmonium, cello, bagpipes, trombone, glockenspiel, spinet"),
    "garment": _words("waistcoat, nightshirt, petticoat, dressing gown, bonnet, cape, ruff, kilt"),
    "metal": _words("brass, pewter, cast-iron, silver, copper, leaden, tin, bronze"),
    "year": _words("1806, 1823, 1847, 1851, 1866, 1879, 1888, 1893, 1902, 1911, 1919, 1926"),
    "number": _words("seven, nine, eleven, thirteen, nineteen, twenty-two, thirty-one, forty, sixty"),
    "weekday": _words("Monday, Tuesday, Wednesday, Thursday, Friday, Sunday"),
    "season": _words("spring, summer, autumn, winter"),
    "trade": _words("butler, footman, gardener, cook, chauffeur, valet, parlourmaid, governess, groom"),
}
