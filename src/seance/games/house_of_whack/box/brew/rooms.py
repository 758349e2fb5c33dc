# not compiled: boxes are made and checked once
"""Ingredients of rooms. What they are called stands well behind an article, or begins with one."""

from __future__ import annotations

from typing import Final, NamedTuple

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.cards import BLUE, GOLD, GREEN, MINION, RED
from seance.games.house_of_whack.deed import OTHER, Act, Deed, Power


class Chamber(NamedTuple):
    """What a room can be good for. With ``target`` it works from afar, for whoever has a token there."""

    texts: str
    powers: tuple[Power, ...] = ()
    act: Act | None = None
    target: bool = False
    charges: int = 0
    rate: tuple[Deed, ...] = ()
    price: int = 0


HEARTS: Final = (
    ((GOLD, RED), (GOLD, BLUE), (GOLD, GREEN), (GOLD, RED, BLUE), (RED, GREEN), (BLUE, GREEN)),
    ((GOLD, RED, GREEN), (GOLD, BLUE), (GOLD, RED), (GOLD, BLUE), (RED, GREEN), (BLUE, GREEN)),
    ((GOLD, BLUE, GREEN), (GOLD, RED), (GOLD, BLUE), (GOLD, GREEN), (RED, BLUE), (RED, GREEN)),
    ((GOLD, RED), (GOLD, BLUE), (GOLD, GREEN), (GOLD, RED), (BLUE, GREEN), (RED, BLUE, GREEN)),
)
"""HW-20.2: the ways to paint thirteen hearts in six rooms."""

COUNTERS: Final = """
Cloakroom of No Return | Tickets are issued. Coats are not.
Unofficial Bank | The vault is {a furniture}. The interest is mutual.
Second-Hand Chapel | Sins taken in part exchange.
Ticket Office for Nowhere | The next departure is you.
Weighing Room | Your heart, please. On the pan. Just for a moment.
Betting Shop of the Damned | Evens on the {beast}. Long odds on you.
Whispering Market | Everything is for sale, and would rather it were not.
Bureau of Lost Limbs | Describe it. Now point, if you can.
Tombola Room | Every ticket wins. That is the frightening part.
Barber and Moneylender | A little off the top, either way.
Shop That Was Not There Yesterday | It has an everything-must-go look about it.
Tax Office for Ghosts | Two certainties, one counter.
Bazaar of Broken Clocks | Time is money. Here it is small change.
Pie Counter | Do not look for your friend. Do not look in the pie.
Hall of Dubious Receipts | Keep this slip. It is all that will be found of you.
"""

PURPLE: Final = (
    Chamber(
        """
Script Exchange | One soul, lightly used, for a second act.
Library of Borrowed Plots | Fines are payable in endings.
Gossip Counter | A trinket for a whisper. Two for the whole story.
""",
        rate=(Deed(d.DRAW, 2),),
        price=2,
    ),
    Chamber(
        """
Hypnotist's Parlour | You leave calmer, lighter, and clucking.
Confessional with a Till | You feel better at once. It does not give change.
""",
        rate=(Deed(d.GAIN, 1, BLUE),),
        price=2,
    ),
    Chamber(
        """
Strongman's Supply Cupboard | Biceps by the pound. They do not ask whose.
Gladiators' Exchange | Bring a trophy, take an arm.
""",
        rate=(Deed(d.GAIN, 1, RED),),
        price=2,
    ),
)

HAZARDS: Final = (
    Chamber(
        """
Hornet Music Room | They know one tune, and it is you.
Bathroom with a Pike | It answers to {Uncle}, and to splashing.
Orangery of Biting Plants | They were fed at noon. It is a quarter past.
Kitchen, Mid-Explosion | The {dish} is at the interesting stage.
""",
        act=Act(d.STAYING, Deed(d.LOSE, 1, GREEN)),
    ),
    Chamber(
        """
Gallery of Slow Blinks | You looked away first. Everybody saw.
Room with One Ticking Clock | There is no clock.
Mourning Room | For whom, you ask. They turn round, all together.
Children's Theatre, Closed | The puppets are working without hands now.
""",
        act=Act(d.STAYING, Deed(d.LOSE, 1, BLUE)),
    ),
    Chamber(
        """
Draughty Archive | Your papers join the others, at about head height.
Monkey Cloister | They have taken vows. Not of property.
Wind Tunnel, Carpeted | Hold on to your hat. Hold on to something.
""",
        act=Act(d.ENTERING, Deed(d.SPILL, 1)),
    ),
    Chamber(
        """
Revolving Vestibule | In, round, round, round, out, hello again.
Slide with Hand Rail | The hand is not attached to the rail.
Trapdoor Testing Room | Every one of them passes.
""",
        act=Act(d.STAYING, Deed(d.HOME)),
    ),
    Chamber(
        """
Grand Hall of Butterfingers | The floor is a museum of what others were carrying.
Pickpockets' Common Room | They applaud the attempt, and keep the watch.
Buttered Bridge | Both hands on the rail, please. Both.
""",
        act=Act(d.STAYING, Deed(d.LET_GO)),
    ),
    Chamber(
        """
Turnstile in the Dark | It takes exact hearts only.
Corridor of Collecting Tins | They rattle themselves, at knee height.
Beggar King's Antechamber | He has a throne, a cup, and a very long arm.
""",
        act=Act(d.ENTERING, Deed(d.FORFEIT, 1)),
    ),
    Chamber(
        """
Silence Room | Say nothing. Drop something. There, that was it.
Passport Desk | The portrait stamps whatever you hand it, and keeps it.
""",
        act=Act(d.ENTERING, Deed(d.DISCARD, 1)),
    ),
    Chamber(
        """
Steam Laundry | You come out clean, creased, and a size smaller.
Chamber of Soft Chairs | You sink, and sink, and are not quite what you were.
""",
        act=Act(d.STAYING, Deed(d.LOSE, 1, RED)),
    ),
)

COMFORTS_FAR: Final = (
    Chamber(
        """
Fencing Hall | The masks are hung up. Some are still on somebody.
Armoury of Kitchenware | A ladle for every quarrel.
Boxing Ring, Bedroom Sized | The pillows are loaded.
""",
        (Power(d.BONUS, 1, RED),),
        target=True,
    ),
    Chamber(
        """
Debating Chamber | The motion is carried, kicking, from the room.
Chess Room | Your opponent died in {year}, and is still winning.
Chapel of Raised Eyebrows | One look from the pulpit, and you feel equal to anybody.
""",
        (Power(d.BONUS, 1, BLUE),),
        target=True,
    ),
    Chamber(
        """
Green Baize Study | A table with a drawer, and in the drawer a sleeve.
Map Room, Upside Down | There is more to hold than anybody thought.
Cabinet of Small Drawers | {Number} of them are yours. One of them hums.
""",
        (Power(d.HAND, 1),),
        target=True,
    ),
    Chamber(
        """
Skating Rink, Linoleum | You get there before you meant to leave.
Stable of Rocking Horses | Hold the mane. It knows every short cut.
""",
        (Power(d.STEPS, 1),),
        target=True,
    ),
    Chamber(
        """
Post Room | Nothing is sealed that has been near this kettle.
Eavesdroppers' Club | Members lean. Guests lean further.
Vent above the Smoking Room | Such language. Such plans.
""",
        act=Act(d.ACTION, Deed(d.STEAL, 1, whom=OTHER)),
        target=True,
    ),
    Chamber(
        """
Padded Drawing Room | Everything has corners, and every corner has a cushion.
Guards' Mess, Abandoned | They left in a hurry. They left the armour.
""",
        (Power(d.SHIELD, 1, GREEN),),
        target=True,
    ),
    Chamber(
        """
Hunting Lodge, Ground Floor | The heads on the wall give advice.
Monster Kennel | You learn where to scratch, and where to hit.
""",
        (Power(d.BONUS, 2, RED, MINION),),
        target=True,
    ),
)
"""Good to have been in: each works from anywhere, for whoever has a token there (HW-12.6)."""

COMFORTS_NIGHTLY: Final = (
    Chamber(
        """
Room with the Good Bed | The sheets are turned down by nobody you can see.
Nursery with Night Light | The rocking chair hums until you sleep. Then it stops.
""",
        act=Act(d.HOUSEKEEPING, Deed(d.RESTORE, 1, BLUE)),
    ),
    Chamber(
        """
Sick Bay | Matron comes round at midnight, through the wall.
Winter Spa | Steam, gruel, and a bracing slap at dawn.
""",
        act=Act(d.HOUSEKEEPING, Deed(d.RESTORE, 1, GREEN)),
    ),
    Chamber(
        """
Writing Room | By morning there is another page, in your hand.
Newspaper Office, Haunted | The late edition is very late.
""",
        act=Act(d.HOUSEKEEPING, Deed(d.DRAW, 1)),
    ),
)
"""HW-5.2: what they do, they do in Housekeeping."""

COMFORTS: Final = (
    Chamber(
        """
Camera Obscura | The whole house on a table, and everybody in it an inch high.
Séance Room | Ask what is next. The table answers, one leg at a time.
""",
        act=Act(d.FREE, Deed(d.FORESEE, 3)),
    ),
    Chamber(
        """
Larder of Plenty | Most of it is cheese. All of it was cheese once.
Tap Room | One pint of whatever that is, and the colour returns.
Beef Closet | Small, cold, and restorative.
""",
        act=Act(d.ACTION, Deed(d.GAIN, 1, GREEN)),
    ),
    Chamber(
        """
Pneumatic Post | Wear a label. Keep your elbows in.
Balloon Shed | Mind the chandeliers on the way up.
Hall of Wrong Turnings | Every door is a surprise, and one is the one you want.
""",
        act=Act(d.ACTION, Deed(d.LEAP)),
    ),
    Chamber(
        """
Reading Room of Loud Books | Chapter one begins as you pass.
Prompter's Box | Somebody below the stage feeds you a better line.
""",
        act=Act(d.ACTION, Deed(d.DRAW, 2)),
    ),
    Chamber(
        """
Bell Tower, Indoor | Pull the rope, and they come, deafened and cross.
Dining Room, Laid for One | They can never resist somebody else's dinner.
""",
        act=Act(d.ACTION, Deed(d.SUMMON, whom=OTHER)),
    ),
    Chamber(
        """
Surgery, Walk-In | You may not walk out, but you will be in one piece.
Mud Bath | Lie still. So are the others. They have been for years.
""",
        act=Act(d.ACTION, Deed(d.RESTORE, 1, GREEN)),
    ),
    Chamber(
        """
Butler's Pantry | Ring, and it is brought, whatever it was doing.
Sorting Office of Odd Things | Somebody else's umbrella is waiting for you.
""",
        act=Act(d.ACTION, Deed(d.FETCH)),
    ),
    Chamber(
        """
Kennel Master's Office | A whistle on a hook, and a map with teeth on it.
Ballroom of Bad Company | Ask it to dance, and lead it next door.
""",
        act=Act(d.ACTION, Deed(d.LURE)),
    ),
    Chamber(
        """
Dynamo Room | Hold these two wires. Smile. That is the charge.
Clockmender's Attic | He winds whatever you bring, and asks for no name.
""",
        act=Act(d.FREE, Deed(d.RECHARGE)),
    ),
)

DISPENSERS: Final = (
    Chamber(
        """
Automat of Remedies | Three bottles left, and a picture of the inventor, glowing.
Fountain of Middle Age | Drink deep. You will feel exactly as you did at forty.
""",
        act=Act(d.ACTION, Deed(d.RESTORE, 1, GREEN)),
        charges=3,
    ),
    Chamber(
        """
Novelty Machine | Turn the crank. Catch whatever it writes.
Library Trolley, Runaway | It passes three times a night, shedding chapters.
""",
        act=Act(d.ACTION, Deed(d.DRAW, 3)),
        charges=3,
    ),
    Chamber(
        """
Laughing Gas Parlour | A few breaths each, and nobody minds the ceiling.
Chocolate Fountain | It sings as it runs out. You will join in.
""",
        act=Act(d.ACTION, Deed(d.RESTORE, 1, BLUE)),
        charges=3,
    ),
    Chamber(
        """
Galvanic Gymnasium | Two jolts are left in the jar.
Spinach Silo | The last of the harvest, and it fights back.
""",
        act=Act(d.ACTION, Deed(d.GAIN, 1, RED)),
        charges=2,
    ),
)

PLAIN: Final = """
Perfectly Ordinary Landing | Nobody has ever been here twice.
Corridor with a View | Of the same corridor.
Billiard Room, Tilted | Every ball has gone home.
Sun Lounge of the North Face | There is a chair for the sun, kept free.
Lobby of Another House | Somebody left it here for the weekend.
Passage of Unclaimed Umbrellas | It has never rained in here. Not so far.
Stair with One Step | It is taken at a stately pace.
Empty Exhibition | The critics were moved. They have not been moved back.
Room for Improvement | A committee is under the carpet.
"""

MASKS: Final = (
    ".........",
    "#........",
    "..#......",
    "......#..",
    "#.......#",
    "..#...#..",
    "....#....",
    "#.#......",
    "......#.#",
    "#.#...#.#",
    "...#.....",
    "..#..#...",
    "......##.",
    "......###",
    "#.##.##.#",
    ".....##.#",
    "#.##.#...",
    "#.#.....#",
)
"""b-4: where things stand in the way."""
DOORS: Final = {
    1: ("N", "S"),
    2: ("NS", "EW", "NE", "SW", "ES"),
    3: ("NES", "NEW", "NSW", "ESW"),
    4: ("NESW",),
}
"""Door by door, the sides on which they can be."""
