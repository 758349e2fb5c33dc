"""What the documentation shows is true, on every page there is."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tools.docs import BLOCK, PAGES, ROOT, SESSION, TUTORIAL, blocks

FOLDERS = ("benchmarks", "docs", "src", "tests", "tools", "waiting", "web/e2e", "web/src", "web/tests")
SPAN = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\((?!https?:)([^)# ]*)(?:#([^) ]+))?(?: \"[^\"]*\")?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
EXCERPT = "# src/"
SUFFIX = re.compile(r"\.(ftl|lock|md|py|sh|toml|ts)$")
NOT_OURS = re.compile(r"[^\w<>./-]|^\W|\.\.")
"""Spans with other letters than these name no file and no module."""

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def prose(page: Path) -> str:
    """A page without its pieces of code."""
    return BLOCK.sub("", page.read_text("utf-8"))


def test_every_page_is_found() -> None:
    names = {page.relative_to(ROOT).as_posix() for page in PAGES}
    assert {"README.md", "CONTRIBUTING.md", "docs/start-here.md", "docs/balance/README.md"} <= names


# --- code --------------------------------------------------------------------------------------------


@every_page
def test_examples_run(page: Path) -> None:
    """All those on a page are one session, as a reader types them."""
    text = "\n".join(block.text for block in blocks(page, SESSION))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert not report, "".join(report)


@every_page
def test_no_code_goes_unchecked(page: Path) -> None:
    for block in blocks(page, "python"):
        assert not block.text.startswith(">>>"), f"a session is fenced as ```{SESSION}:\n{block.text}"
        assert page == TUTORIAL or block.text.startswith(EXCERPT), (
            f"neither a session nor an excerpt:\n{block.text}"
        )


def test_the_readme_has_an_example() -> None:
    assert blocks(ROOT / "README.md", SESSION)


@every_page
def test_excerpts_are_in_the_source(page: Path) -> None:
    for block in blocks(page):
        first, _, code = block.text.partition("\n")
        if first.startswith(EXCERPT):
            source = (ROOT / first.removeprefix("# ")).read_text("utf-8")
            assert code in source, f"{first} no longer holds:\n{code}"


# --- links and names ---------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """The headings of a page, spelt as links to them are."""
    titles = HEADING.findall(prose(page))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(prose(page)):
        there = page.parent / target if target else page
        assert there.exists(), target
        assert not anchor or anchor in anchors(there), f"{target}#{anchor}"


@cache
def files() -> tuple[str, ...]:
    """Every file of ours, by its path."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    return tuple("/" + path.relative_to(ROOT).as_posix() for path in [*found, *ROOT.iterdir()])


def spans(page: Path) -> Iterator[str]:
    """What stands between backticks, if it can be a name."""
    for span in SPAN.findall(prose(page)):
        if not NOT_OURS.search(span):
            yield span.rstrip("/")


def is_file(span: str) -> bool:
    return span.startswith(tuple(f"{folder}/" for folder in FOLDERS)) or SUFFIX.search(span) is not None


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    """``games/<game>`` stands for any game, as Snuff does; a path may leave out where it begins."""
    for span in filter(is_file, spans(page)):
        name = re.sub(r"<\w+>|\bsnuff\b", "[^/]+", re.escape(span))
        assert any(re.search(f"/{name}$", file) for file in files()), span


@every_page
def test_modules_that_are_named_exist(page: Path) -> None:
    for span in spans(page):
        if re.fullmatch(r"seance(\.\w+)+", span):
            module, _, name = span.rpartition(".")
            try:
                import_module(span)
            except ModuleNotFoundError:
                assert hasattr(import_module(module), name), span
