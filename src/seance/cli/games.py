"""``seance games``: what can be played here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seance.cli.arguments import AsJson

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from seance.kernel.cover import Cover, Setting


def games(*, json: AsJson = False) -> None:
    """List the games, who can play them and what can be chosen.

    Give a choice to `play` or `sim` as `--option key=value`; `players` also as `--players`.
    """
    from seance.games import NAMES, cover

    covers = [cover(name) for name in NAMES]
    if json:
        from seance.cli.output import print_json

        print_json([_data(game) for game in covers])
        return
    from rich.text import Text

    from seance.cli.output import show

    for game in covers:
        show(
            Text.assemble((game.title, "bold"), ("  seance play ", "dim"), (game.name, "cyan")),
            _options(game),
        )


def _data(game: Cover) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.players()),
        "rules_version": game.rules_version,
        "options": [
            {
                "key": each.key,
                "choices": list(each.choices),
                "default": each.default,
                "text": each.text,
                "house": each.house,
            }
            for each in game.choices
        ],
    }


def _options(game: Cover) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("  option", "choices", "default", "meaning"):
        table.add_column(heading)
    for each in game.choices:
        table.add_row(f"  {each.key}", _choices(each), _spelt(each.default), _meaning(each))
    table.add_row("")
    return table


def _meaning(setting: Setting) -> Text:
    """What is chosen, and which of the choices are house rules."""
    from rich.text import Text

    ours = ", ".join(f"{choice} ({rule})" for choice, rule in setting.house.items())
    return Text.assemble(setting.text, (f"\nHouse rule: {ours}" if ours else "", "dim"))


def _choices(setting: Setting) -> str:
    """A run of numbers as a range, anything else one by one."""
    numbers = [choice for choice in setting.choices if type(choice) is int]
    if len(numbers) == len(setting.choices) > 1 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(_spelt(choice) for choice in setting.choices)


def _spelt(choice: str | int | bool) -> str:
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)
