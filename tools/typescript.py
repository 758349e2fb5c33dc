"""Write the types of views and messages for the browser, from those in Python.

Whoever changes a view or a message runs this (``make web-types``); ``--check`` fails until they have.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from seance.games import NAMES
from seance.kernel import data, game, question
from seance.server import pages, wire

SOURCE = Path(__file__).parents[1] / "web" / "src"
HEAD = "/** Made from the types in Python by `make web-types`, never by hand. {} */\n"
WIDTH = 120
"""As wide as prettier lets a line be, whose taste this follows."""

WORDS = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
OPEN = (data.CardInfo,)
"""Records beside whose common fields stand others."""
MESSAGES: dict[str, Any] = {
    "Value": wire.Value,
    "Pace": wire.Pace,
    "Status": wire.Status,
    "Fact": data.Fact,
    "Parts": data.Parts,
    "Facts": data.Facts,
    "CardInfo": data.CardInfo,
    "SettingInfo": wire.SettingInfo,
    "GameInfo": wire.GameInfo,
    "PieceInfo": pages.PieceInfo,
    "ImprintInfo": pages.ImprintInfo,
    "FaceInfo": pages.FaceInfo,
    "Rules": wire.Rules,
    "NewTable": wire.NewTable,
    "NewSettings": wire.NewSettings,
    "BoxWish": wire.BoxWish,
    "Sit": wire.Sit,
    "Rise": wire.Rise,
    "Reseat": wire.Reseat,
    "Failure": wire.Failure,
    "SeatInfo": wire.SeatInfo,
    "BoxInfo": wire.BoxInfo,
    "TableInfo": wire.TableInfo,
    "View": game.View,
    "Option": data.OptionData,
    "Ask": data.QuestionData,
    "Concern": data.Concern,
    "Orders": data.OrdersData,
    "TableEvent": data.EventData,
    "ScoreLine": data.ScoreLine,
    "Score": data.ScoreData,
    "Result": data.ResultData,
    "Step": wire.Step,
    "StoryBlock": pages.StoryBlock,
    "StoryPart": pages.StoryPart,
    "StoryInfo": pages.StoryInfo,
    "Refusal": wire.Refusal,
    "ChatLine": wire.ChatNews,
    "Remark": data.RemarkData,
    "Pointing": wire.HereNews,
    "Saying": wire.SaysNews,
    "Answer": question.Answer,
    "FromServer": wire.ToBrowser,
    "FromBrowser": wire.FromBrowser,
}
"""What the browser calls the types of messages, in the order in which they are told."""


class Field(NamedTuple):
    """One field of a record: whether it may be missing, and what there is to say about it."""

    name: str
    hint: Any
    optional: bool = False
    about: str = ""


class Script:
    """Types that know each other by name."""

    def __init__(self, names: Mapping[str, Any], remarks: Mapping[str, str] | None = None) -> None:
        self.names = names
        self.remarks = remarks or {}

    def text(self) -> str:
        """All of them, declared one after the other."""
        return "\n".join(self._declared(name, hint) for name, hint in self.names.items())

    def _declared(self, name: str, hint: Any) -> str:
        comment = self.remarks.get(name) or (_summary(hint) if _is_record(hint) else "")
        if not _is_record(hint):
            return f"{_comment(comment)}export type {name}{self._alias(name, hint)};\n"
        fields = [self._line(field) for field in _fields(hint)]
        if hint in OPEN:
            fields.append("  [printed: string]: unknown;\n")
        return f"{_comment(comment)}export type {name} = {{\n{''.join(fields)}}};\n"

    def _alias(self, name: str, hint: Any) -> str:
        members = self._members(hint, but=name)
        line = f" = {' | '.join(members)}"
        if len(f"export type {name}{line};") <= WIDTH and not _are_messages(hint):
            return line
        return " =" + "".join(f"\n  | {member}" for member in members)

    def _line(self, field: Field) -> str:
        mark = "?" if field.optional else ""
        return f"{_comment(field.about, '  ')}  {field.name}{mark}: {self.type(field.hint)};\n"

    def type(self, hint: Any) -> str:
        """A type as the browser writes it."""
        return " | ".join(self._parts(hint))

    def _parts(self, hint: Any) -> list[str]:
        name = next((name for name, known in self.names.items() if known == hint), None)
        return self._members(hint) if name is None else [name]

    def _members(self, hint: Any, but: str = "") -> list[str]:
        """The parts of a union; one that has a name of its own stands for all of its parts."""
        if get_origin(hint) is Literal:
            return [f"'{each}'" for each in get_args(hint)]
        if get_origin(hint) not in (Union, UnionType):
            return [self._single(hint)]
        left = list(get_args(hint))
        found: list[str] = []
        for name, known in self.names.items():
            parts = get_args(known) if get_origin(known) in (Union, UnionType) else ()
            if name != but and parts and set(parts) <= set(left):
                found.append(name)
                left = [each for each in left if each not in parts]
        return [*found, *[self._message(each) if _are_messages(hint) else self.type(each) for each in left]]

    def _single(self, hint: Any) -> str:
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type(parts[0])
        if origin is list:
            return (
                f"({self.type(parts[0])})[]" if len(self._parts(parts[0])) > 1 else f"{self.type(parts[0])}[]"
            )
        if origin in (dict, Mapping):
            return f"Record<{self.type(parts[0])}, {self.type(parts[1])}>"
        return self._inline(_fields(hint)) if _is_record(hint) else WORDS[hint]

    def _message(self, hint: Any) -> str:
        """A message says of which type it is."""
        tag = Field("type", Literal[hint.__struct_config__.tag])
        name = self.type(hint)
        if name in self.names:
            return f"({self._inline([tag])} & {name})"
        return self._inline([tag, *_fields(hint)])

    def _inline(self, fields: list[Field]) -> str:
        lines = [f"{each.name}{'?' * each.optional}: {self.type(each.hint)}" for each in fields]
        return f"{{ {'; '.join(lines)} }}"


def _is_record(hint: Any) -> bool:
    return is_typeddict(hint) or (inspect.isclass(hint) and issubclass(hint, msgspec.Struct))


def _are_messages(hint: Any) -> bool:
    """Whether this is a union of records that are told apart by a tag."""
    return all(_is_record(each) and hasattr(each, "__struct_config__") for each in get_args(hint) or [None])


def _fields(record: Any) -> list[Field]:
    if is_typeddict(record):
        return [Field(name, hint) for name, hint in get_type_hints(record).items()]
    return [_field(record, each) for each in msgspec.structs.fields(record)]


def _field(record: Any, each: msgspec.structs.FieldInfo) -> Field:
    """What has a default may be left out by a browser, and is by a server that omits defaults."""
    config, hint, about = record.__struct_config__, each.type, ""
    if get_origin(hint) is Annotated:
        hint, *marks = get_args(hint)
        about = " ".join(mark.description or "" for mark in marks)
    optional = not each.required and (config.forbid_unknown_fields or config.omit_defaults)
    if optional and config.omit_defaults and each.default is None:
        hint = Union[tuple(part for part in get_args(hint) if part is not NoneType)]  # noqa: UP007
    return Field(each.encode_name, hint, optional, about)


def _summary(record: Any) -> str:
    return inspect.cleandoc(vars(record).get("__doc__") or "")


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split()).replace('``', '`')} */\n" if text else ""


def remarks(*modules: ModuleType) -> dict[str, str]:
    """What stands below the names that modules give to types: a text of its own."""
    found: dict[str, str] = {}
    for module in modules:
        body = ast.parse(inspect.getsource(module)).body
        for name, text in pairwise(body):
            if (
                isinstance(name, ast.Assign)
                and isinstance(text, ast.Expr)
                and isinstance(text.value, ast.Constant)
            ):
                found[ast.unparse(name.targets[0])] = str(text.value.value)
    return found


def parts_of(record: Any) -> Iterator[Any]:
    """A record and all records in it, those first that others are made of."""
    for field in _fields(record):
        for part in _within(field.hint):
            yield from parts_of(part)
    yield record


def _within(hint: Any) -> Iterator[Any]:
    if _is_record(hint):
        yield hint
    for part in get_args(hint):
        yield from _within(part)


def view_of(name: str) -> Any:
    """The type of a game's views."""
    return get_type_hints(import_module(f"seance.games.{name}.view").view)["return"]


def files() -> dict[Path, str]:
    """Everything that is written, by where it goes."""
    messages = Script(MESSAGES, remarks(data, game, question, wire)).text()
    found = {
        SOURCE / "table" / "wire.ts": HEAD.format("docs/protocol.md says what it means.") + "\n" + messages
    }
    for name in NAMES:
        types = {part.__name__: part for part in parts_of(view_of(name))}
        found[SOURCE / "games" / name / "view.ts"] = HEAD.format("") + "\n" + Script(types).text()
    found[SOURCE / "games" / "views.ts"] = _views()
    return {path: text.replace("  */", " */") for path, text in found.items()}


def _views() -> str:
    """Which game has which views, and their fields, by which one can tell."""
    views = {name: view_of(name) for name in sorted(NAMES)}
    imports = "".join(
        f"import type {{ {view.__name__} }} from './{name}/view';\n" for name, view in views.items()
    )
    types = "".join(f"  {name}: {view.__name__};\n" for name, view in views.items())
    fields = "".join(_field_names(name, view) for name, view in views.items())
    return (
        f"{HEAD.format('')}{imports}\n/** What a seat may know, by the name of the game. */\n"
        f"export type Views = {{\n{types}}};\n\n/** The fields that a view must have. */\n"
        "export const FIELDS: { readonly [G in keyof Views]: readonly (keyof Views[G])[] } = {\n"
        f"{fields}}};\n"
    )


def _field_names(name: str, view: Any) -> str:
    names = [f"'{field.name}'" for field in _fields(view)]
    line = f"  {name}: [{', '.join(names)}],\n"
    return (
        line
        if len(line) <= WIDTH
        else f"  {name}: [\n" + "".join(f"    {each},\n" for each in names) + "  ],\n"
    )


def stale() -> list[Path]:
    """The files that are not as they would be written now."""
    return [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    """Write what is stale; with ``--check``, only say so."""
    found, wanted = stale(), files()
    if "--check" in sys.argv[1:]:
        for path in found:
            print(
                f"{path.relative_to(SOURCE.parents[1])} is not what the types in Python say: make web-types"
            )
        return 1 if found else 0
    for path in found:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
