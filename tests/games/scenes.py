"""Scenes that differ from a plain one in a few lines."""

from __future__ import annotations

import re


def upon(plain: list[str], scene: str) -> str:
    """The scene, and of the plain lines those of which it does not say otherwise."""
    said = {_about(line) for line in scene.splitlines()}
    return "\n".join([*[line for line in plain if _about(line) not in said], scene])


def _about(line: str) -> str:
    """The place or the fact of a line, with the sign that tells one from the other."""
    found = re.match(r"[^:=]*[:=]", line.partition("#")[0])
    return "".join(found[0].split()) if found else ""
