"""What is printed on the eighty cards: what fits on what, and in which steps of a turn a card is played."""

from __future__ import annotations

from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.box.essentials import FOCUSES, SETTINGS, TERRORS
from seance.games.edwardian.cards import FOCUS, SETTING, TERROR, TaleCard
from seance.kernel.printed import Face, Imprint, Wording

KINDS = ("setting", "focus", "terror", "event", "action", "acquaintance")


def printed() -> list[Face]:
    """The deck, kind by kind: the three that make a line, then those that help."""
    return [_face(card) for kind in range(len(KINDS)) for card in DECK if card.kind == kind]


def _face(card: TaleCard) -> Face:
    """A Setting and a Focus say what fits on them and nothing else: an imprint, and no text."""
    text = card.effect if card.kind >= TERROR else ""
    imprints = [_sort(card), *_fits(card), *_steps(card)]
    face = Face(KINDS[card.kind], card.key, card.title, text, [card], imprints, [card.rule])
    face.flavour = card.flavour
    return face


def _sort(card: TaleCard) -> Imprint:
    """ED-2.1: essential or support."""
    return Imprint("sort", Wording("sort-essential" if card.essential else "sort-support"))


def _fits(card: TaleCard) -> list[Imprint]:
    """ED-1.3: what goes on a card, and what it goes on."""
    if card.kind == SETTING:
        return [Imprint("finds", *_over(card, FOCUSES))]
    if card.kind == FOCUS:
        return [Imprint("lies", *_under(card, SETTINGS)), Imprint("summons", *_over(card, TERRORS))]
    return [Imprint("haunts", *_under(card, FOCUSES))] if card.kind == TERROR else []


def _over(card: TaleCard, others: tuple[TaleCard, ...]) -> list[TaleCard]:
    return [other for other in others if (other.on >> card.spot) & 1 == 1]


def _under(card: TaleCard, others: tuple[TaleCard, ...]) -> list[TaleCard]:
    return [other for other in others if (card.on >> other.spot) & 1 == 1]


def _steps(card: TaleCard) -> list[Imprint]:
    """ED-4.1 to ED-4.3: whether it is for opponents, for defence, for one's own turn."""
    if card.essential:
        return []
    steps = [("attack", not card.own), ("defence", card.defends), ("home", not card.others)]
    return [Imprint("use", *[Wording(f"use-{step}") for step, may in steps if may])]
