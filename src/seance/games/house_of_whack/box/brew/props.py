# not compiled: boxes are made and checked once
"""Ingredients of Props: what is carried, worn and brandished."""

from __future__ import annotations

from typing import Final, NamedTuple

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.cards import BLUE, GREEN, LOCK, MINION, PLAYER, RED, TRAP
from seance.games.house_of_whack.deed import OTHER, Act, Deed, Power


class Trinket(NamedTuple):
    """What a Prop can be: its heart, what it gives, and how often."""

    worth: int
    texts: str
    powers: tuple[Power, ...] = ()
    act: Act | None = None
    charges: int = 0
    reach: int = 0


WITTY: Final = (
    Trinket(
        4,
        """
Rapier, Wit Only | The blade is missing. The point is made.
Bound Volume of Insults | Alphabetical. Well thumbed at Q.
Lorgnette of Contempt | It magnifies other people's shoes.
""",
        (Power(d.WITS), Power(d.BONUS, 1, BLUE)),
    ),
)
WEAPONS: Final = (
    Trinket(
        1,
        """
Frozen {Beast} | Hits hard. Thaws later, and is cross.
Soup Ladle of Wrath | It has stirred more than soup.
Croquet Mallet, Stained | With grass. We are nearly certain that it is grass.
{Metal} Bedpan | One swing, and everybody stands well back.
""",
        (Power(d.BONUS, 1, RED),),
    ),
    Trinket(
        4,
        """
Garden Fork, Sharpened | For the roses. The roses started it.
Stuffed Swordfish | It was a wedding present. It was a short marriage.
Silver-Ish Letter Opener | It works on vampires, and on bills.
""",
        (Power(d.BONUS, 1, RED), Power(d.BONUS, 1, RED, MINION)),
    ),
    Trinket(
        3,
        """
Parasol of Spite | Lace, ribbons, and a spring.
Duelling Baguette | A day old, and harder than it looks.
Rolled-Up Newspaper | The bad news is on the outside.
""",
        (Power(d.BONUS, 1, RED), Power(d.BONUS, 1, RED, PLAYER)),
    ),
    Trinket(
        4,
        """
Church Bell, Handheld | By whose hands, the vicar would like to know.
Ship's Anchor | It goes where you go. It does not like going.
Marble Bust on a Stick | The bust is of a patient man. He was.
""",
        (Power(d.BONUS, 3, RED), Power(d.STEPS, -1)),
    ),
    Trinket(
        4,
        """
Grandfather Clock Pendulum | It keeps excellent time, two swings to the second.
Whole Smoked Ham | Swing it, and there is sandwich afterwards.
""",
        (Power(d.BONUS, 2, RED), Power(d.HAND, -1)),
    ),
    Trinket(
        3,
        """
Crowbar with Tassels | For breaking in formally.
Battering {Instrument} | One note, and it opens anything.
""",
        (Power(d.BONUS, 1, RED), Power(d.BONUS, 2, RED, LOCK)),
    ),
)
RANGED: Final = (
    Trinket(
        3,
        """
Soda Syphon, Pressurised | Range: one room. Dignity: none.
Catapult and Conkers | Last season's. They have hardened.
Pea Shooter, Large Bore | For the larger pea.
""",
        (Power(d.BONUS, 1, RED, PLAYER),),
        charges=3,
        reach=1,
    ),
    Trinket(
        4,
        """
Indoor Harpoon | Somebody saw a whale in the {room}, once.
Toy Cannon, Real Balls | It was confiscated from a very small admiral.
Elephant Gun, Elephant Gone | It heard the safety catch.
""",
        (Power(d.BONUS, 2, RED, PLAYER),),
        charges=3,
        reach=2,
    ),
    Trinket(
        4,
        """
Basket of Throwing Hedgehogs | They volunteered, as far as one can tell.
Crate of Angry Oysters | Best before {year}. Best thrown now.
Trained Boomerang | It comes back when called, with hair on it.
""",
        (Power(d.BONUS, 1, RED),),
        charges=3,
        reach=2,
    ),
)
EVASIVE: Final = (
    Trinket(
        4,
        """
Curtain with Armholes | Stand by a window, and you are decor.
Pantomime {Beast}, Front Half | They do not ask about the back half. Neither should you.
Coat of Dust | Nobody has looked at it in years.
""",
        (Power(d.EVADE),),
    ),
)
WEARABLES: Final = (
    Trinket(
        4,
        """
Whalebone {Garment} | The whale was stubborn too.
Oven Gloves to the Shoulder | Nothing gets through. Nothing gets out.
Waistcoat of Tin Plates | You dine out on it, in a manner of speaking.
""",
        (Power(d.SHIELD, 1, GREEN),),
    ),
    Trinket(
        3,
        """
Earmuffs, Blessed | Not a whisper gets in, and hardly a scream.
Monocle of Composure | It has never once dropped. It has been glued.
Lucky {Garment} | Lucky for the last owner, until he took it off.
""",
        (Power(d.SHIELD, 1, BLUE),),
    ),
    Trinket(
        3,
        """
Spring-Heeled Spats | Say where. Then hold your hat.
Dancing Pumps, Possessed | They will tango you there.
Stilts, Cut Down | Long legs for short people, and the other way about.
""",
        (Power(d.STEPS, 1),),
    ),
    Trinket(
        4,
        """
Cummerbund of Holding | One more thing always fits behind it.
Muff with Compartments | Cards, a flask, a second and smaller muff.
Hat with a False Crown | There was a rabbit in it. There is a plan in it now.
""",
        (Power(d.HAND, 1),),
    ),
    Trinket(
        2,
        """
Judge's Second Wig | The first one has resigned.
Feather Boa, Live | It whispers what to say next.
Mortarboard | One feels cleverer at once. One is not.
""",
        (Power(d.BONUS, 1, BLUE),),
    ),
    Trinket(
        3,
        """
Braces of Great Elasticity | You arrive slightly before yourself.
Roller Slippers | For gliding to breakfast, and past it.
""",
        (Power(d.DICE, 2),),
    ),
    Trinket(
        3,
        """
Gardening Gauntlets | They have been in worse things than that.
Boots, Trap Tested | The left one has a hole. It learned.
""",
        (Power(d.BONUS, 2, RED, TRAP), Power(d.BONUS, 2, BLUE, TRAP)),
    ),
    Trinket(
        3,
        """
Apron of Thrift | Nobody haggles like a cook.
Fingerless Miser's Gloves | The better to feel the change.
""",
        (Power(d.DISCOUNT, 1, RED), Power(d.DISCOUNT, 1, GREEN)),
    ),
)
LASTING: Final = (
    Trinket(
        3,
        """
Self-Filling Flask | Of what, it decides. It has been gin since noon.
Cheese That Heals | It is blue. So were you.
Pocket Matron | Wind her up, and she insists.
""",
        act=Act(d.HOUSEKEEPING, Deed(d.GAIN, 1, GREEN)),
        charges=3,
    ),
    Trinket(
        3,
        """
Typewriter, Possessed | It has ideas in the night, and will not wait for morning.
Scrapbook of Other Lives | A new page every evening, still wet.
""",
        act=Act(d.HOUSEKEEPING, Deed(d.DRAW, 1)),
        charges=3,
    ),
)
ARTIFACTS: Final = (
    Trinket(
        3,
        """
Bottled Sea Air | Uncork, inhale, recover, cough up a shrimp.
Musical Box, Soothing | It plays until you believe it.
""",
        act=Act(d.ACTION, Deed(d.RESTORE, 1, BLUE)),
        charges=2,
    ),
    Trinket(
        3,
        """
Ring of Borrowed Keys | They were borrowed from a ring of lent ones.
Stethoscope, Safe-Cracker's | The lock has a murmur. It is nothing. It is open.
""",
        (Power(d.BONUS, 2, RED, LOCK), Power(d.BONUS, 2, BLUE, LOCK)),
    ),
    Trinket(
        4,
        """
Barometer of Doom | The needle points to you, and then to Change.
Spectacles, Next Week's | Everything looks familiar on {weekday}.
""",
        act=Act(d.FREE, Deed(d.FORESEE, 2)),
    ),
    Trinket(
        5,
        """
Hunting Horn | They come running, in the belief that you are breakfast.
Telegram Forms, Urgent | Come at once, stop. It never does.
""",
        act=Act(d.ACTION, Deed(d.SUMMON, whom=OTHER)),
        charges=2,
    ),
    Trinket(
        5,
        """
Regimental Silver | The regiment wants it back. It marches after you.
Bag of Other People's Teeth | Gold ones. They chatter when you run.
Crown, Slightly Bent | Heavy is the head. Heavy is everything else as well.
""",
        (Power(d.DICE, -1),),
    ),
    Trinket(
        4,
        """
Folding Staircase | Shake it out, and step off somewhere else.
Map That Moves You | Put a finger on it. Do close your eyes.
""",
        act=Act(d.ACTION, Deed(d.LEAP)),
        charges=2,
    ),
    Trinket(
        4,
        """
Periscope for Corners | Round one corner, over one shoulder, into one hand.
Trained Moth | It flies there, it reads, it flies back, it mimes.
""",
        act=Act(d.FREE, Deed(d.PEEK, whom=OTHER)),
    ),
    Trinket(
        4,
        """
Clockwork Magpie | It brings you things. It brings you theirs.
Butterfly Net, Reinforced | Secrets are only butterflies with a guilty conscience.
""",
        act=Act(d.ACTION, Deed(d.STEAL, 1, whom=OTHER)),
        charges=2,
    ),
    Trinket(
        4,
        """
Bellows of Discouragement | One puff, and it goes and stands elsewhere.
Dog Whistle, Large Dogs | Some of them are not dogs.
""",
        act=Act(d.ACTION, Deed(d.LURE)),
        charges=3,
    ),
)
