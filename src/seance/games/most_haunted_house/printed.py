"""What is printed on the cards: rooms, thresholds, marks of Proof and candles."""

from __future__ import annotations

from seance.games.most_haunted_house.box.charms import CHARMS
from seance.games.most_haunted_house.box.curses import CURSES, POSSESSIONS
from seance.games.most_haunted_house.box.hauntings import HAUNTINGS
from seance.games.most_haunted_house.box.investigators import INVESTIGATORS
from seance.games.most_haunted_house.cards import Charm, Curse, Haunting, Investigator
from seance.kernel.printed import Face, Imprint, Wording


def printed() -> list[Face]:
    """Who goes in, what is there, what is caught, and what is found."""
    return [
        *[_investigator(card) for card in INVESTIGATORS],
        *[_haunting(card) for card in HAUNTINGS],
        *[_curse(card) for card in CURSES],
        *[_possession(card) for card in POSSESSIONS],
        *[_charm(card) for card in CHARMS],
    ]


def _investigator(card: Investigator) -> Face:
    face = Face("investigator", card.key, card.title, card.text, [card], [], ["AM-5.2"])
    face.flavour = card.mood
    return face


def _haunting(card: Haunting) -> Face:
    """AM-6.5c: X stands where nothing can be rolled."""
    rooms = Imprint("rooms", *[Wording(f"room-{room}") for room in card.rooms])
    threshold = Imprint("threshold", str(card.threshold) if card.threshold else "X")
    rules = ["AM-7.1", "AM-6.5" if card.threshold else "AM-6.5c"]
    marks = _proof(card.proof)
    face = Face("haunting", card.key, card.title, card.text, [card], [rooms, threshold, *marks], rules)
    face.flavour = card.mood
    return face


def _curse(card: Curse) -> Face:
    marks = [Imprint("threshold", str(card.threshold)), *_proof(card.proof)]
    face = Face("curse", card.key, card.title, card.text, [card], marks, ["AM-7.3", "AM-6.3"])
    face.flavour = card.mood
    return face


def _possession(card: Curse) -> Face:
    face = Face("possession", card.key, card.title, card.text, [card], [], ["AM-7.4", "AM-6.6"])
    face.flavour = card.mood
    return face


def _charm(card: Charm) -> Face:
    marks = [*_proof(card.proof), *([Imprint("candle")] if card.candle else [])]
    face = Face("charm", card.key, card.title, card.text, [card], marks, ["AM-7.5", "AM-6.4"])
    face.flavour = card.mood
    return face


def _proof(marked: bool) -> list[Imprint]:
    """AM-2.3: the mark of Proof."""
    return [Imprint("proof")] if marked else []
