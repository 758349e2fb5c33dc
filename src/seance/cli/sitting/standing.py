"""Standing orders at a terminal: what each person lets pass, and the command that says so."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rich.text import Text

from seance.cli.phrases import say
from seance.kernel.errors import Refused
from seance.kernel.orders import BARE, CONCERN, TURN, Orders, read_orders, why_passed

if TYPE_CHECKING:
    from seance.cli.sitting.loop import Sitting
    from seance.kernel.match import Match
    from seance.kernel.question import Question


class Standing:
    """The orders of everybody at this terminal, and how often each was passed since they were last asked."""

    def __init__(self, match: Match, people: list[int]) -> None:
        self.match = match
        self.alone = len(people) == 1
        self.orders = {seat: Orders() for seat in people}
        self.passed: dict[int, Counter[str]] = {seat: Counter() for seat in people}

    def why(self, question: Question) -> str:
        """Why a question is let pass unasked; empty when it is to be asked."""
        orders = self.orders[question.seat]
        return why_passed(self.match.game.windows, orders, question, self.match.view, alone=self.alone)

    def own_up(self, seat: int) -> str:
        """The line that tells somebody what they have let pass; empty when that is nothing."""
        passed, self.passed[seat] = self.passed[seat], Counter()
        lines = [say(f"passed-{why}", count=passed[why]) for why in (TURN, CONCERN, BARE) if passed[why]]
        return " ".join(lines)

    def hold_on(self, question: Question | None) -> None:
        """Ask somebody after all who has taken back what orders would only do again."""
        if question is not None and self.why(question):
            self.orders[question.seat].hold = True


def orders(sitting: Sitting, question: Question, typed: str) -> None:
    """Say or show what is let pass: ``ask``, ``turn`` or ``concern`` with exceptions, ``stop``, ``hold``."""
    standing, seat = sitting.standing, question.seat
    try:
        changed = read_orders(
            sitting.match.game.windows, sitting.match.game.cards, _wanted(sitting, seat, typed)
        )
    except Refused as refused:
        sitting.note(refused.why)
        return
    standing.orders[seat] = changed
    sitting.screen.page(Text(_shown(sitting, changed)))


def _wanted(sitting: Sitting, seat: int, typed: str) -> dict[str, Any]:
    """The orders as they would be after what was typed."""
    now: dict[str, Any] = {**sitting.standing.orders[seat].data()}
    word, _, rest = typed.strip().lower().partition(" ")
    if word == "hold":
        return {**now, "hold": not now["hold"]}
    if word == "stop":
        return {**now, "stop": sorted({_card(sitting, rest)} ^ set(now["stop"]))}
    return {**now, "until": word, "unless": rest.split(), "hold": False} if word else now


def _card(sitting: Sitting, name: str) -> str:
    """The key of a card that is called so, or what was typed when none is."""
    cards = sitting.match.game.cards
    return next((key for key, card in cards.items() if name in (key, card.title.casefold())), name[:40])


def _shown(sitting: Sitting, orders: Orders) -> str:
    windows, cards = sitting.match.game.windows, sitting.match.game.cards
    assert windows is not None
    lines = [say(f"orders-{orders.until}", unless=_listed(sorted(orders.unless)))]
    lines += [say("orders-stop", cards=_listed([cards[key].title for key in sorted(orders.stop)]))]
    lines += [say("orders-hold")] if orders.hold else []
    return "\n".join([*lines, "", say("orders-help", concerns=" ".join(windows.concerns))])


def _listed(names: list[str]) -> str:
    return ", ".join(names) or say("orders-none")
