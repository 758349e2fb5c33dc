"""Nothing of ours is said in a rulebook's words, and the tool that says so can be believed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.own_words import complaints, quotations, rulebooks, runs, words_of

THEIRS = runs(words_of("The landlady never forgets a guest who left the gas on overnight, and never sleeps."))


def quoted(text: str) -> list[str]:
    return [found.words for found in quotations(text, THEIRS)]


def test_we_speak_in_our_own_words() -> None:
    books = rulebooks()
    if books is None:
        pytest.skip("no shared/rulebooks beside this clone: there is nothing to compare with")
    assert len(list(books.glob("*.txt"))) == 5
    assert complaints(books) == []


def test_six_words_in_a_row_are_a_quotation_and_five_are_none() -> None:
    assert quoted("It is said: she NEVER forgets a guest who left!") == ["never forgets a guest who left"]
    assert quoted("She never forgets a guest who stayed.") == []


def test_words_are_found_through_comments_literals_markup_and_line_breaks() -> None:
    run = ["a guest who left the gas on"]
    assert quoted("# about a guest who\n# left the gas on") == run
    assert quoted('("a guest who " "left the gas on",)') == run
    assert quoted("a *guest* who **left** the `gas` on") == run
    assert quoted("def a_guest_who_left_the_gas_on(): ...") == run


def test_a_quotation_is_reported_once_and_whole_with_its_line() -> None:
    (found,) = quotations("\n\nleft the gas on overnight\nand never sleeps", THEIRS)
    assert (found.line, found.words) == (3, "left the gas on overnight and never sleeps")


def test_names_and_what_nobody_owns_are_no_quotation() -> None:
    list_of_cards = "the Roadside Inn, the Ruined Church or the Archaeological Dig"
    assert quotations(list_of_cards, runs(words_of(list_of_cards))) == []
    assert words_of("For the rest of the game") == []


def test_every_text_of_a_clone_is_read_and_what_is_built_is_not(tmp_path: Path) -> None:
    books, clone = tmp_path / "rulebooks", tmp_path / "clone"
    said = "the landlady never forgets a guest who left"
    for file in ("README.md", "src/game/turn.py", "docs/deep/page.md", "web/src/games/Board.svelte"):
        (clone / file).parent.mkdir(parents=True, exist_ok=True)
        (clone / file).write_text(said)
    for file in (
        "src/server/static/page.html",
        "benchmarks/.venv/lib/them.py",
        "benchmarks/peer/node_modules/they.ts",
    ):
        (clone / file).parent.mkdir(parents=True, exist_ok=True)
        (clone / file).write_text(said)
    books.mkdir()
    (books / "one.txt").write_text(said.upper())
    found = [line.partition(":")[0] for line in complaints(books, clone)]
    assert found == ["README.md", "src/game/turn.py", "docs/deep/page.md", "web/src/games/Board.svelte"]
