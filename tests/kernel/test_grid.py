from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.grid import (
    SIDES,
    Grid,
    Placing,
    Tile,
    across,
    beside,
    floor_of,
    place,
    spelt,
)
from seance.kernel.snapshot import dump, restore
from tests.kernel.annexe import CELLAR, TILES, below
from tests.kernel.parlour import at_random, play

NORTH, EAST, SOUTH, WEST = range(4)
HALL, VAULT, NICHE, CRYPT, DRAIN = TILES

GLYPHS = dict(zip(" ╵╶└╷│┌├╴┘─┴┐┤┬┼", range(16), strict=True))
"""Tiles by the lines they are drawn with: north counts 1, east 2, south 4, west 8."""


def doors(glyph: str) -> str:
    return "".join(side for bit, side in enumerate(SIDES) if GLYPHS[glyph] >> bit & 1)


def drawn(picture: str, blind: bool = True) -> Grid[Tile]:
    """A floor as it is drawn, with the top left corner in the middle; a dot is a tile without doors."""
    grid: Grid[Tile] = Grid(blind)
    for y, row in enumerate(picture.strip("\n").split("\n")):
        for x, glyph in enumerate(row):
            if glyph != " ":
                grid.lay(Tile(f"{x}{y}", "", "" if glyph == "." else doors(glyph)), place(x, y))
    return grid


def at(grid: Grid[Tile], places: list[int]) -> list[str]:
    """The tiles at some places, by name: column and row in the picture."""
    return [grid.tiles[each].key for each in places]


# --- places and turns ----------------------------------------------------------------------------------


def test_places_are_numbered_by_floor_row_and_column() -> None:
    assert spelt(place(0, 0)) == "0/0/0"
    assert spelt(place(-3, 12, floor=2)) == "2/-3/12"
    assert floor_of(place(-3, -12, floor=2)) == 2


@given(st.integers(-100, 100), st.integers(-100, 100), st.integers(0, 9))
def test_beside_is_one_step_and_across_leads_back(x: int, y: int, floor: int) -> None:
    here = place(x, y, floor)
    assert [beside(here, side) for side in (NORTH, EAST, SOUTH, WEST)] == [
        place(x, y - 1, floor),
        place(x + 1, y, floor),
        place(x, y + 1, floor),
        place(x - 1, y, floor),
    ]
    assert all(beside(beside(here, side), across(side)) == here for side in range(4))


@pytest.mark.parametrize(("turns", "sides"), [(0, "NE"), (1, "ES"), (2, "SW"), (3, "NW")])
def test_tiles_turn_clockwise(turns: int, sides: str) -> None:
    corner = Tile("corner", "Corner", "NE")
    assert "".join(SIDES[side] for side in range(4) if corner.has_door(side, turns)) == sides


def test_a_laying_is_keyed_by_place_and_degrees() -> None:
    assert Placing(place(1, -2, floor=3), 3).key == "3/1/-2@270"


# --- laying --------------------------------------------------------------------------------------------


def test_a_tile_lies_where_it_was_laid_as_it_was_turned() -> None:
    grid: Grid[Tile] = Grid()
    grid.lay(NICHE, place(2, 0), turns=5)
    assert grid.where(NICHE) == place(2, 0)
    assert grid.where(VAULT) is None
    assert grid.turns == {place(2, 0): 1}
    assert [grid.has_door(place(2, 0), side) for side in range(4)] == [False, False, False, True]
    assert not grid.has_door(place(0, 0), NORTH)


def test_a_place_holds_one_tile() -> None:
    grid = drawn("┼")
    with pytest.raises(ValueError, match="'00' lies at 0/0/0 already"):
        grid.lay(NICHE, place(0, 0))


def test_a_tile_can_be_lifted_and_laid_elsewhere() -> None:
    grid = drawn("┼┼")
    tile = grid.lift(place(1, 0))
    grid.lay(tile, place(0, 1), turns=1)
    assert list(grid.tiles) == [place(0, 0), place(0, 1)]
    assert grid.turns == {place(0, 0): 0, place(0, 1): 1}


def test_doors_must_meet_doors() -> None:
    grid = drawn("┼")
    assert [grid.fits(NICHE, place(0, -1), turns) for turns in range(4)] == [True, False, False, False]
    assert [grid.fits(VAULT, place(1, 0), turns) for turns in range(4)] == [True, False, True, False]
    assert not grid.fits(VAULT, place(0, 0), 0)
    assert not grid.fits(HALL, place(1, 1), 0)


def test_on_an_empty_floor_anything_fits() -> None:
    grid = drawn("┼")
    assert grid.fits(NICHE, place(7, 7, floor=grid.open_floor()), 2)
    assert not grid.fits(NICHE, place(7, 7), 2)


@pytest.mark.parametrize(("blind", "fits"), [(True, True), (False, False)])
def test_whether_a_door_may_end_at_a_wall_is_an_option(blind: bool, fits: bool) -> None:
    grid = drawn("┼ .", blind)
    assert grid.fits(HALL, place(1, 0), 0) == fits
    assert grid.fits(NICHE, place(1, 0), 1)


@pytest.mark.parametrize(("blind", "fits"), [(True, True), (False, False)])
def test_whether_a_wall_may_stand_before_a_door_is_the_same_option(blind: bool, fits: bool) -> None:
    assert drawn("┼ ┼", blind).fits(NICHE, place(1, 0), 1) == fits


def test_layings_are_the_rotations_that_fit() -> None:
    grid = drawn("┼")
    keys = [laying.key for laying in grid.layings(CRYPT, place(1, 0))]
    assert keys == ["0/1/0@90", "0/1/0@180", "0/1/0@270"]


def test_whoever_comes_through_a_door_finds_one_on_that_side() -> None:
    grid = drawn(
        """
┼┼
┼
"""
    )
    entered_west = grid.layings(DRAIN, place(1, 1), entered=WEST)
    entered_north = grid.layings(DRAIN, place(1, 1), entered=NORTH)
    assert [laying.turns for laying in entered_west] == [2, 3]
    assert [laying.turns for laying in entered_north] == [0, 3]
    assert [laying.turns for laying in grid.layings(DRAIN, place(1, 1))] == [0, 2, 3]


def test_exits_lead_into_the_unknown() -> None:
    grid = drawn("┼.┌")
    assert grid.exits(place(0, 0)) == [NORTH, SOUTH, WEST]
    assert grid.exits(place(2, 0)) == [EAST, SOUTH]
    assert grid.exits(place(1, 0)) == []


def test_all_layings_go_beyond_every_open_door_once() -> None:
    grid = drawn(
        """
├┐
└
"""
    )
    places = [laying.at for laying in grid.all_layings(NICHE)]
    assert places == [place(0, -1), place(1, 1), place(1, 1)]
    assert drawn("├").all_layings(NICHE, floor=1) == []


@given(st.integers(0, 10_000), st.booleans())
def test_every_laying_offered_fits_and_no_other_does(seed: int, blind: bool) -> None:
    grid = below(at_random(play(CELLAR, seed), seed, answers=2).run).cellar.copy()
    grid.blind = blind
    offered = {(laying.at, laying.turns) for laying in grid.all_layings(DRAIN)}
    around = [place(x, y) for x in range(-4, 5) for y in range(-4, 5)]
    fitting = {(spot, turns) for spot in around for turns in range(4) if grid.fits(DRAIN, spot, turns)}
    assert offered == fitting


# --- neighbours and lines of sight ---------------------------------------------------------------------

CELLARS = """
┼─┐
│.│
└─┼
"""


def test_facing_doors_connect() -> None:
    grid = drawn(CELLARS)
    assert at(grid, grid.neighbours(place(0, 0))) == ["10", "01"]
    assert at(grid, grid.neighbours(place(2, 2))) == ["21", "12"]
    assert grid.neighbours(place(1, 1)) == []


def test_adjacent_tiles_share_a_side_and_surrounding_ones_a_corner_too() -> None:
    grid = drawn(CELLARS)
    assert at(grid, grid.adjacent(place(1, 1))) == ["10", "21", "12", "01"]
    assert at(grid, grid.surrounding(place(1, 1))) == ["10", "21", "12", "01", "00", "20", "02", "22"]
    assert at(grid, grid.surrounding(place(0, 0))) == ["10", "01", "11"]


def test_one_sees_straight_through_facing_doors() -> None:
    grid = drawn("╶┼─.┼")
    assert at(grid, grid.line(place(0, 0), EAST, reach=9)) == ["10", "20"]
    assert at(grid, grid.line(place(2, 0), WEST, reach=1)) == ["10"]
    assert grid.line(place(0, 0), WEST, reach=9) == []


def test_nobody_sees_round_a_corner() -> None:
    grid = drawn(CELLARS)
    assert grid.sees(place(0, 0), place(2, 0), reach=2)
    assert not grid.sees(place(0, 0), place(2, 0), reach=1)
    assert not grid.sees(place(0, 0), place(2, 1), reach=9)
    assert not grid.sees(place(0, 0), place(0, 0), reach=9)


@pytest.mark.parametrize("lock", [(place(1, 0), EAST), (place(2, 0), WEST)])
def test_a_lock_on_either_side_bars_passage_and_sight(lock: tuple[int, int]) -> None:
    """HW-10.6: a lock belongs to one door and blocks the facing one too."""
    grid = drawn("╶┼─┼")
    assert at(grid, grid.line(place(0, 0), EAST, 9, shut=lambda spot, side: (spot, side) == lock)) == ["10"]
    assert not grid.passage(place(1, 0), EAST, shut=lambda spot, side: (spot, side) == lock)
    assert not grid.sees(place(0, 0), place(2, 0), 9, shut=lambda spot, side: (spot, side) == lock)
    assert at(grid, grid.neighbours(place(2, 0), lambda spot, side: (spot, side) == lock)) == ["30"]


# --- floors, copies and saves --------------------------------------------------------------------------


def test_floors_lie_apart() -> None:
    grid = drawn("┼")
    attic = grid.open_floor()
    grid.lay(NICHE, place(1, 0, attic))
    assert attic == 1
    assert grid.floors == 2
    assert grid.on_floor(0) == [place(0, 0)]
    assert grid.on_floor(attic) == [place(1, 0, attic)]
    assert grid.surrounding(place(0, 0)) == []
    assert {floor_of(laying.at) for laying in grid.all_layings(VAULT, attic)} == {attic}


@given(st.integers(0, 10_000), st.integers(0, 4))
def test_a_cellar_survives_a_copy_and_a_save(seed: int, answers: int) -> None:
    grid = below(at_random(play(CELLAR, seed), seed, answers).run).cellar
    before = dump(grid)
    for twin in (grid.copy(), restore(CELLAR, dump(grid))):
        assert dump(twin) == before
        twin.lift(place(0, 0))
        twin.open_floor()
        twin.blind = False
        assert dump(grid) == before


@given(st.integers(0, 10_000))
def test_every_tile_of_a_cellar_can_be_walked_to(seed: int) -> None:
    grid = below(at_random(play(CELLAR, seed), seed).run).cellar
    seen = [place(0, 0)]
    for here in seen:
        seen += [there for there in grid.neighbours(here) if there not in seen]
    assert sorted(seen) == sorted(grid.tiles)
