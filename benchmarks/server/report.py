"""What was measured, beside what was promised."""

from __future__ import annotations

SCREEN = "from answer to everybody's screen, ms"
RATE = "answers per second"
CORE = "server, % of one core"
PER_CORE = "answers per second of a core's time"
SOONER = f"p95 {SCREEN}"
TARGETS = {
    SOONER: 150.0,
    "cold load of a 500-answer match, slowest, ms": 300.0,
    "memory of a resident table, kB": 300.0,
}
WANTED = {
    "interpreted": {SOONER: 70.0, f"p99 {SCREEN}": 150.0, CORE: 45.0},
    "compiled": {SOONER: 25.0, f"p99 {SCREEN}": 75.0, CORE: 30.0},
}
"""What each build is to reach besides, on two cores with the generator beside it."""
CROWD, WHACK = "three times the tables", "six at House of Whack"
FURTHER = {
    f"compiled, {CROWD}": {SOONER: 100.0},
    f"compiled, {WHACK}": TARGETS,
    f"interpreted, {WHACK}": TARGETS,
}
"""What is wanted where the load is another; nobody else is under the same."""
PEER = "boardgame.io, files"
"""Whom each build is to be ahead of: it keeps what is answered, as we do."""
COLUMNS = {
    "answers/s": RATE,
    "p50 ms": f"p50 {SCREEN}",
    "p95 ms": SOONER,
    "p99 ms": f"p99 {SCREEN}",
    "% of a core": CORE,
    "answers/s/core": PER_CORE,
    "kB/step": "kB per step",
    "kB/table": "memory per table with its sockets, kB",
}
Figure = dict[str, float]
Report = dict[str, Figure | str]
"""By contender: what was found, or why it was left out."""


def show(title: str, found: Figure | str) -> None:
    """One contender, with every figure that was taken."""
    print(f"--- {title}")
    if isinstance(found, str):
        print(found)
        return
    targets = [TARGETS, WANTED[title]] if title in WANTED else [FURTHER.get(title, {})]
    for name, value in found.items():
        verdicts = [_verdict(each[name], value) for each in targets if name in each]
        print(f"{name:52}{value:>12.1f}{''.join(verdicts)}")


def _verdict(target: float, value: float) -> str:
    return f"   (target {target:g}: {_kept(value <= target)})"


def _kept(promise: bool) -> str:
    return "met" if promise else "MISSED"


def side_by_side(report: Report) -> None:
    """All contenders in one table, and whether ours are ahead."""
    print("--- side by side", *table(report), *ahead(report), sep="\n")


def table(report: Report) -> list[str]:
    """A head, and a line for every contender."""
    head = "".join(f"{name:>{len(name) + 3}}" for name in COLUMNS)
    return [f"{'':50}{head}", *(f"{title:50}{_cells(found)}" for title, found in report.items())]


def _cells(found: Figure | str) -> str:
    if isinstance(found, str):
        return f"   {found}"
    return "".join(f"{found[name]:>{len(short) + 3}.1f}" for short, name in COLUMNS.items())


def ahead(report: Report) -> list[str]:
    """Whether each of our builds is ahead of the peer in both things that count."""
    peer = report.get(PEER)
    if not isinstance(peer, dict):
        return [f"{PEER} was not measured, so nobody is ahead of it"]
    builds = {build: found for build in WANTED if isinstance(found := report.get(build), dict)}
    return [line for build, ours in builds.items() for line in _beside(build, ours, peer)]


def _beside(build: str, ours: Figure, peer: Figure) -> list[str]:
    """More answers for a core's time, and on the screens sooner."""
    kept = {PER_CORE: ours[PER_CORE] > peer[PER_CORE], SOONER: ours[SOONER] < peer[SOONER]}
    return [
        f"{build + ': ' + name:56}{ours[name]:>8.1f}   ({PEER} {peer[name]:.1f}: {_kept(promise)})"
        for name, promise in kept.items()
    ]
