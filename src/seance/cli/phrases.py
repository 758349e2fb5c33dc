"""The terminal's own words, from the Fluent file beside this module."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


def say(phrase: str, /, **facts: str | int) -> str:
    """A phrase with its facts filled in."""
    bundle = _bundle("en")
    pattern = bundle.get_message(phrase).value
    if pattern is None:
        raise ValueError(f"the phrase {phrase!r} is empty")
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise ValueError(f"the phrase {phrase!r} cannot be said: {errors[0]}")
    return str(text)


@lru_cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    source = files("seance.cli").joinpath("texts", f"{locale}.ftl")
    bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
