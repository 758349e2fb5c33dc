"""The types that the browser is told are those that Python has."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict, get_args

import msgspec
import pytest

from seance.games import NAMES
from seance.server import pages, wire
from tools import typescript
from tools.typescript import Script, files, parts_of, remarks, stale

Colour = Literal["red", "black"]
"""What a candle may be."""


class Candle(TypedDict):
    """A ``candle``, and who sees it."""

    height: int
    colour: Colour
    seen: list[int | None]


class Shelf(TypedDict):
    candles: list[Candle]
    names: dict[str, str] | None
    rest: Any


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """From a browser."""

    colour: Colour
    many: bool = False


class Told(msgspec.Struct, omit_defaults=True, tag="told", tag_field="type"):
    text: Annotated[str, msgspec.Meta(description="Not too long.")]
    shelf: Shelf | None = None


class Mark(msgspec.Struct, omit_defaults=True):
    words: str = ""


class Gone(msgspec.Struct, tag="gone", tag_field="type"):
    at: float


def script(**names: Any) -> str:
    return Script(names).text()


def test_a_record_is_declared_with_what_it_says_of_itself() -> None:
    assert script(Candle=Candle) == (
        "/** A `candle`, and who sees it. */\n"
        "export type Candle = {\n"
        "  height: number;\n"
        "  colour: 'red' | 'black';\n"
        "  seen: (number | null)[];\n"
        "};\n"
    )


def test_types_know_each_other_by_name_and_are_written_out_otherwise() -> None:
    assert "  candles: Candle[];\n" in script(Candle=Candle, Shelf=Shelf)
    alone = script(Shelf=Shelf)
    assert "  candles: { height: number; colour: 'red' | 'black'; seen: (number | null)[] }[];\n" in alone
    assert "  names: Record<string, string> | null;\n  rest: unknown;\n" in alone


def test_a_union_with_a_name_keeps_it_within_a_larger_one() -> None:
    small = int | str
    assert script(Small=small, Large=small | list[small]).splitlines()[2:] == [
        "export type Large = Small | Small[];"
    ]


def test_what_a_browser_may_leave_out_is_optional() -> None:
    assert "  colour: 'red' | 'black';\n  many?: boolean;\n" in script(Wish=Wish)


def test_what_a_server_leaves_out_is_optional_and_never_null() -> None:
    assert "  /** Not too long. */\n  text: string;\n  shelf?: Shelf;\n" in script(Told=Told, Shelf=Shelf)


def test_messages_are_told_apart_by_their_type() -> None:
    assert script(Told=Told, Message=Told | Gone).splitlines()[-3:] == [
        "export type Message =",
        "  | ({ type: 'told' } & Told)",
        "  | { type: 'gone'; at: number };",
    ]


def test_a_record_comes_after_those_that_it_is_made_of() -> None:
    assert [part.__name__ for part in parts_of(Shelf)] == ["Candle", "Shelf"]


def test_names_for_types_have_remarks_too() -> None:
    module = __import__("tests.test_typescript", fromlist=["Colour"])
    assert remarks(module)["Colour"] == "What a candle may be."


def test_what_a_server_leaves_out_keeps_its_type_where_it_has_one_only() -> None:
    assert script(Mark=Mark) == "export type Mark = {\n  words?: string;\n};\n"


def test_every_message_is_told_to_the_browser() -> None:
    told = [*typescript.MESSAGES.values(), *get_args(wire.ToBrowser), *get_args(wire.FromBrowser)]
    sent = {**vars(wire), **vars(pages)}
    public = {name: kind for name, kind in sent.items() if _is_message(kind) and name[0] != "_"}
    assert [name for name, kind in public.items() if kind not in told] == ["Health"]


def _is_message(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct


def test_every_game_has_its_views_and_nothing_is_stale() -> None:
    written = {path.relative_to(typescript.SOURCE).as_posix() for path in files()}
    assert written == {"table/wire.ts", "games/views.ts", *[f"games/{name}/view.ts" for name in NAMES]}
    assert stale() == []


def test_what_is_stale_is_noticed_and_mended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "SOURCE", tmp_path / "web" / "src")
    monkeypatch.setattr("sys.argv", ["typescript", "--check"])
    assert typescript.main() == 1
    assert (
        "web/src/games/views.ts is not what the types in Python say: make web-types"
        in capsys.readouterr().out
    )
    monkeypatch.setattr("sys.argv", ["typescript"])
    assert typescript.main() == 0
    assert stale() == []
