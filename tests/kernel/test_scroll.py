"""A scroll reads like the list of all that was written, wherever its pages end."""

from __future__ import annotations

import tracemalloc

import pytest

from seance.kernel.scroll import PAGE, Row, Scroll

ENDS = sorted({max(0, pages * PAGE + by) for pages in range(4) for by in (-1, 0, 1)})
"""Lengths about the ends of pages, where something could go wrong."""


def rows(count: int) -> list[Row]:
    return [[number, "knock", ["bell", "wolf"], f"door-{number} \u00e9\n"] for number in range(count)]


def scroll_of(written: list[Row]) -> Scroll:
    scroll = Scroll()
    for row in written:
        scroll.append(row)
    return scroll


@pytest.mark.parametrize("length", ENDS)
def test_any_part_can_be_read(length: int) -> None:
    written = rows(length)
    scroll = scroll_of(written)
    assert len(scroll) == length
    for start in ENDS:
        for end in ENDS:
            assert scroll.part(start, min(end, length)) == written[start:end]


@pytest.mark.parametrize("length", ENDS)
def test_what_is_cut_off_is_forgotten_and_the_rest_goes_on(length: int) -> None:
    written = rows(length)
    for keep in ENDS:
        scroll = scroll_of(written)
        scroll.cut(keep)
        assert len(scroll) == min(keep, length)
        scroll.append(["more"])
        assert scroll.part(0, len(scroll)) == [*written[:keep], ["more"]]


@pytest.mark.parametrize("length", ENDS)
def test_a_copy_goes_its_own_way(length: int) -> None:
    scroll = scroll_of(rows(length))
    twin = scroll.copy()
    twin.append(["more"])
    twin.cut(length // 2)
    assert scroll.part(0, len(scroll)) == rows(length)


def test_old_rows_take_little_room() -> None:
    written = rows(40 * PAGE)
    tracemalloc.start()
    scroll = scroll_of(written)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert held < 10 * len(scroll)
