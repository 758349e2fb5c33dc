"""What each game should be like: one module per game, found by its name, and a general one for the rest.

A module holds a ``STUDY``: the variants worth playing, the targets, and tables of the game's own.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from seance.lab.studies.general import general
from seance.lab.study import Study


def study_of(game: str) -> Study:
    """The study of a game, from the module of that name; the general one where there is none."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return general(game)
    study: Study = import_module(module).STUDY
    return study
