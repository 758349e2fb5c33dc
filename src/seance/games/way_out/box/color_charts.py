"""The two charts for those who say Color: Red is about the mind, Black about the flesh (WO-5.2)."""

from __future__ import annotations

from seance.games.way_out.box.entries import chart, room
from seance.games.way_out.box.nouns import many, one

RED = chart(
    "red",
    [
        room(
            "Unposted Letters",
            "A pillar box stands in the hallway, painted shut. Through the slot you can see envelopes in "
            "your own hand, all of them addressed, none of them stamped.",
            one("the painted pillar box"),
            "will+1 fear+1",
        ),
        room(
            "The Waiting Room",
            "Nine chairs, and a paper number in your fist. The one they call is always the one before yours.",
            one("the paper number"),
            "fear+1",
        ),
        room(
            "Birthdays",
            "The table is laid for somebody of exactly your age. All the years you stayed away, they went "
            "on cutting you a slice.",
            one("the slice on its plate"),
            "will-1 fear+1",
        ),
        room(
            "Wallpaper",
            "Where the paper has come away there is an older paper, and it is that of your first bedroom. "
            "The pencil mark for your height stands a hand above your head.",
            one("the pencil mark"),
            "will-1",
        ),
        room(
            "The Answering Machine",
            "Fourteen messages. You know each breath before the voice begins, and what you never did "
            "about it.",
            one("the blinking red light"),
            "will+1 fear+1",
        ),
        room(
            "Sunday, Four O'Clock",
            "Homework on the table, a lawn being mown two gardens off, the light going yellow. Nothing "
            "was ever asked of you here, and nothing is now.",
            one("the yellow light"),
            "will-1 fear-1",
        ),
        room(
            "The Understudy",
            "At the mirror sits a person made up as you, and the likeness is good. Is there anything about "
            "the part, they would like to know, that isn't in the script?",
            one("the other face in the mirror"),
            "fear+1",
        ),
        room(
            "The Family Album",
            "Across the grass in every picture lies one and the same shadow: that of whoever held the "
            "camera. By the last page you know whose hat it is.",
            one("the shadow on the grass"),
            "will+1",
        ),
        room(
            "The Quiet Booth",
            "A curtain, a grille, a patient cough. You say it at last, in the long version, and the cough "
            "replies: is that all?",
            one("the brass grille"),
            "fear-1",
        ),
        room(
            "The Child Who Counts",
            "On the stairs a child is counting under its breath, by sevens, to keep something from "
            "happening. You have just made it lose its place.",
            one("the seventh stair"),
            "fear+2",
        ),
        room(
            "The One Who Waited Up",
            "Your supper is in the oven, one plate upside down on another. She does not ask where you "
            "were; she repeats, word for word, what you said when you left.",
            one("the covered plate"),
            "will+2 fear+1",
        ),
        room(
            "The Man with the Good Memory",
            "He can give you the date, the weather and the colour of your tie. He only wants to hear from "
            "you, in your own words, what happened next.",
            many("the man's folded hands"),
            "will-2 fear+1",
        ),
    ],
)

BLACK = chart(
    "black",
    [
        room(
            "The Boiler",
            "All the warmth in the house comes from here, and it comes in beats. Your own heart is doing "
            "what it can to keep up with them.",
            many("the knocking pipes"),
            "body-1 fear+1",
        ),
        room(
            "The Gymnasium",
            "You climb because a whistle says so, and your palms remember the rope before you do. Nobody "
            "ever came down to say what is at the top.",
            one("the whistle on its cord"),
            "body-1",
        ),
        room(
            "The Scullery",
            "Somebody has left you an apron, hot water and forty plates. By the tenth your hands are your "
            "grandmother's, and by the thirtieth you notice that the pile has not gone down.",
            one("the pile of plates"),
            "body-1 fear+1",
        ),
        room(
            "The Low Door",
            "It was built for someone smaller. You can fold yourself until you fit, or go back and ask who.",
            one("the low lintel"),
            "body-1 | fear+1",
        ),
        room(
            "The Fever Bed",
            "A cold flannel, curtains drawn at noon, a bent spoon in a glass. You get up out of it lighter, "
            "and cannot say how long you lay there.",
            one("the bent spoon"),
            "body-1 fear+1",
        ),
        room(
            "The Bath",
            "It has been run for you, and is exactly the right heat. An hour goes, and a little of you "
            "with it.",
            one("the ring of soap"),
            "body-1 fear-1",
        ),
        room(
            "The Larder",
            "Bread, cold meat, apples laid in newspaper. For once nobody is counting what you eat.",
            many("the apples in their newspaper"),
            "body+1",
        ),
        room(
            "The Coat Cupboard",
            "You push through all the coats you ever grew out of, and they have kept the shape of your "
            "shoulders. The last has kept your size.",
            one("the row of coats"),
            "body-1 fear+1",
        ),
        room(
            "The Barber's Chair",
            "You shut your eyes because a stranger with a razor asks you to, and no harm comes of it. The "
            "towel is hot, and the hands were never once unkind.",
            one("the hot towel"),
            "fear-1",
        ),
        room(
            "The Boy at the Bottom of the Pool",
            "He lies under eight feet of green water, looking up, quite at his ease. You have stopped "
            "breathing too, and neither of you wants to be the first.",
            one("the green water"),
            "body-1 fear+2",
        ),
        room(
            "The Night Nurse",
            "She sets the bone without asking which one hurts. Your arm will carry less than it did, and it "
            "will always know when rain is on the way.",
            one("the new splint"),
            "body-2",
        ),
        room(
            "The Foreman",
            "He gives you one end of something under a tarpaulin and says: lift. It has to be got "
            "upstairs, and he would rather not say what it is.",
            one("the tarpaulin"),
            "body-2 | fear+2",
        ),
    ],
)
