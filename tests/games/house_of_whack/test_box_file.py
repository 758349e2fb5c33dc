"""HW-P.2: a box as a file: what is written is read again, and nothing else is let in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seance.games.house_of_whack import record
from seance.games.house_of_whack.box.file import LARGEST, box_of, data_of, read, write
from seance.games.house_of_whack.box.first import FIRST
from seance.kernel.catalogue import catalogue
from seance.kernel.errors import BadBox
from tests.rules import rule

WHOLE = write(FIRST)
SPARE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@rule("HW-P.2")
def test_the_first_printing_comes_back_as_it_was() -> None:
    again = read(WHOLE)
    assert write(again) == WHOLE
    assert data_of(box_of(data_of(FIRST))) == data_of(FIRST)
    assert catalogue(record(again)) == catalogue(record(FIRST))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "no box, or it is damaged"),
        (b"[1, 2]", "no box, or it is damaged"),
        (b'{"format": "seance-match", "schema": 2}', "its format is 'seance-match'"),
        (b'{"format": "seance-box", "schema": 1, "game": "way_out"}', "a box of 'way_out'"),
        (b'{"format": "seance-box", "schema": 9, "game": "house_of_whack"}', "schema 9"),
        (b"\xff\xfe\x00", "no box, or it is damaged"),
        (b"[" * 100_000, "no box, or it is damaged"),
        (b" " * (LARGEST + 1), "too large"),
        (WHOLE.replace(b'"do": "covet"', b'"do": "__import__"'), "at `$.drama[35].deeds[0].do`"),
        (WHOLE.replace(b'"key": "envy"', b'"keys": "envy"'), "unknown field `keys`"),
        (WHOLE.replace(b'"whom": "others"', b'"whom": "the host"'), "whom"),
        (WHOLE.replace(b'"size": 4', b'"size": 400'), "size"),
        (WHOLE.replace(b'"number": 0', b'"number": -1'), "number"),
    ],
)
def test_what_is_damaged_foreign_or_hostile_is_refused_with_a_sentence(data: bytes, says: str) -> None:
    with pytest.raises(BadBox) as refused:
        read(data)
    said = str(refused.value)
    assert says in said
    assert said.endswith(".")
    assert "\n" not in said


@settings(max_examples=100, deadline=None)
@given(at=st.integers(0, len(WHOLE) - 1), some=st.binary(max_size=12), gone=st.integers(0, 40))
def test_damaged_bytes_raise_nothing_else(at: int, some: bytes, gone: int) -> None:
    _try(WHOLE[:at] + some + WHOLE[at + gone :])


@settings(max_examples=100, deadline=None)
@given(data=st.data(), value=SPARE)
def test_damaged_values_raise_nothing_else(data: st.DataObject, value: Any) -> None:
    whole = json.loads(WHOLE)
    found, key = _somewhere(data, whole)
    found[key] = value
    _try(json.dumps(whole).encode())


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_words_in_wrong_places_raise_nothing_else(data: st.DataObject) -> None:
    """One value of the box stands where another stood: the law finds what types cannot."""
    whole = json.loads(WHOLE)
    from_there, this = _somewhere(data, whole)
    to_here, that = _somewhere(data, whole)
    to_here[that] = json.loads(json.dumps(from_there[this]))
    _try(json.dumps(whole).encode())


def _somewhere(data: st.DataObject, whole: Any) -> tuple[Any, Any]:
    """A place in the box, drawn by going down."""
    found, key = whole, data.draw(st.sampled_from(sorted(whole)))
    while isinstance(found[key], (dict, list)) and found[key] and data.draw(st.integers(0, 4)):
        found = found[key]
        key = data.draw(st.sampled_from(range(len(found)) if isinstance(found, list) else sorted(found)))
    return found, key


def _try(data: bytes) -> None:
    """Either it is a box, and can be dealt; or it is refused."""
    try:
        box = read(data)
    except BadBox:
        return
    assert write(read(write(box))) == write(box)
    assert catalogue(record(box))
