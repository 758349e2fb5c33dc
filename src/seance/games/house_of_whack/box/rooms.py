# not compiled: what is in the box, made once
"""Section c: twenty-six ordinary rooms: seven to redeem in, six to beware of, and thirteen others."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import BLUE, GOLD, GREEN, PURPLE, RED, RoomTile
from seance.games.house_of_whack.deed import (
    ACTION,
    BONUS,
    DRAW,
    ENTERING,
    FORESEE,
    FORFEIT,
    FREE,
    GAIN,
    HAND,
    HOME,
    HOUSEKEEPING,
    LEAP,
    LET_GO,
    LOSE,
    OTHER,
    RESTORE,
    SPILL,
    STAYING,
    STEAL,
    Act,
    Deed,
    Power,
)

COUNTERS: Final = (
    RoomTile(
        "pawnshop",
        "The Indoor Pawnshop",
        "NESW",
        "#.#...#.#",
        mood="No questions asked. No answers given. No refunds.",
        hearts=(GOLD, RED),
    ),
    RoomTile(
        "counting_house",
        "Counting House",
        "NEW",
        "......#.#",
        mood="The king is out. The pie is not what it was.",
        hearts=(GOLD, BLUE),
    ),
    RoomTile(
        "soup_kitchen",
        "Soup Kitchen of the Damned",
        "NES",
        "......#..",
        mood="Everything is going in, and so will you if you lean.",
        hearts=(GOLD, GREEN),
    ),
    RoomTile(
        "auction_room",
        "Auction Room",
        "NESW",
        mood="You scratched your nose. It is yours now, whatever it is.",
        hearts=(GOLD, RED, BLUE),
    ),
    RoomTile(
        "muscle_beach",
        "Muscle Beach, Second Floor",
        "NES",
        "..#......",
        mood="Real sand, real sun lamps, a real shark on the rings.",
        hearts=(RED, GREEN),
        target=True,
    ),
    RoomTile(
        "chapel_of_ease",
        "Chapel of Considerable Ease",
        "NS",
        ".....##.#",
        mood="Reclining pews, and a sermon that begins where you nod off.",
        hearts=(BLUE, GREEN),
    ),
    RoomTile(
        "prop_exchange",
        "Backstage Barter",
        "NSW",
        "..#.....#",
        mood="A crown for a plot. A plot for a better plot.",
        hearts=(PURPLE,),
        rate=(Deed(DRAW, 2),),
        price=2,
    ),
)
"""HW-20.2: where cards are redeemed; the purple heart sells Drama cards."""

HAZARDS: Final = (
    RoomTile(
        "wasp_conservatory",
        "Wasp Conservatory",
        "NESW",
        "....#....",
        mood="The orchids are paper. Guess who chewed it.",
        act=Act(STAYING, Deed(LOSE, 1, GREEN)),
    ),
    RoomTile(
        "doll_nursery",
        "Nursery of Nine Hundred Dolls",
        "NEW",
        "......###",
        mood="They blink one after another, so as not to alarm you.",
        act=Act(STAYING, Deed(LOSE, 1, BLUE)),
    ),
    RoomTile(
        "bat_attic",
        "Bat Attic with Bat Cellar",
        "ES",
        "#.#......",
        mood="They only want your papers. They are building something.",
        act=Act(ENTERING, Deed(SPILL, 1)),
    ),
    RoomTile(
        "laundry_chute",
        "Laundry Chute",
        "NSW",
        "..#..#...",
        mood="Whites, colours, guests.",
        act=Act(STAYING, Deed(HOME)),
    ),
    RoomTile(
        "magnet_room",
        "Museum of Magnetism",
        "NE",
        "......#.#",
        mood="Please leave your valuables. You will, anyhow.",
        act=Act(STAYING, Deed(LET_GO)),
    ),
    RoomTile(
        "toll_corridor",
        "Toll Corridor",
        "NS",
        "#.##.##.#",
        mood="The troll has a cap now, and a little ticket machine.",
        act=Act(ENTERING, Deed(FORFEIT, 1)),
    ),
)
"""What they do, they do to whoever comes in, or ends a move there."""

COMFORTS: Final = (
    RoomTile(
        "gymnasium",
        "Gymnasium of Regret",
        "NES",
        "...#.....",
        mood="Lift with your knees. Weep with your whole body.",
        powers=(Power(BONUS, 1, RED),),
        target=True,
    ),
    RoomTile(
        "whispering_library",
        "Whispering Library",
        "NEW",
        "......#..",
        mood="The books shush each other, and then they start on you.",
        powers=(Power(BONUS, 1, BLUE),),
        target=True,
    ),
    RoomTile(
        "portrait_gallery",
        "Gallery of Future Portraits",
        "EW",
        "#.#...#.#",
        mood="There you are, third from the left, in a ruff, on fire.",
        powers=(Power(HAND, 1),),
        target=True,
    ),
    RoomTile(
        "telephone_room",
        "Telephone Exchange",
        "NSW",
        "..#...#..",
        mood="Every line is crossed, and somebody is always spilling something.",
        act=Act(ACTION, Deed(STEAL, 1, whom=OTHER)),
        target=True,
    ),
    RoomTile(
        "observatory",
        "Observatory of Next Door",
        "NS",
        ".........",
        mood="Stars are extra. For a penny you see what is coming.",
        act=Act(FREE, Deed(FORESEE, 3)),
    ),
    RoomTile(
        "spare_bedroom",
        "The Very Spare Bedroom",
        "S",
        "#.#......",
        mood="Stay the night. The bed would like some company.",
        act=Act(HOUSEKEEPING, Deed(RESTORE, 1, BLUE)),
    ),
    RoomTile(
        "midnight_kitchen",
        "Kitchen at Midnight",
        "NESW",
        "#.......#",
        mood="A cold leg of something. It kicks, but it is nourishing.",
        act=Act(ACTION, Deed(GAIN, 1, GREEN)),
    ),
    RoomTile(
        "dumbwaiter",
        "Extremely Dumb Waiter",
        "NE",
        "......##.",
        mood="Goes everywhere. Remembers no order.",
        act=Act(ACTION, Deed(LEAP)),
    ),
)
"""Good to be in; some of them, with a token there, good to have been in (HW-12.6)."""

DISPENSERS: Final = (
    RoomTile(
        "rejuvinex",
        "Rejuvinex",
        "NES",
        "#.#......",
        mood="Three doses left in the tank, and a line of ex-customers in jars.",
        act=Act(ACTION, Deed(RESTORE, 1, GREEN)),
        charges=3,
    ),
    RoomTile(
        "plot_dispenser",
        "Plot Dispenser",
        "NESW",
        "....#....",
        mood="Insert coin. Shake for a denouement.",
        act=Act(ACTION, Deed(DRAW, 3)),
        charges=3,
    ),
)
"""HW-7.4: until they are empty."""

PLAIN: Final = (
    RoomTile(
        "long_hall",
        "The Unreasonably Long Hall",
        "NESW",
        mood="You can see yourself at the far end, waving you back.",
    ),
    RoomTile(
        "upside_down_parlour",
        "Upside-Down Parlour",
        "ESW",
        "#........",
        mood="Tea is served on the ceiling. Bring a hat.",
    ),
    RoomTile(
        "broom_cupboard",
        "Broom Cupboard, En Suite",
        "N",
        "#.##.#...",
        mood="No broom. Lovely bath.",
    ),
)

ROOMS: Final = (*COUNTERS, *HAZARDS, *COMFORTS, *DISPENSERS, *PLAIN)
