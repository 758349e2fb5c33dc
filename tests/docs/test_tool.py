"""What `make check` reads from the pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.docs import GAME, lint, session, tutorial

PAGE = """# A page

```pycon
>>> for guest in (1, 2):
...     print(guest)
1
2

```

Some prose.

```pycon
>>> guest + 1
3

```
"""


def test_a_session_keeps_the_line_numbers_of_its_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, "utf-8")
    typed = session(page).splitlines()
    assert typed[3:5] == ["for guest in (1, 2):", "    print(guest)"]
    assert typed[13] == "guest + 1"
    assert [line for line in typed if line] == [typed[3], typed[4], typed[13]]


def test_a_page_without_examples_has_no_session(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Silence\n", "utf-8")
    assert session(page) == ""


def test_ruff_reads_a_page_with_the_freedoms_of_a_prompt(capfd: pytest.CaptureFixture[str]) -> None:
    assert lint("docs/page.md", "\n\nguest = 1\nguest\n")
    assert not lint("docs/page.md", "\n\nimport os\n")
    assert "docs/page.md:3" in capfd.readouterr().out


def test_ruff_reads_the_tutorial_as_it_reads_rules(capfd: pytest.CaptureFixture[str]) -> None:
    code = tutorial()[f"{GAME}/turn.py"]
    assert lint(f"{GAME}/turn.py", code)
    assert not lint(f"{GAME}/turn.py", f"{code}\n\nimport random\n")
    assert f"{GAME}/turn.py:" in capfd.readouterr().out
