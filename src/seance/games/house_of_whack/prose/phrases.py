# not compiled: texts of cards, made once
"""The phrases of deeds. ``{s}`` and ``{es}`` end a verb, ``{their}`` and ``{they}`` are whoever does it.

Deeds of ``SUBJECT`` are done by whomever they befall; those of ``OBJECT`` to ``{whom}``, by whoever plays.
"""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack import deed as d

SUBJECT: Final = {
    d.GAIN: "gain{s} {n} {stat}",
    d.LOSE: "lose{s} {n} {stat}",
    d.RESTORE: "restore{s} {their} Original {stat}",
    d.BOOST: "get{s} {signed} {stat} in Conflicts this turn",
    d.HEARTS: "gain{s} {n hearts}",
    d.FORFEIT: "lose{s} {n hearts}",
    d.ADMIRED: "gain{s} {n hearts} for each other player in {their} room",
    d.MISS: "miss{es} {their} next {turns}",
    d.HURRY: "get{s} {n actions} more this turn",
    d.DRAW: "draw{s} {n cards}",
    d.DISCARD: "discard{s} {n cards} of {their} choice",
    d.SPILL: "discard{s} {n cards} at random",
    d.FORESEE: "look{s} at the top {n} Whack cards and put{s} them back in any order",
    d.TURN_UP: "turn{s} up a Whack card and deal{s} with it, without laying a token",
    d.LET_GO: "drop{s} {things} of {their} choice",
    d.FETCH: "take{s} a Prop or an Ally that lies in any room",
    d.RECHARGE: "give{s} a Prop that {they} carry all its charges again",
    d.ELUDE: "evade{s} a Minion in {their} room",
    d.LURE: "move{s} a Minion from any room to another",
    d.STAKE: "lay{s} a token in {their} room if none lies there",
    d.REPEAL: "discard{s} a House Rule of {their} choice",
    d.HOME: "go{es} to Start",
    d.LEAP: "go{es} to any room {they} like",
    d.HOP: "go{es} to a connected room of {their} choice",
    d.DASH: "move{s} up to {n spaces}",
    d.LOCK_UP: "put{s} a {colour} lock on a door of {their} room and roll{s} its die",
    d.UNLOCK: "remove{s} a lock from any door",
    d.SECRET_DOOR: "put{s} a secret door in {their} room and its twin in another",
    d.STAIRS: "build{s} stairs to a new floor",
    d.TURN_ROOM: "turn{s} any room in the house as {they} like",
    d.SHIFT_ROOM: "move{s} any room but Start, with all that is in it, to another open door",
    d.CANCEL: "stop{s} a Drama card that is being played",
    d.REDIRECT: "choose{s} a new target for a Drama card that is being played",
    d.COPY: "copy a Drama card that is being played, as if you had played it too",
}
OBJECT: Final = {
    d.FILCH: "take {n hearts} from {whom}",
    d.STEAL: "take {n cards} unseen from the hand of {whom}",
    d.COVET: "look at the hand of {whom} and take a card of your choice",
    d.PEEK: "look at the hand of {whom}",
    d.EXCHANGE: "exchange hands with {whom}",
    d.SNATCH: "take a Prop or an Ally from {whom}",
    d.BANISH: "discard a Minion in the room of {whom}",
    d.INVITE: "bring {guest} into the room of {whom}",
    d.UPROOT: "remove a token of {whom} from any room",
    d.SHOVE: "move {whom} to a connected room of your choice",
    d.SUMMON: "bring {whom} to your room",
    d.TRADE_PLACES: "change places with {whom}",
    d.DUEL: "attack {whom} at once with {stat}",
}
ALONE: Final = {
    d.BANISH: "discard a Minion in your room",
    d.INVITE: "bring {guest} into your room",
    d.UPROOT: "remove a token of another player from any room",
}
"""What some of those come to where nobody else is aimed at."""

ONE_CARD: Final = "look{s} at the top Whack card"
"""What foreseeing comes to where there is nothing to put in order."""

POWERS: Final = {
    d.BONUS: "{signed} {stat} {where}.",
    d.HAND: "{signed} to your hand limit.",
    d.ACTIONS: "{n actions} {many} in each of your turns.",
    d.STEPS: "You walk {n spaces} {farther}.",
    d.DICE: "{signed} to your movement rolls.",
    d.EVADE: "You may evade one Minion in each turn.",
    d.WITS: "You may attack players with Spirit.",
    d.SHIELD: "Once in a turn, you lose {n} {stat} less.",
    d.DISCOUNT: "{each} costs you {n plain} less.",
    d.NO_ATTACKS: "Players cannot be attacked.",
    d.MINIONS: "Minions are {n} {stronger}.",
    d.TOKENS: "Each token scores {n hearts} {many}.",
    d.GOLD_RATE: "A Gold Heart costs {n plain} {more}.",
    d.PASS_LEFT: "At the end of your turn, pass your hand to the left.",
    d.LAMED: "You cannot walk: you can only roll for a move.",
}

SUBJECTS: Final = {
    d.ME: "",
    d.OTHER: "another player ",
    d.HERE: "another player in your room ",
    d.OTHERS: "all others ",
    d.COMPANY: "all others in your room ",
    d.ALL: "everybody ",
    d.ANY: "any one player ",
}
OBJECTS: Final = {
    d.ME: "yourself",
    d.OTHER: "another player",
    d.HERE: "another player in your room",
    d.OTHERS: "each other player",
    d.COMPANY: "each other player in your room",
    d.ALL: "every player",
    d.ANY: "any one player",
}
PLURAL: Final = (d.OTHERS, d.COMPANY)
THE_SAME: Final = "that player"

STATS: Final = {"red": "Strength", "blue": "Spirit", "green": "Life"}
GUESTS: Final = {"ally": "an Ally", "resident": "a Resident"}
FOES: Final = {
    "minion": "Minions",
    "player": "players",
    "trap": "Traps",
    "lock": "locks",
    "resident": "Residents",
}


def number(amount: int, word: str) -> str:
    """``1 Gold Heart``, ``2 Gold Hearts``."""
    return f"{amount} {word}" if amount == 1 else f"{amount} {word}s"


def fill(phrase: str, deed: d.Deed) -> str:
    """Put into a phrase how much of what."""
    one = deed.amount == 1
    words = {
        "{n}": str(deed.amount),
        "{signed}": f"{deed.amount:+d}",
        "{stat}": STATS.get(deed.stat, ""),
        "{colour}": deed.stat,
        "{n hearts}": number(deed.amount, "Gold Heart"),
        "{n cards}": number(deed.amount, "Drama card"),
        "{n actions}": number(deed.amount, "Action"),
        "{n spaces}": number(deed.amount, "space"),
        "{turns}": "turn" if one else f"{deed.amount} turns",
        "{things}": "a Prop or an Ally" if one else f"{deed.amount} Props or Allies",
        "{guest}": GUESTS.get(deed.stat, ""),
    }
    return _put(ONE_CARD if one and deed.kind == d.FORESEE else phrase, words)


def fill_power(phrase: str, power: d.Power) -> str:
    """Put into a Power's sentence how much, of what, and against whom."""
    amount, size = power.amount, abs(power.amount)
    words = {
        "{n}": str(size),
        "{signed}": f"{amount:+d}",
        "{stat}": STATS.get(power.stat, ""),
        "{each}": "Each Gold Heart" if power.stat == "gold" else f"Each point of {STATS.get(power.stat, '')}",
        "{where}": f"against {FOES[power.against]}" if power.against else "in Conflicts",
        "{n hearts}": number(size, "Gold Heart"),
        "{n plain}": number(size, "heart"),
        "{n actions}": number(size, "Action"),
        "{n spaces}": number(size, "space"),
        "{more}": "more" if amount > 0 else "less",
        "{many}": "more" if amount > 0 else "fewer",
        "{farther}": "farther" if amount > 0 else "less",
        "{stronger}": "stronger" if amount > 0 else "weaker",
    }
    return _put(phrase, words)


def _put(phrase: str, words: dict[str, str]) -> str:
    for mark, word in words.items():
        phrase = phrase.replace(mark, word)
    return phrase
