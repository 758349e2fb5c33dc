"""ED-1: what may lie on a line, and how lines grow, shrink and end."""

from __future__ import annotations

from seance.games.edwardian.box.essentials import FOCUSES, TERRORS
from seance.games.edwardian.cards import TaleCard
from seance.games.edwardian.drawing import discard
from seance.games.edwardian.state import DEFENCE, FULL_LINE, Evening, Line, Player
from seance.kernel.facts import Count, Named
from seance.kernel.question import choose
from seance.kernel.state import say


def lay(line: Line, card: TaleCard) -> None:
    """Put an essential on a line; it has arrived this turn (ED-b-8)."""
    line.cards.append(card)
    line.fresh += 1


def take_off(s: Evening, line: Line, rule: str) -> None:
    """Take the top card off a line; only the top one can ever go (ED-1.4, ED-b-41)."""
    card = line.cards.pop()
    if line.fresh > 0:
        line.fresh -= 1
    discard(s, [card])
    say(s, "taken-off", rule, Named("target", s.players[line.seat]), card, Count(line.at + 1, "line"))


def clear(line: Line) -> list[TaleCard]:
    """Take all cards off a line, which is then unstarted."""
    line.fresh = 0
    return line.take_all()


def finish(s: Evening, line: Line, rule: str) -> None:
    """ED-1.5: the line is complete, whatever lies on it, and never altered again (ED-b-52)."""
    line.complete = True
    line.fresh = 0
    s.darker = True
    say(s, "completed", rule, Named("target", s.players[line.seat]), Count(line.at + 1, "line"))


def lock_terrors(s: Evening) -> None:
    """ED-b-11: a Terror that is still there completes its line."""
    for player in s.players:
        for line in player.lines:
            if len(line.cards) == FULL_LINE and not line.complete:
                finish(s, line, "ED-1.5")


def locked_spots(s: Evening) -> int:
    """The essentials that lie on complete lines, as a set of spots."""
    locked = 0
    for player in s.players:
        for line in player.lines:
            if line.complete:
                for card in line.cards:
                    locked |= 1 << card.spot
    return locked


def stalemate(s: Evening) -> bool:
    """ED-b-51: no Terror can complete a line any more; all are locked, or the places they haunt are."""
    locked = locked_spots(s)
    free = [terror for terror in TERRORS if (locked >> terror.spot) & 1 == 0]
    return not [terror for terror in free if can_be_summoned(terror, locked)]


def walk_again(s: Evening) -> None:
    """ED-b-66: all cards of complete lines go back into the stock; the lines stay complete without them."""
    cards: list[TaleCard] = []
    for player in s.players:
        for line in player.lines:
            if line.complete:
                cards.extend(line.take_all())
    for card in cards:
        s.stock.add(card)
    s.stock.shuffle(s.dice)
    say(s, "walk-again", "ED-b-66", Count(len(cards)))


def can_be_summoned(terror: TaleCard, locked: int) -> bool:
    """Whether a Focus that summons it is left, and a Setting for that Focus."""
    for focus in FOCUSES:
        free = (locked >> focus.spot) & 1 == 0
        if free and (terror.on >> focus.spot) & 1 == 1 and focus.on & ~locked != 0:
            return True
    return False


def room_for_setting(you: Player, first: Line) -> Line | None:
    """An unstarted line: the one named, if it is; otherwise the first one."""
    for line in [first, *you.lines]:
        if not line.cards and not line.complete:
            return line
    return None


def removable(s: Evening, you: Player) -> list[Line]:
    """The lines whose Focus can be taken off now: in a defence, only one that has just arrived (ED-b-65)."""
    return [line for line in you.lines if line.bare_focus() and (s.step != DEFENCE or line.fresh > 0)]


def smallest(lines: list[Line]) -> list[Line]:
    """ED-b-36: those with the fewest cards, among started and incomplete ones."""
    started = [line for line in lines if line.started()]
    least = min([len(line.cards) for line in started], default=0)
    return [line for line in started if len(line.cards) == least]


def largest(lines: list[Line]) -> list[Line]:
    """ED-b-37: those with the most cards, among started and incomplete ones."""
    started = [line for line in lines if line.started()]
    most = max([len(line.cards) for line in started], default=0)
    return [line for line in started if len(line.cards) == most]


def clearable(s: Evening, you: Player) -> list[Line]:
    """The smallest lines; in a defence, only those on which something has just arrived (ED-b-67)."""
    return [line for line in smallest(you.lines) if s.step != DEFENCE or line.fresh > 0]


async def pick_line(me: Player, lines: list[Line], name: str, rule: str) -> Line:
    """Let the owner choose among lines that are alike, each named by its Setting."""
    if len(lines) == 1:
        return lines[0]
    places = [line.cards[0] for line in lines]
    return lines[places.index(await choose(me, name, rule, places))]


async def pick_focus(s: Evening, you: Player, rule: str) -> None:
    """ED-b-43: take off any one Focus of yours; you choose."""
    lines = removable(s, you)
    if not lines:
        say(s, "no-focus", rule, you)
        return
    focuses = [line.cards[-1] for line in lines]
    card = focuses[0] if len(focuses) == 1 else await choose(you, "which-focus", rule, focuses)
    take_off(s, lines[focuses.index(card)], rule)
