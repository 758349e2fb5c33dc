"""What is printed on the cards of the house: fears, gear and worth, timing, attacks."""

from __future__ import annotations

from seance.games.haunt_the_house.box.hunters import HUNTERS, TROPHIES
from seance.games.haunt_the_house.box.phantoms import KINDS
from seance.games.haunt_the_house.box.rooms import ROOMS
from seance.games.haunt_the_house.cards import COLOURS, SCARES, Hunter, Phantom, Room, Scare, Trophy
from seance.kernel.printed import Face, Imprint, Wording, face


def printed() -> list[Face]:
    """Everything in the box, hunters first: they are what it is all about."""
    return [
        *[_hunter(card) for card in HUNTERS],
        *[_phantom(card) for card in KINDS],
        *[_room(card) for card in ROOMS],
        *[_scare(card) for deck in SCARES for card in deck],
        *[_trophy(card) for card in TROPHIES],
    ]


def _hunter(card: Hunter) -> Face:
    fears = [Wording(f"kind-{kind}") for kind, times in enumerate(card.needs) for _ in range(times)]
    imprints = [Imprint("fears", *fears), _gear(card.gear), _worth(card.skulls)]
    return face(card, ["HTH-1.2", "HTH-6.2"], imprints)


def _phantom(card: Phantom) -> Face:
    timing = Imprint("timing", Wording(f"timing-{card.timing.replace(' ', '-')}"))
    rules = ["HTH-7.3", "HTH-7.4", *_attack_rule(card.attack)]
    return face(card, rules, [timing, _worth(card.skulls), *_attack(card.attack)])


def _room(card: Room) -> Face:
    return face(card, ["HTH-3.4", *_attack_rule(card.attack)], _attack(card.attack))


def _scare(card: Scare) -> Face:
    return face(card, ["HTH-1.1", "HTH-3.3", "HTH-3.4"], [_colour(COLOURS[card.owner])])


def _trophy(card: Trophy) -> Face:
    return face(card, ["HTH-2.4", "HTH-6.2"], [_gear([card.gear]), _colour(card.colour)])


def _gear(gear: list[str]) -> Imprint:
    return Imprint("gear", *[Wording(f"gear-{piece}") for piece in gear])


def _worth(skulls: int) -> Imprint:
    return Imprint("worth", Wording("amount-skulls", skulls))


def _colour(colour: str) -> Imprint:
    return Imprint("colour", Wording(f"colour-{colour}"))


def _attack(attack: bool) -> list[Imprint]:
    """HTH-7.6: the sign of an attack."""
    return [Imprint("attack")] if attack else []


def _attack_rule(attack: bool) -> list[str]:
    return ["HTH-7.6"] if attack else []
