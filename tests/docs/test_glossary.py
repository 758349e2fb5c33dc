"""The glossary has each word once."""

from __future__ import annotations

import re

from tools.docs import ROOT

PAGE = ROOT / "docs" / "glossary.md"
WORDS = re.findall(r"^\| (?!word )([a-z][^|]*) \| ", PAGE.read_text("utf-8"), re.MULTILINE)


def test_each_word_stands_there_once() -> None:
    assert {"match", "chapter", "re-deal", "cell"} <= set(WORDS)
    assert sorted(set(WORDS)) == sorted(WORDS)
