"""Hold the code on the pages of the documentation to what all code is held to: ruff's rules, mypy's types.

The examples with prompts on a page are one session, which ruff gets with the page's line numbers. The files
of the game in docs/adding-a-game.md are linted and typed as if they lay where they belong. Formatting is left
to `ruff format`, which reads pages itself.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
TUTORIAL = ROOT / "docs" / "adding-a-game.md"
GAME = "src/seance/games/snuff"
TESTS = "tests/games/snuff"
WORK = ROOT / "build" / "docs"

SESSION = "pycon"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
AS_OURS = ("--extension", "md:python", "--config", "lint.isort.known-first-party = ['seance']")
"""Pages hold Python, and a game that does not exist belongs to us all the same."""
NAME = re.compile(r"(?:# |<!-- )(\S+)")


class Block(NamedTuple):
    """A piece of code on a page; ``line`` is the number of its first line, from 0."""

    language: str
    text: str
    line: int


def blocks(page: Path, language: str = "") -> list[Block]:
    """The fenced pieces of code on a page, of one language or of all."""
    text = page.read_text("utf-8")
    found = [Block(match[1], match[2], text.count("\n", 0, match.start(2))) for match in BLOCK.finditer(text)]
    return [block for block in found if language in ("", block.language)]


def session(page: Path) -> str:
    """All that a reader types at the prompt, each line on the line where the page has it."""
    lines: list[str] = []
    for block in blocks(page, SESSION):
        for example in doctest.DocTestParser().get_examples(block.text):
            lines += [""] * (block.line + example.lineno - len(lines))
            lines += example.source.splitlines()
    return "\n".join(lines) + "\n" if lines else ""


def tutorial() -> dict[str, str]:
    """The files of the game that the page on adding one adds, by their place in the repository."""
    files: dict[str, str] = {}
    for block in blocks(TUTORIAL):
        name = NAME.match(block.text)
        if name is not None:
            folder = TESTS if name[1].startswith("test_") else GAME
            files[f"{folder}/{name[1]}"] = block.text
    return files


def write_files() -> list[Path]:
    """Lay the tutorial's modules into a folder of their own, beside the real sources; where each lies."""
    for package in ("seance", "seance/games", "tests", "tests/games", "tests/games/snuff"):
        (WORK / package).mkdir(parents=True, exist_ok=True)
        (WORK / package / "__init__.py").touch()
    places = {
        WORK / name.removeprefix("src/"): text for name, text in tutorial().items() if name.endswith(".py")
    }
    for place, text in places.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    return list(places)


def lint(name: str, text: str) -> bool:
    """Whether ruff has nothing to say about code that would lie there."""
    return _run("ruff", "check", "--quiet", *AS_OURS, "--stdin-filename", name, "-", given=text)


def check_types(files: list[Path]) -> bool:
    """Whether mypy has nothing to say."""
    return _run("mypy", "--no-error-summary", *map(str, files))


def _run(tool: str, *arguments: str, given: str = "") -> bool:
    """Whether a tool is content; what it has to say, it prints."""
    places = os.pathsep.join(str(place) for place in (ROOT / "src", ROOT, WORK))
    done = subprocess.run(
        [sys.executable, "-m", tool, *arguments],
        input=given,
        text=True,
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": places},
        check=False,
    )
    return done.returncode == 0


def main() -> int:
    """Check everything; 1 when anything is wrong."""
    files = write_files()
    code = {page.relative_to(ROOT).as_posix(): session(page) for page in PAGES}
    code |= {name: text for name, text in tutorial().items() if name.endswith(".py")}
    content = [lint(name, text) for name, text in code.items() if text]
    return 0 if all([*content, check_types(files)]) else 1


if __name__ == "__main__":
    sys.exit(main())
