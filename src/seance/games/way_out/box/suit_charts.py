"""The four charts for those who say Suit, and for the rooms in which everybody wakes (WO-5.3, WO-3.3).

Diamonds are what things cost, Hearts whom one loved, Clubs what the hands have done, Spades what is over.
"""

from __future__ import annotations

from seance.games.way_out.box.entries import chart, room
from seance.games.way_out.box.nouns import many, one

DIAMONDS = chart(
    "diamonds",
    [
        room(
            "The Button Tin",
            "Brass, bone, mother-of-pearl, and the one off the coat you wore on the day that went well. "
            "You had no idea that anybody had kept it.",
            one("the brass button"),
            "will+1",
        ),
        room(
            "The Pawnbroker's Window",
            "Everything in it was yours, and every ticket shows a fair price. It is the fairness you mind.",
            many("the price tickets"),
            "fear+1",
        ),
        room(
            "The Spare Key",
            "Under the third flowerpot, where it always was. Whoever lives here trusted you enough never "
            "to move it.",
            one("the third flowerpot"),
            "fear-1",
        ),
        room(
            "Lost Property",
            "Umbrellas, odd gloves, a language you spoke until you were six. Take one thing back and "
            "leave another, says the clerk, without looking up.",
            many("the odd gloves"),
            "body-1 fear-1",
        ),
        room(
            "The Inventory",
            "Two people with a list go from room to room, naming things and what they would fetch. They "
            "name one you had forgotten you owned, and then what you did with it.",
            one("the list"),
            "will+1 fear+1",
        ),
        room(
            "The Toy Cupboard",
            "The bear has one ear and no opinion on any of this. You sit with it until you cannot think "
            "what you were going to be so brave about.",
            one("the bear with one ear"),
            "will-1 fear-1",
        ),
        room(
            "The Auction",
            "You cannot see the lot from where you stand, and the hammer is already up. Your arm is heavy: "
            "it appears that you have been bidding for some time.",
            many("the raised paddles"),
            "body-1",
        ),
        room(
            "The Safe",
            "You know the combination: it is a birthday. You will have to admit whose before the dial moves.",
            one("the dial of the safe"),
            "fear+1",
        ),
        room(
            "The Christmas Room",
            "All the presents you ever gave are here, and nobody has unwrapped them. You learn a good "
            "deal about those you gave them to, and something about the giver.",
            one("the curled ribbon"),
            "will+1 fear+1",
        ),
        room(
            "The Junior Clerk",
            "He has entered your promises in a ledger, in a neat and hopeful hand, and would like you to "
            "check his addition. The last line is still wet.",
            one("the ledger"),
            "fear+2",
        ),
        room(
            "The Woman Who Lent You Money",
            "She burnt the note years ago, she says, and shows you the ash. You scrub her steps all the "
            "same, four flights of them, and she is kind enough to let you.",
            one("the ash in the saucer"),
            "body-2 fear-1",
        ),
        room(
            "The Appraiser",
            "He turns you to the window, screws in his glass, and tells you what you are worth. It is "
            "more than you thought, and he wonders where you got it.",
            one("the appraiser's glass"),
            "will+2 fear+1",
        ),
    ],
)

HEARTS = chart(
    "hearts",
    [
        room(
            "The Landing Light",
            "It has been left on for you. That is all: it has been left on.",
            one("the landing light"),
            "fear-1",
        ),
        room(
            "The Kitchen, Late",
            "Two people are talking with the tap running so that you won't hear. You hear.",
            one("the running tap"),
            "will+1 fear+1",
        ),
        room(
            "The Cot",
            "Somebody has wound up the mobile above it, and not long ago. The blanket is folded as you "
            "fold things.",
            one("the turning mobile"),
            "fear+1",
        ),
        room(
            "The Dance",
            "Each time the needle comes to the end somebody lifts it back, and your feet go round once more. "
            "You remember who was counting; your knees remember how long.",
            one("the lifted needle"),
            "will+1 body-1",
        ),
        room(
            "The Chair by the Bed",
            "You sat here for eleven nights, and on the twelfth you slept. The cushion has forgiven you; "
            "cushions do.",
            one("the worn cushion"),
            "will-1 fear-1",
        ),
        room(
            "Two Toothbrushes",
            "One is yours. You could ask the house how long the other has been dry, or you could go on "
            "not asking.",
            one("the dry toothbrush"),
            "will-1 | fear+1",
        ),
        room(
            "The Swing",
            "There are hands at your back, and each push is as high as you can bear. You go up and up, "
            "until your arms ache and you hear yourself laughing.",
            many("the ropes of the swing"),
            "body-1 fear-1",
        ),
        room(
            "The Guest Room",
            "The bed is made up for somebody who was to stay a week. From the state of the flowers it was "
            "to have been this one, and you had promised to be in.",
            one("the folded towel"),
            "fear+1",
        ),
        room(
            "The Wedding Breakfast",
            "Long tables, every seat taken, and all of them turn to you with real delight. It had slipped "
            "your mind that you were to make the speech.",
            one("the tapped glass"),
            "will+1 fear+1",
        ),
        room(
            "Sixteen",
            "Wet hair, bare feet, the back step, waiting for you to get to the end of a sentence. You "
            "have had all this time to think of one.",
            one("the back step"),
            "fear+2",
        ),
        room(
            "Your Mother's Hands",
            "They are shelling peas and do not need her to watch. She tells you something about your "
            "father, since you are old enough now.",
            one("the bowl of peas"),
            "will+2 fear+1",
        ),
        room(
            "The Man at the Gate",
            "Every evening he came to see whether you were home, and you only ever heard the latch. You sit "
            "up with him until it is light; he has nothing to say, and it is all right.",
            one("the latch"),
            "body-1 fear-2",
        ),
    ],
)

CLUBS = chart(
    "clubs",
    [
        room(
            "The Woodshed",
            "An axe worn to your grip, and a winter's worth still to split. By dark you have done what used "
            "to be a morning of it.",
            one("the axe handle"),
            "body-1",
        ),
        room(
            "The Changing Room",
            "The laughter stops when you come in, and there is one space on the bench. Each peg has a name "
            "on it but the one you are looking at.",
            one("the empty peg"),
            "fear+1",
        ),
        room(
            "The Back Stairs",
            "A hundred and twelve of them, for those who carry things. You were told once that one gets used "
            "to it.",
            many("the hollowed treads"),
            "body-1",
        ),
        room(
            "The Orchard Wall",
            "You are over before you have thought about it, knees skinned, pockets full. Some way off, "
            "somebody has unclipped a chain.",
            one("the broken glass on the wall"),
            "body-1 fear+1",
        ),
        room(
            "The Stable",
            "Something large shifts its weight and breathes down your neck. On no evidence at all, it has "
            "decided that you are good.",
            one("the wisp of hay"),
            "fear-1",
        ),
        room(
            "The Ladder",
            "It goes up through a hole in the ceiling, and every third rung is gone. Trust your arms, or "
            "climb down and see who is holding it.",
            many("the missing rungs"),
            "body-1 | fear+1",
        ),
        room(
            "The Night Shift",
            "You pack whatever comes down the belt, and the radio plays what it always played. When they "
            "let you go you are too tired to be afraid of anything.",
            one("the moving belt"),
            "body-1 fear-1",
        ),
        room(
            "The Frozen Pond",
            "The others have gone in to tea. You can no longer feel your feet, and so you go on skating; "
            "below you the ice is talking it over.",
            one("the black ice"),
            "body-1 fear+1",
        ),
        room(
            "The Cold Store",
            "The hooks are clean, and numbered. Yours is the number you have used for everything: the "
            "bicycle lock, the bank, the alarm.",
            many("the numbered hooks"),
            "fear+1",
        ),
        room(
            "The Lad with the Bicycle",
            "He dares you down the hill without brakes, as he did then. This time it is you who does not "
            "make the bend, and he who has to go in and tell them.",
            one("the bicycle bell"),
            "body-2 fear+1",
        ),
        room(
            "The Laundress",
            "She is wringing out everything you ever wore, and nods at the other end of the sheet. You "
            "can take it and twist, or stand there and see what runs out.",
            one("the twisted sheet"),
            "body-2 | fear+2",
        ),
        room(
            "The Old Trainer",
            "He tapes your knuckles as slowly as he did before you knew what losing was. You will be "
            "stiff tomorrow; tonight you don't mind who comes through that door.",
            one("the white tape"),
            "body-1 fear-2",
        ),
    ],
)

SPADES = chart(
    "spades",
    [
        room(
            "The Potting Shed",
            "A calendar has been kept up to a certain week in March, in pencil, frosts and all. The week "
            "begins to come back to you.",
            one("the March calendar"),
            "will+1",
        ),
        room(
            "The Well",
            "You let the bucket down, and the rope runs and runs. It is a long way up again, hand over hand, "
            "for the mouthful that it brings.",
            one("the wet rope"),
            "body-1",
        ),
        room(
            "The Trench",
            "Here is a spade, and here is ground that has been opened before. Filling it takes all you "
            "have, and when it is level you could sleep on your feet.",
            one("the turned earth"),
            "body-1 fear-1",
        ),
        room(
            "The Chapel of Small Things",
            "A mouse, a thrush, a goldfish: each has its matchbox and its cross of lolly sticks. Whoever "
            "buried them believed that it would help, and you remember that it did.",
            one("the matchbox"),
            "will-1 fear-1",
        ),
        room(
            "The Coal Hole",
            "You go in as the coal does, feet first and on your back. At the bottom you are black, bruised, "
            "and a good deal nearer to the middle of the house than you meant to be.",
            one("the square of daylight"),
            "body-1 fear+1",
        ),
        room(
            "The Unlit Corridor",
            "Your hand finds the switch where the switch has always been. It does what it did that night, "
            "which is nothing.",
            one("the dead switch"),
            "fear+1",
        ),
        room(
            "The Sexton's Lodge",
            "He needs a name and a date for his book, and has the patience of his trade. Yours will do, "
            "if you won't let him have the other one.",
            one("the sexton's book"),
            "body-1 | fear+1",
        ),
        room(
            "The Storm Cellar",
            "You hold the hatch down with both arms until it has gone over. In the hush you can tell, for "
            "once, which of the voices is yours.",
            one("the hatch"),
            "will+1 body-1",
        ),
        room(
            "The Winter Garden",
            "It is January, and under the glass somebody has brought the lemons on. You stay among them "
            "until your breath no longer shows.",
            many("the lemons"),
            "fear-1",
        ),
        room(
            "Treasure",
            "A small boy is digging at the end of the garden, with his back to you and great faith. "
            "Somebody told him that there was treasure, to be rid of him; it was you.",
            one("the seaside spade"),
            "fear+2",
        ),
        room(
            "The Widow",
            "She is putting your clothes in bags for the church, and she talks to them. You hear what you "
            "were to her, and it takes the strength out of your knees.",
            many("the bags for the church"),
            "will+2 body-1",
        ),
        room(
            "The Last Tenant",
            "He has packed, swept, turned off the water, and holds the keys out to you across the bare "
            "boards. He may not leave until they are taken; nor, he says, might the one before him.",
            one("the bunch of keys"),
            "body-2 | fear+2",
        ),
    ],
)
