"""The terminal's own words, from the Fluent file beside this module."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


class Phrases:
    """What the terminal says, in one language."""

    def __init__(self, locale: str = "en") -> None:
        text = files("seance.cli").joinpath("texts", f"{locale}.ftl").read_text("utf-8")
        self.bundle = FluentBundle([locale], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))

    def say(self, name: str, **facts: str | int) -> str:
        """One phrase, with its facts filled in."""
        text, errors = self.bundle.format_pattern(self.bundle.get_message(name).value, facts)
        if errors:
            raise ValueError(f"the phrase {name!r} cannot be said: {errors[0]}")
        return str(text)
