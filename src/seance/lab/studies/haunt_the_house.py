"""What Haunt the House should be like, and what there is to learn about its rooms, Phantoms and bluffs."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.haunt_the_house.box.hunters import HUNTERS
from seance.games.haunt_the_house.box.phantoms import KINDS
from seance.games.haunt_the_house.box.rooms import ROOMS
from seance.games.haunt_the_house.cards import Hunter, Room
from seance.lab.report import Report
from seance.lab.study import Study, Variant
from seance.lab.tables import (
    Figure,
    Section,
    figures,
    per_game,
    players,
    points,
    ratio,
    share,
    start_advantage,
    times,
    winners,
    write_sections,
)
from seance.lab.targets import Target, factor, plain

SKULLS = ("tokens", "hunters")
PHANTOM = "phantoms"
GEAR = "gear-"
KEPT = "prefers-phantom"
"""The event of a reward taken as a Phantom."""

VARIANTS = [
    Variant("full", "Full game", {"version": "full", "attacks": True}),
    Variant("peaceful", "Full game without Attacks", {"version": "full", "attacks": False}),
    Variant("beginner", "Beginner game", {"version": "beginner", "attacks": True}),
]


# --- figures with a target -------------------------------------------------------------------------


def turns_each(report: Report) -> float:
    """Turns per player; the last chance to BOO counts as one."""
    return report.chapters.mean / players(report)


def winner_points(report: Report) -> float:
    """What the winner scores."""
    return report.winner.mean


def gear_share(report: Report) -> float:
    """Part of the winner's points that gear brings."""
    return report.share_of(*(line for line in report.made_of if line.startswith(GEAR)))


def skull_share(report: Report) -> float:
    """Part that Skull tokens and Skulls on hunters bring."""
    return report.share_of(*SKULLS)


def phantom_share(report: Report) -> float | None:
    """Part that Phantoms bring, where they are awake."""
    if report.experiment.settings["version"] == "beginner":
        return None
    return report.share_of(PHANTOM)


def boo_success(report: Report) -> float | None:
    """How many BOOs send a hunter running."""
    return ratio(times(report, "flees"), times(report, "boo"))


def busiest_room(report: Report) -> float | None:
    """The most used power, as a multiple of the average one."""
    uses = [times(report, "uses", "room", room.key) for room in rooms_in(report)]
    whole = sum(uses)
    return max(uses) * len(uses) / whole if whole else None


TARGETS = [
    Target("turns per player", turns_each, 8, 12, plain),
    Target("winner's points", winner_points, 25, 40, plain),
    Target("gear, of the winner's points", gear_share, 0.55, 0.70),
    Target("Skulls, of the winner's points", skull_share, 0.20, 0.30),
    Target("Phantoms, of the winner's points", phantom_share, high=0.20),
    Target("BOOs that succeed", boo_success, 0.65, 0.80),
    Target("start player's wins over even, points", start_advantage, -0.04, 0.04, points),
    Target("busiest Room against the average", busiest_room, high=2, show=factor),
]


# --- what the cards do -----------------------------------------------------------------------------


def rooms_in(report: Report) -> list[Room]:
    """The Rooms that this variant plays with."""
    return [room for room in ROOMS if report.experiment.settings["attacks"] or not room.attack]


def room_rows(report: Report) -> dict[str, str]:
    """Key and title of each Room."""
    return {room.key: room.title for room in rooms_in(report)}


def room_cell(report: Report, room: str) -> str:
    """Uses per game, how many of those who could have used it did, and how many of the users won."""
    uses, shows = times(report, "uses", "room", room), times(report, "shows", "room", room)
    won = winners(report, "uses", "room", room)
    return f"{per_game(report, uses)}; {share(ratio(uses, shows))}; {won}"


def phantom_rows(report: Report) -> dict[str, str]:
    """Key and title of each Phantom that was ever kept."""
    return {kind.key: kind.title for kind in KINDS if times(report, KEPT, "phantom", kind.key)}


def phantom_cell(report: Report, phantom: str) -> str:
    """How often it was kept and played per game, and how many of its keepers won."""
    played = (
        times(report, "vanishes") if phantom == "vanishing" else times(report, "summons", "phantom", phantom)
    )
    kept = times(report, KEPT, "phantom", phantom)
    return (
        f"{per_game(report, kept)}; {per_game(report, played)}; {winners(report, KEPT, 'phantom', phantom)}"
    )


def hunter_rows(report: Report) -> dict[str, str]:
    """Key and title of each hunter that was ever frightened out, with what the hunter carries."""
    return {
        hunter.key: f"{hunter.title} ({_carries(hunter)})"
        for hunter in HUNTERS
        if times(report, "flees", "hunter", hunter.key)
    }


def hunter_cell(report: Report, hunter: str) -> str:
    """How often the hunter was frightened out per game, and how many of those who did it won."""
    fled = times(report, "flees", "hunter", hunter)
    return f"{per_game(report, fled)}; {winners(report, 'flees', 'hunter', hunter)}"


def _carries(hunter: Hunter) -> str:
    return " ".join([*hunter.gear, *["skull"] * hunter.skulls])


BOOS: dict[str, Figure] = {
    "BOOs per game": lambda r: per_game(r, times(r, "boo")),
    "that succeed": lambda r: share(boo_success(r)),
    "successes finished from the hand": lambda r: share(ratio(times(r, "finishes"), times(r, "flees"))),
    "hidden Scares turned over per BOO": lambda r: f"{revealed(r) / max(1, times(r, 'boo')):.2f}",
    "of these, bluffs": lambda r: share(ratio(times(r, "bluff"), revealed(r))),
    "Scares hidden per game": lambda r: per_game(r, times(r, "hides")),
    "Scares shown per game": lambda r: per_game(r, times(r, "shows")),
    "BOOs by the later winner": lambda r: winners(r, "boo"),
    "Scares hidden by the later winner": lambda r: winners(r, "hides"),
    "Scares shown by the later winner": lambda r: winners(r, "shows"),
    "rewards taken as a Phantom": lambda r: share(
        ratio(times(r, KEPT), times(r, KEPT) + times(r, "prefers-skull"))
    ),
    "last round set off by the winner": lambda r: winners(r, "last-round"),
    "won on the tie-break": lambda r: share(r.reasons.get("tie", 0) / r.games),
}

POINTS: dict[str, Figure] = {
    "gear": lambda r: made_of(r, lambda line: line.startswith(GEAR)),
    "Skull tokens": lambda r: made_of(r, lambda line: line == "tokens"),
    "Skulls on hunters": lambda r: made_of(r, lambda line: line == "hunters"),
    "Phantoms": lambda r: made_of(r, lambda line: line == PHANTOM),
}


def revealed(report: Report) -> int:
    """Hidden Scares that a BOO turned over."""
    return times(report, "bluff") + times(report, "correct")


def made_of(report: Report, wanted: Callable[[str], bool]) -> str:
    """Points that some score lines bring: the winner's mean, and everybody's."""
    won = sum(number for line, number in report.made_of.items() if wanted(line))
    everybody = sum(number for line, number in report.made_of_all.items() if wanted(line))
    return f"{won / report.games:.1f}; {everybody / report.games / players(report):.1f}"


SECTIONS = [
    figures("BOOs and bluffs", "", BOOS),
    figures("What the points are made of", "Mean points of the winner; of everybody.", POINTS),
    Section(
        "Rooms",
        "Uses of the power per game; uses for each Scare shown there (Echoing adds some); by later winners.",
        room_rows,
        room_cell,
    ),
    Section(
        "Phantoms",
        "Kept per game; played per game; kept by later winners.",
        phantom_rows,
        phantom_cell,
    ),
    Section("Hunters", "Frightened out per game; by later winners.", hunter_rows, hunter_cell),
]


STUDY = Study("haunt_the_house", VARIANTS, TARGETS, "*", lambda measured: write_sections(SECTIONS, measured))
