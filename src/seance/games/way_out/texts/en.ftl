# Haunted: the Way Out, in English. A line with a number behind its name is another way of telling the same thing.

## Questions

ask-stronger = Which is the stronger in you, BODY or WILL? It starts at 5, the other at 3.
ask-memory = What do you remember last, before the house?
ask-describe = { $other } stands in “{ $title }”. What is it like in there?
ask-react = What do you say, or think, before you go?
ask-leave = Where do you go?
ask-secret-door = { $opener } is about to open a Door. Slip in a Secret Door of yours instead?
ask-call = Color or Suit?
ask-effect = “{ $title }” leaves you a choice.
ask-one-more = It was your own Secret Door: one more of which?
ask-link = The { $room } is like rooms that are already there. Make a door to one of them?
ask-way-out = The way out is open to you.
ask-remember = What do you remember?
ask-bring = What do you bring with you?
ask-dread = What do you fear?
ask-blocked = The door is open. What keeps you in the house?
ask-escape = How do you get out?
ask-trap = You are trapped. What has hold of you?
ask-lay = Only you see this Door. Where does it go?
ask-rescue = How do you get { $other } out of there?
ask-fate = The others are gone. What becomes of you?

## Options

do-strong-body = BODY 5, WILL 3
do-strong-will = WILL 5, BODY 3
do-enter = Go to the { $room }
do-grope = Open the dark room { $dark }
do-open = Open a new Door
do-color = Color
do-suit = Suit
do-take = { $effect }
do-link = A door to the { $room }
do-link-dark = A door to the dark room { $dark }, beside the Ace of Diamonds
do-instead = A door to the Ace of Diamonds, in place of the dark room { $dark }
do-apart = No other door
do-escape = Escape
do-climb = Climb to another level
do-stay = Stay in the house
do-lay = Face up, door to { $room }
do-lay-dark = Face up, door to dark room { $dark }
do-lay-instead = Face up at the Ace, for dark room { $dark }
do-hide = Face down by { $room }
do-hide-dark = Face down by dark room { $dark }

## The tale: waking up

told-strong-body = { $seat } trusts in muscle and bone.
told-strong-body-2 = { $seat } has always been quicker with the hands.
told-strong-will = { $seat } trusts in a clear head.
told-strong-will-2 = { $seat } would rather know than run.
told-memory = { $seat }: “{ $words }”
told-wakes = { $seat } wakes in “{ $title }” ({ $room }). { $text }
told-wakes-2 = “{ $title }” ({ $room }): here { $seat } comes to. { $text }

## The tale: rooms and doors

told-describe = “{ $words }”
told-react = { $seat } says: “{ $words }”
told-own-door = { $seat } opens a door that only { $seat } knew of.
told-secret-door = { $seat } knows a door that is not on any plan, and shows it to { $opener }.
told-secret-door-2 = Before { $opener } can reach the handle, { $seat } has moved the door.
told-turns = { $seat } turns a card for { $opener }: the { $room }.
told-finds = { $seat } opens “{ $title }” ({ $room }). { $text }
told-finds-2 = Behind the door: “{ $title }” ({ $room }). { $text }
told-finds-3 = { $seat } comes into “{ $title }” ({ $room }). { $text }
told-gropes = { $seat } feels along the wall for the handle of dark room { $dark }.
told-gropes-2 = { $seat } goes into dark room { $dark }, hands first.
told-uncovers = A match is struck in dark room { $dark }. It is “{ $title }” ({ $room }). { $text }
told-uncovers-2 = So dark room { $dark } was “{ $title }” ({ $room }) all along. { $text }
told-turns-dark = { $seat } turns dark room { $dark } over for { $opener }: the { $room }.
told-echoes = The { $room } has its like in the house already. What it would have done to { $seat } does not count.
told-changed = { $seat }: { $effect }. WILL { $will }, BODY { $body }, FEAR { $fear }.
told-ignored-low = { $effect } is ignored: { $seat } has not that much left to lose.
told-ignored-locked = { $effect } is ignored: { $seat }'s WILL is circled, and stays as it is.
told-links = { $seat } finds a second door in the { $room }. It leads to the { $beside }.
told-links-2 = From the { $room } another door leads to the { $beside }, where no door was. { $seat } tries the handle.
told-links-dark = { $seat } finds a second door in the { $room }. It leads to the dark room { $dark }, hard by the Ace of Diamonds.
told-links-instead = The dark room { $dark } gives way: from the { $room } a door leads { $seat } to the Ace of Diamonds.
told-enters = { $seat } goes to the { $room }.
told-enters-2 = The { $room } is as it was. { $seat } closes the door behind.
told-no-door = { $seat } tries the walls. There are no doors left to find.
told-stays-put = { $seat } stays, for want of anywhere to go.

## The tale: a way out

told-way-out = { $seat } stands on the { $room }: a way out.
told-way-out-2 = There is daylight under the door. { $seat } has come to the { $room }.
told-answered-will = { $seat } remembers.
told-answered-body = { $seat } knows what to bring.
told-answered-fear = { $seat } knows what there is to fear.
told-remember = { $seat }, on what is remembered: “{ $words }”
told-bring = { $seat }, on what is brought: “{ $words }”
told-dread = { $seat }, on what is feared: “{ $words }”
told-locked = { $seat } will not forget again: WILL is circled, and stays as it is.
told-held-back = The way out is open, and { $seat } cannot take it.
told-blocked = { $seat }, in the doorway: “{ $words }”
told-stays-inside = { $seat } looks out, and stays in.
told-escapes = { $seat } gets out of the house.
told-escapes-mad = { $seat } gets out of the house, but not in one piece: sanity stays behind.
told-escape = { $seat }, outside: “{ $words }”
told-climbs = { $seat } takes the stairs behind the way out, and leaves { $count ->
    [one] one room
   *[other] { $count } rooms
} behind.
told-new-level = All scores are written down, and { $count ->
    [0] no room stands empty
    [one] an empty room vanishes
   *[other] { $count } empty rooms vanish
}. The house goes on from where { $seat } stands.

## The tale: the trap

told-trapped = It was a trap. { $seat } is stuck here until somebody comes.
told-trap = { $seat }, from inside: “{ $words }”
told-looks = Only you see it: the { $room }.
told-lays = { $seat } pushes the { $room } into the light, with a door to the { $beside }.
told-lays-dark = { $seat } pushes the { $room } into the light, with a door to the dark room { $dark }.
told-lays-instead = { $seat } pushes the { $room } into the light, right against the Ace of Diamonds. The dark room { $dark } gives way.
told-hides = { $seat } leaves the { $room } in the dark, as room { $dark }.
told-hides-unseen = { $seat } builds a dark room, number { $dark }.
told-waits = { $seat } has nothing left to build with, and waits.
told-rescued = { $seat } frees { $other }. Both breathe out: FEAR is 2.
told-rescue = { $seat }, on the way out of the trap: “{ $words }”
told-left-behind = Nobody comes for { $seat } any more. It is the worst fate of all.
told-fate = { $seat }, to nobody: “{ $words }”

## The tale: the end

told-last-turns-exits = All four ways out have been seen. Everybody has one more turn.
told-last-turns-deck = The house has no more rooms to show. Everybody has one more turn.
told-won = The house lets go of its story. It was { $winners } who got the better of it.
told-nobody-won = The house lets go of nobody.

## Scores

score-will = WILL
score-body = BODY
score-fear = FEAR
score-questions = Questions answered
score-level = A level of the house
why-escaped = Out of the house.
why-points = The highest score.
why-nobody = The house keeps everybody.
why-tie = A tie: the less afraid, then the one with more answers.
why-shared = A tie that nothing settles: they share it.

## The board

board-status = { $variant } · { $deck ->
    [0] no Doors left
    [one] one Door left
   *[other] { $deck } Doors left
} · { $exits } of 4 ways out seen{ $last }
board-standard = First out wins
board-longer = Longer game
board-multilevel = Many levels
board-solo = Alone
board-last-turns = { $count ->
    [0] { "" }
   *[other] { " · last turns" }
}
board-left = { $deck ->
    [0] No Doors left
    [one] One Door left
   *[other] { $deck } Doors left
}, { $exits } of 4 ways out seen
board-house = The house
board-page = The story here
board-before = Before the house
board-dark = Dark room { $dark }
board-unseen = unseen
board-exit = A way out
board-trap = A trap
board-freed = Freed
board-escaped-cry = Out of the house
board-last-cry = The last turns
board-known = Only you know: { $room }.
board-dark-text = Nobody has turned this card. It may be anything.
board-dark-plain = Nobody has turned this card. It is neither a way out nor a trap.
board-here = Here: { $names }.
board-in-here = In here:
board-free = { $count ->
    [0] No side free.
    [one] One side free.
   *[other] { $count } sides free.
}
board-as-house = , for the house
board-draft = unless you have words of your own
board-new-door = Open a Door
board-face-up = face up
board-face-down = face down
board-nearer = Closer
board-farther = Farther away
board-all = Whole house
board-or = or
board-highest = , the highest
board-locked = circled: it stays as it is
board-answered = its question is answered
board-secret-doors = Secret Doors
board-only-you = Only you see this Door
board-trapped = trapped
board-escaped = out
board-mad = lost their mind
board-last-turn = one last turn
board-notes = { $sum } written down

## What is printed on the cards

box-suit = Rooms by Suit
box-color = Rooms by Color
box-exit = Ways out
box-trap = Traps
printed-effect = Effect
printed-or-effect = Or
printed-behind = Behind
printed-by-suit = By Suit
printed-by-color = By Color
printed-tie = Ties go to
amount-will = { $signed } WILL
amount-body = { $signed } BODY
amount-fear = { $signed } FEAR

## Advice for a first game

guide-stronger = BODY gets you out of the door; WILL is worth points and knows why you are here. FEAR must not be your highest when you find a way out.
guide-memory = Who are you, and where were you just now? One line is plenty. What stands there already will do.
guide-describe = You are the house for your neighbour: say what the room is like. It changes nothing but the story.
guide-react = A word before you go, if you like. The default does no harm.
guide-leave = You must end your turn in another room. Walking into one that lies open is safe. A new Door, or a dark room, brings whatever is behind it.
guide-secret-door = Before the Door is opened, one of yours can take its place. In your own turn it also brings you one point of your choice. You know what is behind it; they do not.
guide-call = Suit always applies what the card's own chart says. Color reads the Red or Black chart, unless a card of the same value lies open already: then you simply gain a point.
guide-effect = The room lets you choose what it costs. Look at which of your stats is the highest.
guide-one-more = For your own Secret Door you get one point, in any stat. Mind what is highest at a way out.
guide-link = A second door can shorten the way to an Ace, for you and for everybody. Rooms in the ring lead to the Ace of Diamonds.
guide-way-out = You can leave now. In most games the first one out has won.
guide-lay = Face up, a Door of yours can become a way for others to reach you. Face down, it is a surprise for somebody.

## The table in words

zone-dark = Dark room { $number }
zone-variant = Game
zone-centre = The centre
zone-quiet = Nobody is asked to tell
zone-begun = Begun
zone-turns = Turns so far
zone-active = Whose turn it is
zone-house_player = Who tells the house
zone-exits = Ways out seen
zone-levels = Exits that have led up
zone-deck = Doors in the deck
zone-sure = Doors on top that can be no way out and no trap
zone-discard = Laid off
zone-door = The Door in hand
zone-waiting = Seats with a last turn
zone-over = Over
zone-ended = How it ended
zone-rooms = The house
zone-doors = Doors to
zone-free = Free doors
zone-open = Lies face up
zone-plain = Can be no way out and no trap
zone-color = Called by Color
zone-players = The lost
zone-will = WILL
zone-body = BODY
zone-fear = FEAR
zone-points = Points
zone-answered = Questions answered
zone-locked = WILL is locked
zone-mad = Out of their mind
zone-at = In
zone-awake = Has begun
zone-trapped = Trapped
zone-escaped = Out of the house
zone-notes = Written down
zone-secret = Secret Doors
