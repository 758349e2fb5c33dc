# not compiled: boxes are made and checked once
"""Ingredients of Twists, Arrivals, House Rules, and of what awaits behind the Gate."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.cards import ALLY, BLUE, GREEN, RED, RESIDENT
from seance.games.house_of_whack.deed import ALL, OTHER, OTHERS, Deed, Power

Event = tuple[tuple[Deed, ...], str]

BUILDERS: Final = (
    (
        (Deed(d.SECRET_DOOR),),
        3,
        """
The {Furniture} Swings Round | There is a sandwich in there, half eaten, still warm.
A Hinge in the Panelling | Oiled last week, by nobody on the staff.
Someone Leans on a Candlestick | There is a click, a rumble, and a social opportunity.
The Portrait Opens Outward | Grandfather always did block the way.
Rats Leave by a Door | They close it behind them. You open it.
Under the Hearthrug, a Ring | Pull. Not you, the strong one. Pull.
""",
    ),
    (
        (Deed(d.STAIRS),),
        2,
        """
Steps, Where No Steps Were | They creak in a language of their own.
An Unlisted Floor | The lift attendant will not discuss it.
The Attic Has Been Lowered | It was lonely up there.
Mezzanine, Unasked For | The builders came back. They always do.
""",
    ),
    (
        (Deed(d.LOCK_UP, 1, RED),),
        2,
        """
Rust | Overnight, and with enthusiasm.
The Portcullis Comes Down | It was ornamental until this evening.
Barricade of {Furniture}s | Nobody admits to building it. It took skill.
The Bolt Shoots Home | It had been waiting to use that phrase.
""",
    ),
    (
        (Deed(d.LOCK_UP, 1, BLUE),),
        1,
        """
The Door Takes Offence | You know what you said.
A Riddle on the Handle | What is locked, and laughs?
The Keyhole Closes Its Eye | It has seen enough of you for one night.
""",
    ),
)
"""HW-8.1, HW-9.1, HW-10.1: how many of each."""

SURPRISES: Final[tuple[Event, ...]] = (
    (
        (Deed(d.HOME, whom=ALL),),
        """
Fire in the Soup | Everybody out, everybody to the hall, and leave the spoons.
Photograph at Midnight | In the hall, by height. Somebody has no reflection.
""",
    ),
    (
        (Deed(d.EXCHANGE, whom=OTHER),),
        """
The Cloakroom Girl Is New | She does her best. Her best is alphabetical.
Pass the Parcel | The music stopped in {year}. Hand it over.
""",
    ),
    (
        (Deed(d.SHIFT_ROOM),),
        """
The {Room} Goes for a Walk | It was feeling cooped up.
A Lorry Backs into the House | It leaves again, with a room on it.
""",
    ),
    (
        (Deed(d.GAIN, 1, GREEN, ALL),),
        """
Second Supper | There was never a first. Nobody complains.
The Weather Clears | For a moment everybody remembers being outdoors.
""",
    ),
    (
        (Deed(d.LOSE, 1, BLUE, ALL),),
        """
The Lights Go Out | And then, which is worse, come on again.
A Scream, Off | From the next room. There is no next room.
""",
    ),
    (
        (Deed(d.SPILL, 1, whom=ALL),),
        """
An Earthquake, Locally | About the size of the table.
Every Window Opens | At once, inwards, with a gust and a bat.
""",
    ),
    (
        (Deed(d.DRAW, 1, whom=ALL),),
        """
The Evening Post | Something for everybody, and all of it threatening.
The Host Reads the Will | There is a codicil about each of you.
""",
    ),
    (
        (Deed(d.FORFEIT, 1, whom=ALL),),
        """
The Collection Plate | It comes round by itself, and waits.
Rates Are Due | The bailiff is transparent. The bill is not.
""",
    ),
    (
        (Deed(d.TURN_ROOM),),
        """
The {Room} Revolves | It does that when it hears a waltz.
Somebody Winds the House | A quarter turn, and a cuckoo.
""",
    ),
    (
        (Deed(d.TRADE_PLACES, whom=OTHER),),
        """
A Conjuring Trick Goes Well | Until somebody asks how to undo it.
Crossed Wires | You answer the telephone, and somebody else hangs up as you.
""",
    ),
    (
        (Deed(d.LURE),),
        """
Feeding Time | The bell rings, and it trots off to dine elsewhere.
The Menagerie Is Rearranged | By temperament, this time.
""",
    ),
    (
        (Deed(d.HEARTS, 1, whom=ALL),),
        """
Prize Day | Everybody has won something. The {beast} won Latin.
Loose Change in the {Furniture} | It coughs up, with bad grace, for all of you.
""",
    ),
)

COMPANY: Final = {
    ALLY: """
A Trunk with a Voice | It would like to be turned the right way up.
Somebody Is in the Bath | And has been for some time, and would love to help.
Dropped by the Balloon | Landed well. Bounced better.
A Stranger with Your Luggage | So sorry. Shall we call it quits, and travel together?
Washed Up in the {Room} | There was no water. There was a great deal of salt.
Answering the Advertisement | Which one, nobody dares to ask.
A Voice down the Chimney | Followed by boots, followed by the rest.
The Last of the Search Party | They have stopped looking. They have found you.
Fell Out of the {Furniture} | Folded, dusty, and delighted.
Late for Dinner | By {number} years. The appetite has kept.
Disguised as the Butler | Badly. But willing.
""",
    RESIDENT: """
Somebody Lives Here | There is a doormat. There is a look.
In the {Furniture} since {Year} | Rent is paid in advice.
The Caretaker of This Room | Only this one. Ask about the others, and see.
A Light under the Door | And slippers, and opinions.
Part of the Display | Please do not touch. It will only encourage them.
Behind the Potted Palm | Has been taking notes, and selling them.
The Sitting Tenant Stands Up | It is the first time since {year}.
Open for Business | The sign is chalked. The chalk is a finger bone.
""",
}

CUSTOMS: Final = (
    (
        (Power(d.HAND, 1),),
        """
Pockets Must Be Deep | Inspected nightly, by something with long arms.
Everybody Shall Keep a Diary | And read from it, under torture.
""",
    ),
    (
        (Power(d.HAND, -1),),
        """
One Hand behind the Back | It is thought to be good for the posture.
Gloves at All Times | Mittens, strictly.
""",
    ),
    (
        (Power(d.ACTIONS, 1),),
        """
No Idling after Nine | The clock has been spoken to.
Guests Will Keep Busy | An idle guest is a snack.
""",
    ),
    (
        (Power(d.STEPS, 1),),
        """
Running Is Encouraged | So is screaming, in the longer corridors.
Skates Are Provided | Brakes are not.
""",
    ),
    (
        (Power(d.DICE, 1),),
        """
Fortune Favours the Drunk | Punch is on the sideboard, and on the floor.
Loaded Dice Only | It is the custom of the house, and the house is crooked.
""",
    ),
    (
        (Power(d.NO_ATTACKS),),
        """
Kindly Do Not Kill the Guests | The staff have asked to do it themselves.
A Truce for the Portraits | They are trying to sleep.
""",
    ),
    (
        (Power(d.MINIONS, 1),),
        """
The Animals Have Been Fed | On the last people who asked.
Staff May Sharpen Things | Between courses, and during.
""",
    ),
    (
        (Power(d.MINIONS, -1),),
        """
The Staff Are on Half Pay | And on half strength, and on the sherry.
Monsters Must Be Muzzled | It only makes them mumble.
""",
    ),
    (
        (Power(d.TOKENS, 1),),
        """
Squatters Shall Inherit | The lawyers wept, and took a third.
A Plaque on Every Door | Brass, with your name on it, and room for a date.
""",
    ),
    (
        (Power(d.GOLD_RATE, 1),),
        """
Hearts Are Dear This Season | There has been a run on them.
The Bank Has Been Drinking | Ask again in the morning. It will be worse.
""",
    ),
    (
        (Power(d.PASS_LEFT),),
        """
Hand It to Your Neighbour | Whatever it is. Smile.
Secrets Go Clockwise | It saves so much whispering.
""",
    ),
)

BEYOND: Final[tuple[Event, ...]] = (
    ((Deed(d.RESTORE, stat=GREEN), Deed(d.GAIN, 1, GREEN)), "A Feather Bed\nNurse, at Last\nThe Good Pond"),
    ((Deed(d.LOSE, 1, GREEN),), "A Step That Is Missing\nThe Cactus Garden\nSomebody's Teeth"),
    ((Deed(d.GAIN, 1, RED),), "A Bracing Rub-Down\nRaw Eggs\nThe Rowing Club"),
    ((Deed(d.GAIN, 1, BLUE),), "Applause\nA Nice Sit-Down\nA Letter from Mother"),
    ((Deed(d.LOSE, 2, BLUE),), "Your Own Funeral\nThe Mirror Maze\nEverything You Said in {Year}"),
    ((Deed(d.HEARTS, 2),), "Buried Treasure, Shallow\nA Tip from the {Trade}\nThe Till, Unattended"),
    ((Deed(d.FORFEIT, 2),), "A Fine for Loitering\nThe Ferryman\nA Game of Find the Lady"),
    ((Deed(d.DRAW, 3),), "A Cabinet of Scandals\nThe Prompt Book\nThree Confessions"),
    ((Deed(d.SPILL, 2),), "A Strong Wind\nThe Shredder of Secrets\nMonkeys Again"),
    ((Deed(d.HOME),), "The Way You Came\nA Very Short Corridor\nReturned to Sender"),
    ((Deed(d.LEAP),), "A Choice of Doors\nThe Cannon\nA Carpet with Ideas"),
    ((Deed(d.LET_GO), Deed(d.DISCARD, 1)), "A Polite Robbery\nThe Weighing of Luggage\nToo Narrow by Half"),
    ((Deed(d.MISS, 1), Deed(d.HEARTS, 3)), "Asleep on a Fortune\nA Profitable Swoon\nJury Service"),
    ((Deed(d.GAIN, 1, GREEN, ALL),), "Cake, Enough for All\nA Round of Tonic\nGood News for Everybody"),
    ((Deed(d.HEARTS, 1, whom=OTHERS),), "Your Will, Read Early\nA Joke at Your Expense\nCharity Begins Now"),
)
HONOUR: Final = "A Dare\nA Debt of Honour\nWhatever Is Written Here\nIn Your Own Words"

EDITIONS: Final = """
The Moth-Eaten Edition
The Unlucky Reprint
The Flooded Printing
The Widow's Edition
The Printing Nobody Ordered
The Haunted Proof
The Edition Bound in Something
The Left-Hand Printing
The Smuggled Edition
The Midnight Reprint
The Edition with the Teeth Marks
The Attic Copy
The Forbidden Printing
The Water-Stained Copy
The Edition Found in the {Furniture}
The Posthumous Edition
The {Rank}'s Own Copy
The Edition of {Year}
The Sleepwalker's Printing
The Copy That Came Back
"""
"""What boxes are called."""
