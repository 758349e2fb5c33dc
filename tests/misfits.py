"""Where plain data is not what a type says: of views, of events, of whatever goes over the wire."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from seance.kernel.data import CardInfo

Found = Iterator[str]
OPEN = (CardInfo,)
"""Records beside whose fields others may stand."""


def fits(value: object, shape: Any, what: str) -> None:
    """Complain of every place where a value is not what its type says."""
    found = [f"{what}{each}" for each in _check(shape)(value)]
    assert not found, f"the type says otherwise: {'; '.join(found)}"


@cache
def _check(shape: Any) -> Callable[[Any], Found]:
    """Made once for every type, for views are looked at often."""
    origin, parts = get_origin(shape), get_args(shape)
    if origin is Annotated:
        return _check(parts[0])
    if origin in (Union, UnionType):
        return partial(_any_of, _name(shape), [_check(each) for each in parts])
    if origin is list:
        return partial(_list, _check(parts[0]))
    if origin in (dict, Mapping):
        return partial(_dict, _check(parts[0]), _check(parts[1]))
    if origin is Literal:
        return partial(_literal, parts)
    return _check_record(shape) if _is_record(shape) else partial(_plain, shape)


def _is_record(shape: Any) -> bool:
    return is_typeddict(shape) or (inspect.isclass(shape) and issubclass(shape, msgspec.Struct))


def _check_record(shape: Any) -> Callable[[Any], Found]:
    fields = {name: _check(hint) for name, hint in get_type_hints(shape, include_extras=True).items()}
    if is_typeddict(shape):
        return partial(_record, fields, set(fields), shape in OPEN)
    config = shape.__struct_config__
    if config.tag is not None:
        fields = {config.tag_field: partial(_literal, (config.tag,)), **fields}
    optional = {each.name for each in msgspec.structs.fields(shape) if not each.required}
    return partial(_record, fields, set(fields) - (optional if config.omit_defaults else set()), False)


def _record(fields: dict[str, Callable[[Any], Found]], needed: set[str], more: bool, value: Any) -> Found:
    if not isinstance(value, dict):
        yield f" is {value!r}, and no record"
        return
    for name in sorted(needed - value.keys()):
        yield f" lacks {name!r}"
    for name, each in value.items():
        if name in fields:
            for found in fields[name](each):
                yield f".{name}{found}"
        elif not more:
            yield f" has {name!r}, of which the type knows nothing"


def _any_of(name: str, checks: list[Callable[[Any], Found]], value: Any) -> Found:
    if all(any(True for _ in check(value)) for check in checks):
        yield f" is {value!r}, not {name}"


def _list(check: Callable[[Any], Found], value: Any) -> Found:
    if not isinstance(value, list):
        yield f" is {value!r}, and no list"
        return
    for at, each in enumerate(value):
        for found in check(each):
            yield f"[{at}]{found}"


def _dict(key: Callable[[Any], Found], check: Callable[[Any], Found], value: Any) -> Found:
    if not isinstance(value, dict):
        yield f" is {value!r}, and no dict"
        return
    for name, each in value.items():
        for found in (*key(name), *check(each)):
            yield f"[{name!r}]{found}"


def _literal(choices: tuple[Any, ...], value: Any) -> Found:
    if value not in choices:
        yield f" is {value!r}, not one of {', '.join(map(repr, choices))}"


def _plain(shape: Any, value: Any) -> Found:
    if shape is not Any and type(value) is not shape:
        yield f" is {value!r}, not {_name(shape)}"


def _name(shape: Any) -> str:
    if get_origin(shape) in (Union, UnionType):
        return " or ".join(map(_name, get_args(shape)))
    return "None" if shape is NoneType else getattr(shape, "__name__", str(shape))
