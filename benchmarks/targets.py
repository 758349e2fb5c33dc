"""What we promise, and whether a run of the benchmark kept it."""

from collections.abc import Iterator
from dataclasses import dataclass

FLAGSHIP = "haunt_the_house"
FASTER_THAN = {"OpenSpiel crazy_eights": 1.5, "RLCard uno": 5.0, "catanatron": 10.0}
CLONE_US = 10.0
IMPORT_MS = 150.0
COMMAND_MS = 300.0
MATCH_KB = 100.0

Row = dict[str, float | str]


@dataclass(frozen=True)
class Check:
    """One promise: a figure, and the bound it must keep."""

    what: str
    figure: float
    bound: float
    unit: str
    at_least: bool = False

    @property
    def kept(self) -> bool:
        return self.figure >= self.bound if self.at_least else self.figure <= self.bound

    @property
    def target(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.bound:g} {self.unit}"


def speed_checks(rows: list[Row]) -> Iterator[Check]:
    """Compare our compiled flagship with the peers of the same run."""
    mine = next((row for row in rows if (row["name"], row["build"]) == (FLAGSHIP, "compiled")), None)
    if mine is None:
        return
    for peer in rows:
        if (factor := FASTER_THAN.get(str(peer["name"]))) is not None:
            ratio = float(mine["decisions_per_s"]) / float(peer["decisions_per_s"])
            yield Check(f"decisions/s of {FLAGSHIP}, compiled, to {peer['name']}", ratio, factor, "×", True)
    yield Check(f"clone of {FLAGSHIP} in mid-turn, compiled", float(mine["clone_us"]), CLONE_US, "µs")
