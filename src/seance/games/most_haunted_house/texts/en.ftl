# A Most Haunted House in English. A line with a number behind its name is another way of telling the same thing.

## Questions

ask-turn = { $left ->
    [0] Your Actions are spent. One Walk is still yours.
    [one] One Action left.
   *[other] { $left } Actions left.
}
ask-draft = Who are you tonight?
ask-too-many = Your hands are full. Which Charm goes?
ask-let-go = Something wants one of your Charms. Which?
ask-again = The die shows { $die }: { $total } against { $against }. Once more?
ask-exorcise = { $seat } is not quite { $seat } at the moment. What would you give for that to stop?
ask-where = Where does { $the_charm } take you?
ask-which-curse = Which Curse does { $the_charm } lift?
ask-which-haunting = Where do you join in?
ask-ignore = What do you not hear, this turn?
ask-concede = All four of you are possessed, and nobody can pay. Do you leave the house to them?

## Options

do-walk = { $cost ->
    [0] Walk to { $space }, for nothing
    [one] Walk to { $space }, 1 Action
   *[other] Walk to { $space }, { $cost } Actions
}
do-move = To { $space }
do-search = Search here
do-lift = Lift { $curse }
do-face = Face { $haunting }
do-trade = Play { $charm }
do-lay-off = Let { $charm } go
do-again = Roll again, for { $charm }
do-done = End the turn

## Names in a sentence

the-charm = the { $title }
the-curse = { $key ->
    [borrowed_tongue] a { $title }
    [good_chair] the { $title }
    [rings_of_salt] a { $title }
    [slow_hour] the { $title }
    [small_hand] a { $title }
    [the_governess] the { $title }
    [the_quiet_twin] the { $title }
    [the_sleeper] the { $title }
    [the_tenant] the { $title }
    [thread] a { $title }
    [vertigo] the { $title }
    [voice_on_the_plate] the { $title }
    [wrong_reflection] the { $title }
   *[other] { $title }
}
the-haunting = { $key ->
    [cold_stair] the { $title }
    [empty_pockets] the { $title }
    [other_reader] the { $title }
    [shut_lid] the { $title }
    [skipping_rhyme] the { $title }
    [warm_seat] the { $title }
   *[other] { $title }
}
the-investigator = the { $title }

room-balcony = the Balcony
room-bedchamber = the Bedchamber
room-chapel = the Chapel
room-dining_room = the Dining Room
room-foyer = the Foyer
room-hall = the Hall
room-kitchen = the Kitchen
room-landing = the Landing
room-library = the Library
room-music_room = the Music Room
room-nursery = the Nursery
room-observatory = the Observatory
room-parlour = the Parlour
room-study = the Study
rooms-bedchamber = { room-bedchamber }
rooms-chapel = { room-chapel }
rooms-dining_room = { room-dining_room }
rooms-kitchen = { room-kitchen }
rooms-library = { room-library }
rooms-music_room = { room-music_room }
rooms-nursery = { room-nursery }
rooms-observatory = { room-observatory }
rooms-parlour = { room-parlour }
rooms-study = { room-study }

# A space is called by its room and its place on the plan.
space-ga1 = Kitchen a1
space-gb1 = Kitchen b1
space-gc1 = Kitchen c1
space-gd1 = Kitchen d1
space-ge1 = Dining Room e1
space-gf1 = Dining Room f1
space-gg1 = Dining Room g1
space-gh1 = Dining Room h1
space-ga2 = Kitchen a2
space-gb2 = Kitchen b2
space-gc2 = Kitchen c2
space-gd2 = Kitchen d2
space-ge2 = Dining Room e2
space-gf2 = Dining Room f2
space-gg2 = Dining Room g2
space-gh2 = Dining Room h2
space-ga3 = Kitchen a3
space-gb3 = Kitchen b3
space-gc3 = Kitchen c3
space-gd3 = Hall d3
space-ge3 = Hall e3
space-gf3 = Dining Room f3
space-gg3 = Dining Room g3
space-gh3 = Dining Room h3
space-ga4 = Kitchen a4
space-gb4 = Kitchen b4
space-gc4 = Kitchen c4
space-gd4 = Hall d4
space-ge4 = Hall e4
space-gf4 = Dining Room f4
space-gg4 = Dining Room g4
space-gh4 = Dining Room h4
space-ga5 = Library a5
space-gb5 = Library b5
space-gc5 = Library c5
space-gd5 = Hall d5
space-ge5 = Hall e5
space-gf5 = Music Room f5
space-gg5 = Music Room g5
space-gh5 = Music Room h5
space-ga6 = Library a6
space-gb6 = Library b6
space-gc6 = Library c6
space-gd6 = Hall d6
space-ge6 = Hall e6
space-gf6 = Music Room f6
space-gg6 = Music Room g6
space-gh6 = Music Room h6
space-ga7 = Library a7
space-gb7 = Library b7
space-gc7 = Library c7
space-gd7 = Hall d7
space-ge7 = Hall e7
space-gf7 = Music Room f7
space-gg7 = Music Room g7
space-gh7 = Music Room h7
space-ga8 = Library a8
space-gb8 = Library b8
space-gc8 = Foyer c8
space-gd8 = Foyer d8
space-ge8 = Foyer e8
space-gf8 = Foyer f8
space-gg8 = Parlour g8
space-gh8 = Parlour h8
space-ga9 = Library a9
space-gb9 = Library b9
space-gc9 = Foyer c9
space-gd9 = Foyer d9
space-ge9 = Foyer e9
space-gf9 = Foyer f9
space-gg9 = Parlour g9
space-gh9 = Parlour h9
space-ga10 = Library a10
space-gb10 = Library b10
space-gc10 = Foyer c10
space-gd10 = Foyer d10
space-ge10 = Foyer e10
space-gf10 = Foyer f10
space-gg10 = Parlour g10
space-gh10 = Parlour h10
space-ua1 = Bedchamber a1
space-ub1 = Bedchamber b1
space-uc1 = Bedchamber c1
space-ud1 = Bedchamber d1
space-ue1 = Nursery e1
space-uf1 = Nursery f1
space-ug1 = Nursery g1
space-uh1 = Nursery h1
space-ua2 = Bedchamber a2
space-ub2 = Bedchamber b2
space-uc2 = Bedchamber c2
space-ud2 = Bedchamber d2
space-ue2 = Nursery e2
space-uf2 = Nursery f2
space-ug2 = Nursery g2
space-uh2 = Nursery h2
space-ua3 = Bedchamber a3
space-ub3 = Bedchamber b3
space-uc3 = Bedchamber c3
space-ud3 = Landing d3
space-ue3 = Landing e3
space-uf3 = Nursery f3
space-ug3 = Nursery g3
space-uh3 = Nursery h3
space-ua4 = Bedchamber a4
space-ub4 = Bedchamber b4
space-uc4 = Bedchamber c4
space-ud4 = Landing d4
space-ue4 = Landing e4
space-uf4 = Landing f4
space-ug4 = Study g4
space-uh4 = Study h4
space-ua5 = Chapel a5
space-ub5 = Chapel b5
space-uc5 = Landing c5
space-ud5 = Landing d5
space-ue5 = Landing e5
space-uf5 = Landing f5
space-ug5 = Study g5
space-uh5 = Study h5
space-ua6 = Chapel a6
space-ub6 = Chapel b6
space-uc6 = Landing c6
space-uf6 = Landing f6
space-ug6 = Study g6
space-uh6 = Study h6
space-ua7 = Chapel a7
space-ub7 = Chapel b7
space-uc7 = Landing c7
space-uf7 = Landing f7
space-ug7 = Study g7
space-uh7 = Study h7
space-ua8 = Chapel a8
space-ub8 = Chapel b8
space-uc8 = Chapel c8
space-ud8 = Balcony d8
space-ue8 = Balcony e8
space-uf8 = Observatory f8
space-ug8 = Observatory g8
space-uh8 = Observatory h8
space-ua9 = Chapel a9
space-ub9 = Chapel b9
space-uc9 = Chapel c9
space-ud9 = Balcony d9
space-ue9 = Balcony e9
space-uf9 = Observatory f9
space-ug9 = Observatory g9
space-uh9 = Observatory h9
space-ua10 = Chapel a10
space-ub10 = Chapel b10
space-uc10 = Chapel c10
space-ud10 = Balcony d10
space-ue10 = Balcony e10
space-uf10 = Observatory f10
space-ug10 = Observatory g10
space-uh10 = Observatory h10

## The tale: walking and searching

told-takes-part = { $seat } is { $the_investigator } tonight.
told-walks = { $count ->
    [one] { $seat } takes a step, in { $room }.
   *[other] { $seat } walks { $count } spaces, to { $room }.
}
told-is-moved = { $seat } is in { $room }. Nobody saw the steps between.
told-searches = { $seat } goes through { $room }. It takes { $against }.
told-searches-2 = { $seat } moves the dust about in { $room }. It takes { $against }.
told-searches-3 = { $seat } lifts what there is to lift in { $room }. It takes { $against }.
told-finds = { $seat } finds { $the_charm }.
told-finds-2 = { $The_charm }, and it was not even hidden. { $seat } takes it along.
told-finds-3 = Under that, { $the_charm }. { $seat } does not ask who left it.
told-is-cursed = { $seat } finds nothing, and is found: { $the_curse }.
told-is-cursed-2 = { $The_curse }. { $seat } would have preferred dust.
told-is-cursed-3 = Something changes hands. { $seat } has { $the_curse } now.
told-is-possessed = { $seat } stops in the middle of a word. { $The_curse } finishes it.
told-wards-off = { $The_curse } bends over { $seat }, sees { $the_charm }, and thinks better of it.
told-spared = { $seat } has no room for { $the_curse }. It goes back to wait.
told-snares = { $The_haunting } noticed that.
told-lies-about-again = There is nothing left to look at. Then, from every room, the sound of drawers being filled.
told-lays-off = { $seat } puts { $the_charm } down and goes on without it.

## The tale: rolls

told-rolls = { $seat } rolls { $die }.
told-rolls-twice = And once more, with the eyes shut: { $die }.
told-rolls-again = { $seat } gives { $the_charm } for another: { $die }.
told-adds = +{ $count }, { $the_card }.
told-takes = −{ $count }, { $the_card }.
told-makes = That makes { $count } against { $against }.

## The tale: Curses and Charms

told-scrubs = { $seat } works at { $the_curse }. It takes { $against }.
told-lifts = { $The_curse } comes off { $seat }, and leaves a clean patch.
told-lifts-2 = { $seat } is rid of { $the_curse }. It was lighter than it felt.
told-stays-cursed = { $seat } has only made it shine: { $the_curse } stays.
told-stays-cursed-2 = { $The_curse } stays with { $seat }, and settles.
told-trades = { $seat } gives up { $the_charm }.
told-is-rid-of = { $The_curse } goes down with it.
told-ignores = { $seat } hears nothing of { $the_haunting } for a while.
told-lingers = { $seat } has stayed a little too long in one place.

## The tale: Hauntings

told-comes = { $The_haunting }: in { $rooms }, and in no hurry.
told-comes-2 = The hour strikes, and then there is { $the_haunting }, in { $rooms }.
told-happens = { $The_haunting }. It lasts as long as a breath.
told-faces = { $seat } stands up to { $the_haunting }. That makes { $count }, and it takes { $against }.
told-drives-out = That is { $count } against { $against }. The house is rid of { $the_haunting }, and { $seat } keeps standing for a while.
told-has-proof = { $seat } has it on the plate. Proof: { $count }.

## The tale: the possessed

told-sits-possessed = { $seat } sits quite still and smiles at the wrong moments.
told-sits-possessed-2 = { $seat } hums something, and not with the mouth.
told-would-give = { $seat } would give { $the_charms }.
told-is-not-enough = It is not enough. Everything goes back into its pocket, and { $seat } stays as it is.
told-gives = { $seat } hands over { $the_charm }.
told-is-exorcised = { $The_curse } leaves by the window. { $seat } asks what time it is.
told-concedes = Nobody is left to want anything. Proof: { $count }. The house keeps it.

## The tale: the clock

told-strikes = { $count ->
    [1] Half past six. Nobody has gone home.
    [2] Seven. Something in the house clears its throat.
    [3] Half past seven. The lamps want trimming.
    [4] Eight. It strikes eight times, and then once more, quietly.
    [5] Half past eight.
    [6] Nine. Dinner would be over now, if there had been any.
    [7] Half past nine. A floorboard answers a floorboard.
    [8] Ten. The children of the house should be asleep.
    [9] Half past ten.
    [10] Eleven. The rooms have moved a little closer together.
    [11] Half past eleven. Everybody pretends to be listening to something else.
    [12] Midnight, by all the clocks but one.
    [13] Half past twelve. The one clock catches up.
    [14] One. It is too late to be early and too early to be late.
    [15] Half past one.
    [16] Two. The wind has gone, and the draught has not.
    [17] Half past two. Somebody counts to four and gets five.
    [18] Three. Nothing good was ever found at three.
    [19] Half past three.
    [20] Four. The oil is low.
    [21] Half past four. The door is a long way off.
    [22] Five. The birds are late this morning.
   *[23] Half past five. There is a grey line under the curtains.
}
told-wins = The door is open, and there are four on the step, with { $count } pieces of Proof. Behind them it shuts by itself.
told-dawns = It is light, and they are still inside. Proof: { $count }. It will be found with them.

## The end

score-tokens = Proof tokens
score-cards = Proof in hand
why-door = All four stood on the step, with what they had come for.
why-dawn = The night was over first.
why-conceded = There was nobody left to go home.

## The box

box-investigator = Investigators
box-haunting = Hauntings
box-curse = Curses
box-possession = Possessions
box-charm = Charms
printed-rooms = Haunts
printed-threshold = Takes
printed-proof = Proof
printed-candle = Candle: pays for an Exorcise

## What colleagues say

says-search = I take { $room }.
says-search-2 = Let me see what { $room } has to say.
says-search-3 = I shall be in { $room }. Shout if you hear me shout.
says-haunting = I am going to have a word with { $the_haunting }.
says-haunting-2 = { $The_haunting } next. Company is welcome.
says-begin = I will begin with { $the_haunting }. Somebody finish it.
says-begin-2 = { $The_haunting } is too much for one. Come after me.
says-home = That will do. I am going to the door.
says-home-2 = We have it. Home, and do not run.
says-late = It is late. I am going to the door.
says-late-2 = No time for another room. Door.

## Advice for a first night

guide-turn = A lit space shows what it costs to walk there. Walk to a red box and search it: roll its number or more and you find a Charm, less and something finds you. Two Searches a turn. Before dawn all four of you must be back on the Front Door with the Proof.
guide-draft = Each of them breaks one rule. The Photographer finds more, the Sexton sheds Curses, the Medium faces Hauntings. The others are quick, deep-pocketed or hard to block.
guide-again = One more die, for an Action and this Charm. The new die counts, even if it is worse.
guide-too-many = You can hold four cards. Charms with a camera are Proof: keep those. Candles pay for an Exorcise.
guide-let-go = Give what you need least. Charms with a camera are Proof.
guide-exorcise = A possessed colleague does nothing all night. Two Charms with a camera or a candle, from the three of you together, set them free. If it is not enough, nobody loses anything.
guide-where = This is no Walk and costs no more Actions, but walls and colleagues are in the way as ever.
guide-which-haunting = Rolls at one Haunting are added up until the cycle ends. Join in where little is missing.
guide-ignore = It will do nothing to you until your turn ends. It stays where it is.
guide-which-curse = The one that hurts most. A Curse with a camera is Proof: you may want to keep it.
guide-concede = Nothing that can still happen would free anybody. The night is only over early if all four of you agree.

## Places and facts, for the table in words

zone-cycle = Half-hours gone
zone-goal = Proof wanted
zone-proof = Proof
zone-over = Over
zone-won = Won
zone-conceded = Given up
zone-active = Whose turn it is
zone-order = Order of turns
zone-actions = Actions left
zone-deeds = Spent on
zone-walks = Walks left
zone-stairs = Actions for the stairs
zone-closed = Rooms nobody can enter
zone-edge = Added to rolls
zone-search = To a Search
zone-quiet = More in
zone-lift = To lifting a Curse
zone-face = To facing a Haunting
zone-harder = More than a Curse says
zone-searches = Searches this turn
zone-faced = Hauntings faced this turn
zone-traded = Charms played this turn
zone-bonus = Declared for the next roll
zone-ignored = Not heard this turn
zone-roll = The last roll
zone-deed = For
zone-about = At
zone-dice = Dice
zone-die = The die that counts
zone-parts = Added to it
zone-card = Card
zone-amount = How much
zone-total = In all
zone-against = Against
zone-made = Enough
zone-tokens = Search tokens
zone-hauntings = Hauntings in the house
zone-haunting = Haunting
zone-sum = Rolled at it this cycle
zone-hauntings_left = Hauntings in the deck
zone-curses_left = Curses in the deck
zone-charms_left = Charms in the deck
zone-spare = Investigators nobody took
zone-team = The investigators
zone-seat = Seat
zone-space = Stands on
zone-hand = Hand
zone-limit = Cards that can be held
zone-slow = Actions fewer next turn
zone-marks = Still felt
zone-possessed = Possessed
zone-of-haunting = It is in { $rooms } and takes { $threshold }.{ $proof ->
    [yes] {" "}Whoever drives it out has Proof.
   *[no] {""}
}

## The board

board-status = { $over ->
    [yes] { $time }
   *[no] { $time } · cycle { $cycle } of 24 · { $tokens ->
    [one] one token left
   *[other] { $tokens } tokens left
} · { $seat } is next
}
board-floors = Floors of the house
board-floor-g = Ground floor
board-floor-u = Upper floor
board-void = open to the hall
board-room-balcony = Balcony
board-room-bedchamber = Bedchamber
board-room-chapel = Chapel
board-room-dining_room = Dining Room
board-room-foyer = Foyer
board-room-hall = Hall
board-room-kitchen = Kitchen
board-room-landing = Landing
board-room-library = Library
board-room-music_room = Music Room
board-room-nursery = Nursery
board-room-observatory = Observatory
board-room-parlour = Parlour
board-room-study = Study
board-stairs-cost = { $count ->
    [one] stairs · 1 Action
   *[other] stairs · { $count } Actions tonight
}
board-here = Here: { $seats }.
board-nobody = Nobody is here.
board-lit-there = There is somewhere to go.
board-stands = { $seat } stands here.
board-token = Search token { $count }.
board-used = Searched already.
board-stairs = Stairs.
board-door = Front Door.
board-haunted = { $haunting } is in here.
board-closed = It cannot be entered.
board-ledger = The hour, the Proof, the Hauntings
board-next = A Haunting comes at { $hour }
board-dawn-next = The next is dawn
board-soon = next at { $hour }
board-dawn-soon = then dawn
board-proof = Proof
board-of = { $count } of { $goal }
board-quiet = Nothing haunts the house yet, that it has told you of.
board-haunting-said = Haunting { $number }, { $title }. { $text } In: { $rooms }. Rolled { $sum } of { $against }.
board-takes-in-all = { $sum } of { $against } rolled this cycle
board-leaves-proof = Whoever drives it out has Proof.

board-search-there = Search there: { $need }+, { $percent } %.
board-takes = { $need }+, { $percent } %
board-adds-up = { $count } still missing, it adds up
hint-turn = Walk to a lit space, or do something where you stand.
hint-where = Choose a lit space.

board-not-your-turn = It is the turn of { $seat }.
board-asked-first = Something else is asked first.
board-you-are-there = That is where you stand.
board-taken = { $seat } stands there already.
board-shut = Nobody can enter { $room }: { $card }.
board-no-walk = You have no Walk left this turn.
board-too-far = Too far: { $count } steps at best.
board-no-way = Walls or colleagues are in the way.
board-hand-full = No Search: your hands are full. Let a Charm go, or lift a Curse.
board-searched = No Search: two a turn are all.
board-barred = No Search on this floor: { $card }.

board-actions = { $count ->
    [0] No Action left
    [one] One Action left
   *[other] { $count } Actions left
}
board-actions-of = { $seat }: { $count ->
    [0] no Action left
    [one] one Action left
   *[other] { $count } Actions left
}
board-unspent = Nothing spent yet
board-deed-walk = a Walk
board-deed-search = a Search
board-deed-face = a Haunting faced
board-deed-lift = a try to lift a Curse
board-deed-trade = a Charm played
board-deed-lay-off = a Charm let go
board-walked = walked { $count }
board-searches = searched { $count }/{ $most }
board-faced = faced { $count }/1
board-hand = Your hand
board-room-for = { $count ->
    [one] room for one more card
   *[other] room for { $count } more cards
}
board-charm = Charm
board-curse = Curse
board-possession = Possession
board-lifted-with = { $count } or more lifts it
board-do-trade = Play
board-do-lay-off = Let go
board-do-lift = Lift: { $need }+
board-do-again = Roll again
board-slow = { $count ->
    [one] one Action fewer
   *[other] { $count } Actions fewer
}

board-no-roll = The next roll is shown here, to everybody.
board-the-die = the die
board-against = against { $count }
board-and = {" and "}
board-roll-search = { $mine ->
    [yes] Your Search
   *[no] { $seat } searches
}
board-roll-lift = { $mine ->
    [yes] You lift
   *[no] { $seat } lifts
} { $title }
board-roll-face = { $mine ->
    [yes] You face
   *[no] { $seat } faces
} { $title }
board-roll-join-in = { $mine ->
    [yes] You join in
   *[no] { $seat } joins in
}: { $title }
board-roll-said = Last roll, { $seat }: { $die }{ $parts }, that makes { $total } against { $against }. { $made ->
    [yes] Enough.
   *[no] Not enough.
}
board-made-search = finds a Charm
board-missed-search = finds a Curse
board-made-lift = the Curse goes
board-missed-lift = the Curse stays
board-made-face = driven out
board-missed-face = it adds up
board-made-join-in = driven out
board-missed-join-in = it adds up

board-rite = An Exorcise
board-is-possessed = { $seat } is possessed
board-rite-takes = { $count } Charms with a camera or a candle, from the others together, set them free.
board-nothing-to-give = nothing to give

board-end-door = The door is open
board-end-door-text = Four went in, and four are on the step. What they carry will not be believed, and that is its worth.
board-end-dawn = It is light
board-end-dawn-text = The lamps are out, nobody has come down, and the milk is still on the step.
board-end-conceded = The house keeps them
board-end-conceded-text = Four sit at the windows and wave. None of them means it.
board-brought = { $count } of { $goal } Proof
board-see-house = See the house
board-back-to-the-end = Back to the end
