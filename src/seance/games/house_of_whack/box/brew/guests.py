# not compiled: boxes are made and checked once
"""Ingredients of Guests: what they were, what became of them, and what they can do."""

from __future__ import annotations

from typing import Final, NamedTuple

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.cards import BLUE, GREEN, LOCK, MINION, PLAYER, RED, TRAP
from seance.games.house_of_whack.deed import HERE, OTHER, Act, Deed, Power


class Gift(NamedTuple):
    """A Power, or something that can be used; ``kind`` says to whom it would come naturally."""

    kind: str
    powers: tuple[Power, ...] = ()
    act: Act | None = None


FIST, WIT, FEET, GRASP = "fist", "wit", "feet", "grasp"
CARE, EYE, NERVE, SHOW = "care", "eye", "nerve", "show"


def _by_action(kind: str, *deeds: Deed) -> Gift:
    return Gift(kind, act=Act(d.ACTION, *deeds))


GIFTS: Final = (
    Gift(FIST, (Power(d.BONUS, 1, RED, MINION),)),
    Gift(FIST, (Power(d.BONUS, 2, RED, MINION),)),
    Gift(FIST, (Power(d.BONUS, 2, RED, PLAYER),)),
    Gift(FIST, (Power(d.BONUS, 2, RED, TRAP), Power(d.BONUS, 2, RED, LOCK))),
    _by_action(FIST, Deed(d.SHOVE, 1, "", HERE)),
    _by_action(FIST, Deed(d.BOOST, 2, RED)),
    Gift(WIT, (Power(d.WITS),)),
    Gift(WIT, (Power(d.WITS), Power(d.BONUS, 1, BLUE, PLAYER))),
    Gift(WIT, (Power(d.BONUS, 2, BLUE, MINION),)),
    _by_action(WIT, Deed(d.SPILL, 1, "", HERE)),
    _by_action(WIT, Deed(d.BOOST, 2, BLUE)),
    Gift(FEET, (Power(d.STEPS, 1),)),
    Gift(FEET, (Power(d.STEPS, 2),)),
    Gift(FEET, (Power(d.STEPS, 1), Power(d.DICE, 1))),
    _by_action(FEET, Deed(d.LEAP)),
    _by_action(GRASP, Deed(d.STEAL, 1, "", HERE)),
    _by_action(GRASP, Deed(d.FILCH, 1, "", HERE)),
    _by_action(GRASP, Deed(d.FETCH)),
    _by_action(GRASP, Deed(d.UNLOCK)),
    Gift(GRASP, (Power(d.DISCOUNT, 1, RED), Power(d.DISCOUNT, 1, GREEN))),
    _by_action(CARE, Deed(d.RESTORE, 1, GREEN)),
    _by_action(CARE, Deed(d.RESTORE, 1, BLUE)),
    _by_action(CARE, Deed(d.GAIN, 1, GREEN), Deed(d.LOSE, 1, BLUE)),
    Gift(CARE, act=Act(d.HOUSEKEEPING, Deed(d.RESTORE, 1, BLUE))),
    _by_action(CARE, Deed(d.RECHARGE)),
    Gift(EYE, act=Act(d.FREE, Deed(d.FORESEE, 2))),
    Gift(EYE, (Power(d.HAND, 1),)),
    _by_action(EYE, Deed(d.DRAW, 2)),
    _by_action(EYE, Deed(d.FORESEE, 3), Deed(d.DRAW, 1)),
    Gift(NERVE, (Power(d.EVADE),)),
    Gift(NERVE, (Power(d.SHIELD, 1, GREEN),)),
    Gift(NERVE, (Power(d.SHIELD, 1, BLUE), Power(d.EVADE))),
    Gift(NERVE, (Power(d.SHIELD, 1, BLUE),)),
    _by_action(NERVE, Deed(d.LURE)),
    _by_action(SHOW, Deed(d.ADMIRED, 1)),
    _by_action(SHOW, Deed(d.SUMMON, 1, "", OTHER)),
    _by_action(SHOW, Deed(d.TRADE_PLACES, 1, "", OTHER)),
    _by_action(SHOW, Deed(d.TURN_ROOM)),
)
EXTRAS: Final = (
    Gift(FEET, (Power(d.STEPS, 1),)),
    Gift(FEET, (Power(d.DICE, 1),)),
    Gift(FIST, (Power(d.BONUS, 1, RED, MINION),)),
    Gift(FIST, (Power(d.BONUS, 1, RED, LOCK),)),
    Gift(WIT, (Power(d.WITS),)),
    Gift(WIT, (Power(d.BONUS, 1, BLUE, PLAYER),)),
    Gift(NERVE, (Power(d.SHIELD, 1, GREEN),)),
    Gift(NERVE, (Power(d.SHIELD, 1, BLUE),)),
    Gift(NERVE, (Power(d.EVADE),)),
    Gift(EYE, (Power(d.HAND, 1),)),
    Gift(EYE, act=Act(d.FREE, Deed(d.FORESEE, 2))),
    Gift(EYE, act=Act(d.ACTION, Deed(d.PEEK, 1, "", OTHER))),
    Gift(GRASP, (Power(d.DISCOUNT, 1, RED),)),
    Gift(GRASP, act=Act(d.ACTION, Deed(d.UNLOCK))),
    Gift(GRASP, act=Act(d.ACTION, Deed(d.FETCH))),
    Gift(CARE, act=Act(d.ACTION, Deed(d.GAIN, 1, GREEN), Deed(d.LOSE, 1, BLUE))),
    Gift(CARE, (Power(d.DISCOUNT, 1, GREEN),)),
    Gift(SHOW, act=Act(d.ACTION, Deed(d.HOME))),
    Gift(SHOW, act=Act(d.ACTION, Deed(d.SUMMON, 1, "", OTHER))),
)
"""What an Ally brings besides a bonus of 1."""


class Calling(NamedTuple):
    """What somebody was, and the two kinds of gift that would come naturally to them."""

    kinds: tuple[str, str]
    texts: str


CALLINGS: Final = (
    Calling((EYE, NERVE), "Lighthouse Keeper | Still keeps it, under a bed, lit. Ships have complained."),
    Calling((FIST, SHOW), "Strongwoman | Tore the visitors' book in half to sign it twice."),
    Calling((WIT, EYE), "Librarian | Has stamped everything that stood still. Returned nothing."),
    Calling((GRASP, FEET), "Chimney Sweep | Goes in by the roof, out by the jewels."),
    Calling((CARE, WIT), "Dentist | Nobody leaves without a word, or with all of them."),
    Calling((SHOW, WIT), "Opera Critic | Brought his own rotten fruit, and a second bag for later."),
    Calling((FIST, GRASP), "Blacksmith | Shoes horses, doors, and anybody who answers back."),
    Calling((EYE, SHOW), "Astrologer | Born under a bad sign. It fell on her."),
    Calling((FEET, NERVE), "Mountaineer | Climbs the stairs from outside, roped to nobody."),
    Calling((CARE, GRASP), "Apothecary | The bottles are labelled Yes, No and Later."),
    Calling((NERVE, FIST), "Lion Keeper | Keeps one lion. The other one keeps him."),
    Calling((SHOW, FEET), "Tango Champion | Leads. Always. Ask the coat rack."),
    Calling((WIT, GRASP), "Auctioneer | Going once, going twice, and there goes your hat."),
    Calling((EYE, GRASP), "Stamp Collector | Licked the wrong one in {year}, and has glowed since."),
    Calling((FIST, NERVE), "Bouncer | Has never been let in anywhere, and wonders what it is like."),
    Calling((CARE, NERVE), "Midwife | Has seen worse come out of smaller doors."),
    Calling((FEET, GRASP), "Newsboy | Sells tomorrow's paper. Will not say how it ends."),
    Calling((WIT, SHOW), "Playwright | Three acts, one murder, and he is looking for a volunteer."),
    Calling((EYE, CARE), "Beekeeper | They tell her things. She tells them whom to visit."),
    Calling((GRASP, SHOW), "Conjuror | Your watch is in that lady's pie. The lady is in the trunk."),
    Calling((NERVE, EYE), "Gravedigger | Always smiling. Knows something about the soil."),
    Calling((FIST, FEET), "Postilion | Struck by lightning twice. Rather looks forward to it now."),
    Calling((CARE, SHOW), "Pastry Chef | Everything he makes has eyes. Currants, he says."),
    Calling((WIT, NERVE), "Headmistress | The skeletons in her cupboard stand up straight."),
    Calling((GRASP, EYE), "Pawnbroker | Three balls over the door, and a fourth in the cellar."),
    Calling((FEET, SHOW), "Ice Skater | The lake thawed in {year}. Momentum did the rest."),
    Calling((FIST, CARE), "Butcher | Tender with the meat. Firm with the customers."),
    Calling((EYE, WIT), "Governess | Has eyes in the back of her bonnet. She counts them nightly."),
    Calling((NERVE, SHOW), "Human Cannonball | Has not come down, as far as anybody can prove."),
    Calling((GRASP, CARE), "Housekeeper | Every key, every cupboard, every word you said in either."),
    Calling((FEET, EYE), "Balloonist | Came in by the skylight. There was no skylight."),
    Calling((SHOW, NERVE), "Bearded Duchess | The beard is real. The duchy is disputed."),
    Calling((WIT, FIST), "Judge | Passed sentence on the soup, and it was carried out."),
    Calling((CARE, EYE), "Watchmaker | Has a minute for everybody, in a little drawer."),
    Calling((NERVE, GRASP), "Smuggler | The tea is in the organ. The organ is in the bay."),
    Calling((FIST, EYE), "Whaler | Sees one in every bath, and acts accordingly."),
    Calling((SHOW, GRASP), "Tailor | Measures you in passing. Measures you for what?"),
    Calling((FEET, CARE), "Country Vet | Up to the shoulder in somebody's problem, and whistling."),
    Calling((WIT, FEET), "Diplomat | Has left the room without anybody's ever seeing him do it."),
    Calling((EYE, FEET), "Cartographer | Drew the house from memory. It has been trying to match."),
    Calling((NERVE, WIT), "Chess Master | Resigned in nine moves from a marriage."),
    Calling((GRASP, NERVE), "Rat Catcher | Caught one. They have been very happy."),
)

BECOME: Final = (
    "Disgraced",
    "Undead",
    "Sleepwalking",
    "Twice-Buried",
    "Overdressed",
    "Part-Time",
    "Unlicensed",
    "Melancholy",
    "Retired",
    "Reluctant",
    "Half-Drowned",
    "Notorious",
    "Insolvent",
    "Nocturnal",
    "Acting",
    "Feverish",
    "Misdirected",
    "Moonstruck",
    "Second-Best",
    "Over-Friendly",
    "Suspicious",
    "Homesick",
    "Radiant",
    "Remorseful",
    "Escaped",
    "Widowed",
    "Amateur",
    "Uninvited",
    "Transparent",
    "Bewildered",
    "Vengeful",
    "Left-Handed",
    "Imaginary",
    "Travelling",
    "Pickled",
    "Lovelorn",
    "Ex-Royal",
    "Seafaring",
    "Unpaid",
    "Silent",
)
"""What became of them: every one stands before every calling, and behind an article."""
STATS: Final = (
    (3, 3, 4),
    (4, 3, 4),
    (3, 4, 4),
    (4, 2, 5),
    (2, 4, 4),
    (3, 3, 5),
    (2, 5, 3),
    (5, 2, 3),
    (4, 3, 3),
    (3, 4, 3),
    (5, 2, 4),
    (2, 5, 4),
    (4, 4, 3),
    (2, 3, 5),
    (3, 2, 5),
)
"""HW-G.2: Strength, Spirit and Life, ten or eleven in all."""
