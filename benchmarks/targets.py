"""What we promise, and whether a run of the benchmark kept it."""

from collections.abc import Iterator
from dataclasses import dataclass

IMPORT_MS = 150.0
COMMAND_MS = 300.0

Row = dict[str, float | str]


@dataclass(frozen=True)
class Promise:
    """What a compiled game is to reach: speed next to peers, the cost of a clone in mid-turn, memory."""

    faster_than: dict[str, float]
    clone_us: float
    match_kb: float | None = None


PROMISES = {
    "haunt_the_house": Promise(
        {"OpenSpiel crazy_eights": 1.5, "RLCard uno": 5.0, "catanatron": 10.0}, 10.0, 100.0
    ),
    "edwardian": Promise({"OpenSpiel crazy_eights": 1.2}, 15.0),
    "way_out": Promise({"OpenSpiel crazy_eights": 1.2}, 15.0),
    "most_haunted_house": Promise({"OpenSpiel crazy_eights": 1.2}, 12.0, 120.0),
    "house_of_whack": Promise({"catanatron": 5.0}, 40.0, 250.0),
}


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
    """Compare our compiled games with the peers of the same run."""
    speeds = {str(row["name"]): float(row["decisions_per_s"]) for row in rows}
    for row in rows:
        game = str(row["name"])
        promise = PROMISES.get(game)
        if promise is None or row["build"] != "compiled":
            continue
        for peer, factor in promise.faster_than.items():
            if peer in speeds:
                ratio = float(row["decisions_per_s"]) / speeds[peer]
                yield Check(f"decisions/s of {game}, compiled, to {peer}", ratio, factor, "×", True)
        yield Check(f"clone of {game} in mid-turn, compiled", float(row["clone_us"]), promise.clone_us, "µs")
