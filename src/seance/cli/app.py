"""The commands and their help. A command's own module is imported when the command is called."""

from __future__ import annotations

from cyclopts import App, Parameter

from seance import __version__

ABOUT = """
Five haunted-house games around one table: play them, watch bots play them, look into their rules.
"""

EXAMPLES = """
Examples:

    seance play haunt_the_house                     you against three bots
    seance play haunt_the_house --seats human,human two of you on one device
    seance play --resume my-evening.json            go on where you left off
    seance story my-evening.json --out evening.epub a book of it, for those who were there
    seance rules haunt_the_house HTH-3.4            what exactly does it say?
    seance content haunt_the_house --search chill   who fears the cold?
    seance sim haunt_the_house -n 1000 --seed 7     a thousand games among bots
    seance balance haunt_the_house -n 100           is it what it should be?

`seance COMMAND --help` tells more about a command.
"""

BALANCE = """
Bots play every variant with every number of players: each is a cell of the report's tables. The report is
Markdown; it says what was wanted, what was measured, and which command made it. The same command gives the
same report, whatever the machine and the number of cores. What a game is studied for stands in
`seance.lab.studies`, by its name; a game that is not in there gets a general study.

Examples:

    seance balance haunt_the_house -n 100           a first look, in a few minutes
    seance balance haunt_the_house --cells full:4   one cell, ten thousand games
    seance balance way_out --cells standard,levels  two of its variants
    seance balance edwardian --out edwardian.md     all of it; have a long tea
"""

EPILOGUES = {"balance": BALANCE}
"""What a command's help says at the end, where it is not the examples above."""

COMMANDS = {
    "games": "List the games, who can play them and what can be chosen.",
    "play": "Play in this terminal, alone against bots or passing the device around.",
    "rules": "Read the rules of a game, or one numbered rule.",
    "content": "Look through the box of a game: every card with all that is printed on it.",
    "box": "Make a box with other cards, look into one, try one, put two together.",
    "replay": "Tell the tale of a saved match.",
    "story": "Make a book of a saved match: Markdown, HTML, EPUB or PDF.",
    "verify": "Check that a saved match is what it claims to be.",
    "serve": "Lay the table for browsers.",
    "sim": "Let bots play many games and count.",
    "balance": "Hold a game against what is wanted of it, variant by variant.",
}


BOX = """
Every box of House of Whack is different. A box is a file, or a number that always gives the same box; other
commands take either as `--box`.

Examples:

    seance box new --seed 7 --out box.json          a box nobody has ever opened
    seance box show box.json --kind guest           who is in it?
    seance box check box.json                       two hundred games of bots
    seance box merge 7 0 --out both.json            with the best of the first printing
    seance play house_of_whack --box box.json       play with it
"""
IN_A_BOX = {
    "new": "Make a box nobody has ever opened.",
    "show": "Look through a box: every card with all that is printed on it.",
    "check": "See whether a box is any good, and what bots make of it.",
    "merge": "Put two boxes together and take one out again, with cards of both.",
}
GROUPS = {"box": (BOX, IN_A_BOX)}
"""Commands with commands of their own."""


def _build() -> App:
    built = App(
        name="seance",
        help=ABOUT,
        help_format="markdown",
        help_epilogue=EXAMPLES,
        version=f"seance {__version__}",
        version_format="plaintext",
        default_parameter=Parameter(negative=()),
        print_error=False,
        exit_on_error=False,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for place, (name, text) in enumerate(COMMANDS.items()):
        if name in GROUPS:
            built.command(_group(name, text, place))
            continue
        built.command(
            f"seance.cli.{name}:{name}",
            name=name,
            help=text,
            help_epilogue=EPILOGUES.get(name, EXAMPLES),
            sort_key=place,
        )
    return built


def _group(name: str, text: str, at: int) -> App:
    """A command that is several."""
    epilogue, commands = GROUPS[name]
    group = App(name=name, help=text, help_format="markdown", help_epilogue=epilogue, sort_key=at)
    for place, (each, says) in enumerate(commands.items()):
        group.command(
            f"seance.cli.{name}:{each}", name=each, help=says, help_epilogue=epilogue, sort_key=place
        )
    return group


app = _build()
