# not compiled: boxes are made and checked once
"""Sixty Drama cards: which plots, in which colours, and how large their modifiers are."""

from __future__ import annotations

from seance.games.house_of_whack.box.brew.drama import ALWAYS, ANSWERS, HONOURS, NAMED, Plot
from seance.games.house_of_whack.box.brew.drama_body import PLOTS_OF_BODY
from seance.games.house_of_whack.box.brew.drama_chance import PLOTS_OF_CHANCE
from seance.games.house_of_whack.box.brew.drama_mind import PLOTS_OF_MIND
from seance.games.house_of_whack.box.brew.pen import Pen
from seance.games.house_of_whack.box.budgets import worth
from seance.games.house_of_whack.box.faults_people import CANCELS, COLOURS, SIZES
from seance.games.house_of_whack.cards import Arcana
from seance.games.house_of_whack.deed import CANCEL
from seance.kernel.dice import Dice

ASKING = 5
"""So many cards ask for an act at the table."""

Chosen = tuple[Plot, str]


def brew_drama(pen: Pen) -> tuple[Arcana, ...]:
    """What must be there first, then what fits; the more a card does, the less it adds in a Conflict."""
    chosen = _colourful(pen.dice, [*NAMED, *ALWAYS, *_answers(pen.dice)])
    sizes = _sizes(pen.dice, chosen)
    honours = list(HONOURS)
    pen.dice.shuffle(honours)
    asking = set(pen.draw(list(range(len(NAMED), len(chosen))), ASKING))
    made = [
        _card(pen, plot, colour, size, honours.pop() if at in asking else "")
        for at, ((plot, colour), size) in enumerate(zip(chosen, sizes, strict=True))
    ]
    return tuple(sorted(made, key=lambda card: list(COLOURS).index(card.colour)))


def _answers(dice: Dice) -> list[Plot]:
    """HW-4.16: three to five cards that stop another; the rest of the six turn it aside, or copy it."""
    others = [plot for plot in ANSWERS if plot.deeds[0].kind != CANCEL]
    dice.shuffle(others)
    others = others[: 1 + dice.below(len(others))]
    stop = next(plot for plot in ANSWERS if plot.deeds[0].kind == CANCEL)
    return [*others, *[stop] * (CANCELS - len(others))]


def _colourful(dice: Dice, musts: list[Plot]) -> list[Chosen]:
    """Every plot with a colour that it can have, and of each colour as many as section c wants."""
    left = dict(COLOURS)
    found = [(plot, _take(left, dice, plot.colours)) for plot in musts]
    rest = [plot for plot in (*PLOTS_OF_BODY, *PLOTS_OF_MIND, *PLOTS_OF_CHANCE) for _ in range(plot.most)]
    dice.shuffle(rest)
    rest.sort(key=lambda plot: len(plot.colours))
    for colour in left:
        fitting = [plot for plot in rest if colour in plot.colours]
        mixed = fitting[: left[colour] + 4]
        dice.shuffle(mixed)
        for plot in mixed[: left[colour]]:
            rest.remove(plot)
            found.append((plot, colour))
    return found


def _take(left: dict[str, int], dice: Dice, colours: tuple[str, ...]) -> str:
    colour = dice.pick(list(colours))
    left[colour] -= 1
    return colour


def _sizes(dice: Dice, chosen: list[Chosen]) -> list[int]:
    """HW-4.11: the least of them get the largest modifiers."""
    value = [worth(plot.deeds) - 2 * plot.action + dice.below(3) for plot, _ in chosen]
    order = sorted(range(len(chosen)), key=lambda at: -value[at])
    ladder = [size for size, count in SIZES.items() for _ in range(count)]
    return [size for _, size in sorted(zip(order, ladder, strict=False))]


def _card(pen: Pen, plot: Plot, colour: str, size: int, honour: str) -> Arcana:
    key, title, mood = pen.name(plot.texts)
    answering = plot in ANSWERS
    return Arcana(
        key,
        title,
        mood,
        colour,
        size,
        plot.deeds,
        cancel=answering,
        action=plot.action,
        honour="" if answering else honour,
    )
