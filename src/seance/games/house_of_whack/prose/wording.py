# not compiled: texts of cards, made once
"""What cards say, from what they do: a sentence for every deed and every Power."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.deed import CHOSEN, ME, Act, Deed, Power
from seance.games.house_of_whack.prose.phrases import (
    ALONE,
    GUESTS,
    OBJECT,
    OBJECTS,
    PLURAL,
    POWERS,
    SUBJECT,
    SUBJECTS,
    THE_SAME,
    fill,
    fill_power,
    number,
)

WHEN: Final = {
    d.ACTION: "Action: ",
    d.FREE: "Free: ",
    d.HOUSEKEEPING: "Housekeeping: ",
    d.ENTERING: "When you enter: ",
    d.STAYING: "When you end a move here: ",
}
REPEATED: Final = ("lose", "loses", "gain", "gains")


def say_deeds(deeds: tuple[Deed, ...]) -> str:
    """What deeds do, in a sentence or two."""
    return " ".join(_capital(sentence) for sentence in _sentences(deeds))


def _sentences(deeds: tuple[Deed, ...]) -> list[str]:
    """Deeds that the same people do make one sentence, as long as it stays a simple one."""
    found: list[list[str]] = []
    last = named = ""
    for deed in deeds:
        actor = deed.whom if deed.kind in SUBJECT else ME
        clause = _clause(deed, deed.whom == named)
        if found and actor == last and _simple(clause) and _simple(found[-1][-1]):
            found[-1].append(clause)
        else:
            found.append([_subject(actor, actor == named), clause])
        last = actor
        named = deed.whom if deed.whom in CHOSEN else named
    return [f"{subject}{_row(clauses)}." for subject, *clauses in found]


def _subject(actor: str, again: bool) -> str:
    """Who does it; ``again`` says that they have been named before."""
    return f"{THE_SAME} " if again else SUBJECTS[actor]


def _clause(deed: Deed, again: bool) -> str:
    """What is done, and to whom."""
    if deed.kind in SUBJECT:
        return _conjugated(fill(SUBJECT[deed.kind], deed), deed.whom)
    if deed.whom == ME and deed.kind in ALONE:
        return fill(ALONE[deed.kind], deed)
    return fill(OBJECT[deed.kind], deed).replace("{whom}", THE_SAME if again else OBJECTS[deed.whom])


def _conjugated(phrase: str, whom: str) -> str:
    """You gain, all others gain, another player gains."""
    single = whom != ME and whom not in PLURAL
    for mark, ending in (("{s}", "s"), ("{es}", "es")):
        phrase = phrase.replace(mark, ending if single else "")
    phrase = phrase.replace("{they}", "you" if whom == ME else "they")
    return phrase.replace("{their}", "your" if whom == ME else "their")


def _simple(clause: str) -> bool:
    """Whether a clause can stand in a row with others."""
    return " and " not in clause and "," not in clause


def _row(clauses: list[str]) -> str:
    """This, that and the other; a verb that was just said is not said again: lose 1 Life and 1 Gold Heart."""
    verbs = [clause.partition(" ")[0] for clause in clauses]
    said = [
        clause.removeprefix(f"{verb} ") if at and verb == verbs[at - 1] and verb in REPEATED else clause
        for at, (clause, verb) in enumerate(zip(clauses, verbs, strict=True))
    ]
    return f"{', '.join(said[:-1])} and {said[-1]}" if len(said) > 1 else said[0]


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _lower(deeds: tuple[Deed, ...]) -> str:
    """Deeds after a colon or a comma."""
    text = say_deeds(deeds)
    return text[:1].lower() + text[1:]


def say_power(power: Power) -> str:
    """What holds, in a sentence."""
    return fill_power(POWERS[power.kind], power)


def say_act(act: Act) -> str:
    """When something can be used, and what it does."""
    return WHEN[act.when] + _lower(act.deeds)


def say_side(powers: tuple[Power, ...], act: Act | None) -> str:
    """All that a side of a card says."""
    said = [say_power(power) for power in powers]
    return " ".join([*said, *([say_act(act)] if act is not None else [])])


def say_arcana(deeds: tuple[Deed, ...], action: bool, honour: str) -> str:
    """What a Drama card says: its price (b-116), its effect, and what it asks for in earnest (b-51)."""
    text = WHEN[d.ACTION] + _lower(deeds) if action else say_deeds(deeds)
    return f"{text} At the table: {honour[0].lower()}{honour[1:]}" if honour else text


def say_loss(deeds: tuple[Deed, ...], turns: int = 0, powers: tuple[Power, ...] = ()) -> str:
    """What losing to a foe does; a timed Trap weighs on one for some turns."""
    said = [f"If it beats you, {_lower(deeds)}"] if deeds else []
    if turns:
        lead = "For" if deeds else "If it beats you, for"
        weight = say_side(powers, None).replace("You ", "you ", 1)
        said.append(f"{lead} {number(turns, 'turn')}: {weight}")
    return " ".join(said)


def say_arrival(role: str) -> str:
    """Who comes."""
    return f"{_capital(GUESTS[role])} arrives."


def say_rate(price: int, deeds: tuple[Deed, ...]) -> str:
    """HW-20.2: what a purple heart gives."""
    return f"For every {price} in value that you redeem here, {_lower(deeds)}"


def say_room(
    powers: tuple[Power, ...], act: Act | None, target: bool, price: int, rate: tuple[Deed, ...]
) -> str:
    """All that a room says; HW-12.6: some work for whoever has a token there, and from anywhere."""
    said = [say_side(powers, act)] if powers or act is not None else []
    if rate:
        said.append(say_rate(price, rate))
    if target:
        said.append("For whoever has a token here, from anywhere.")
    return " ".join(said)
