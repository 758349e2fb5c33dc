# What the terminal itself says at the table. What a game says stands beside the game.

## Questions

keys-none = Enter: none
keys-pass = (Enter)
keys-number = a number from { $low } to { $high }
keys-text = Enter: “{ $default }”
keys-commands = ? rule · u undo · l log · c card · w save · q quit · h help
keys-slash = /? rule · /u undo · /l log · /c card · /w save · /q quit · /h help
keys-window = ? rule · u undo · c card · o orders · q quit · h help
pick-range = Pick { $low ->
    [0] { $high ->
        [one] one, or none.
       *[other] up to { $high }, or none.
    }
   *[other] { $same ->
        [yes] exactly { $low }.
       *[no] { $low } to { $high }.
    }
}

## Misunderstandings

no-such-number = There is no answer { $typed } here; type a number from 1 to { $high }.
no-such-answer = “{ $typed }” is none of the answers. Type a number from 1 to { $high }, or h for help.
several-answers = “{ $typed }” could be several answers. Type its number.
type-an-answer = Type the number of an answer, or h for help.
twice-the-same = You picked { $typed } twice.
no-number = A whole number from { $low } to { $high } is wanted.
no-such-command = There is no command “{ $typed }”. Type h for help.

## Commands

undone = Taken back.
written = Saved in { $file }.
file-exists = { $file } exists already. Type “w! { $file }” to write over it.
file-taken = { $file } exists already; choose another name.
cannot-write = Not saved: { $why }
no-log = Nothing has happened yet.
which-card = Which card? For example: c { $example }
orders-ask = You are asked at every chance to act.
orders-turn = You let everything pass until your turn, unless it concerns: { $unless }.
orders-concern = You let everything pass, on your turn too, unless it concerns: { $unless }.
orders-stop = Cards that you are always stopped for: { $cards }.
orders-hold = You hold on: until you say “o hold” again, you are asked everything.
orders-none = nothing
orders-help =
    o ask           ask me at every chance to act
    o turn [WHAT]   pass until my turn, unless it concerns any of
                    { $concerns }
    o concern WHAT  the same, and pass on my own turn too
    o stop CARD     always stop for this card; once more: no longer
    o hold          hold on: ask me everything; once more: go on
passed-turn = { $count ->
    [one] You let one chance pass: it was not your turn.
   *[other] You let { $count } chances pass: it was not your turn.
}
passed-concern = { $count ->
    [one] You let one chance pass on your turn: it did not concern you.
   *[other] You let { $count } chances pass on your turn: they did not concern you.
}
passed-bare = { $count ->
    [one] One chance passed by: you had nothing to play.
   *[other] { $count } chances passed by: you had nothing to play.
}
page-more = Enter: more
page-back = Enter: back to the table
page-earlier = b: earlier
page-leave = q: back to the table
help =
    Answer with the number of an option, or with its word. Where several can
    be picked, type their numbers with spaces between them; just Enter picks
    none. Questions for a number take a number, those for your own words take
    whatever you type.

    ?           the rule behind this question
    ? NUMBER    any rule, such as { $rule }
    u           undo your last answer, until something was rolled or revealed
    l           the log: the whole tale so far
    c NAME      what a card says
    o           standing orders, in games that ask at every turn of events
    t           the whole table, page by page
    w [FILE]    save, and go on playing
    q           save and quit
    h           this help

    Where your own words are wanted, put a slash before a command: /q

## Passing the device

hide-hand = This was for your eyes only. Enter hides it; then pass the device to { $name }.
pass-device = Pass the device to { $name }, press Enter
pass-alone = Nobody else should be looking.

## The tale

tale = The tale
meanwhile = Meanwhile
only-you = only you see this
bot-says = { $name }: “{ $line }”

## Beginning and end

welcome = { $game }, with { $names }.
receipt =
    Fairness receipt, to be held against the seed when the match is over:
    { $receipt }
resumed = { $game }: on we go, with { $names }.
quit-saved = The match is saved in { $file }.
quit-resume = Go on with:  { $command }
quit-elsewhere = It could not be saved in { $file } ({ $why }).
wins = { $names } wins.
win-together = { $names } win.
nobody-wins = Nobody wins.
total = Total
seed-told =
    The seed was { $seed }, and its fairness receipt is
    { $receipt }
offer-save = Keep this match? y, a file name, or just Enter for no:
replay-hint = Tell it again with:  seance replay { $file }
already-over = This match is over. Tell it again with:  seance replay { $file }

## Replay

step-keys = Enter: next   b: back   a number: go to that answer   q: quit
step-at = After answer { $at } of { $all }
step-start = Before the first answer
nothing-seen = Nothing that could be seen from here.

## The box

content-kind = { $kind }: { $faces }
content-kind-cards = { $kind }: { $faces }, on { $cards } cards
content-nothing = Nothing in { $game } bears the words “{ $search }”.

## Haunt the House, the table

hth-full = Full game
hth-beginner = Beginner game
hth-turn = turn { $turn }
hth-first-to = until { $hunters } hunters
hth-hunters-left = { $count } in the deck
hth-last-round = The last round
hth-room = room
hth-fears = fears
hth-hidden = hidden
hth-carries = carries
hth-nothing-hidden = nothing hidden
hth-no-hunter = nobody
hth-ghost = ghost
hth-hunters = hunters
hth-skulls = skulls
hth-scares = hand
hth-company = phantoms
hth-gear = gear
hth-played = played
hth-hand = Your hand
hth-empty = nothing
hth-held = Picked up
hth-phantoms = Phantoms
hth-trophies = Trophies
hth-attack = attack
hth-skull-count = { $count ->
    [one] { $signed } skull
   *[other] { $signed } skulls
}

## An Edwardian Tale, the table

ed-needed = { $lines ->
    [1] one line loses
    [2] two lines lose
   *[other] three lines lose
}
ed-turn = turn { $turn }
ed-stale = The last of the stockpile
ed-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
ed-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ed-missed = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
ed-complete = complete
ed-unstarted = not begun
ed-stock = stockpile { $count }
ed-discards = discards { $count }
ed-top = on top { $card }
ed-table = being played: { $card }
ed-hand = Your hand
ed-empty = nothing
ed-sent = { $card } (Lap)
ed-lap = Consult the Lap of the Gods.
ed-give = From your hand
ed-fetch = From the discard pile

## Haunted: the Way Out, the table

wo-standard = Standard game
wo-longer = Longer game
wo-multilevel = Many levels
wo-solo = Alone
wo-turn = turn { $turn }
wo-exits = { $count } of 4 ways out seen
wo-deck = { $count ->
    [one] 1 Door left
   *[other] { $count } Doors left
}
wo-last-turns = The last turns
wo-player = player
wo-will = WILL
wo-body = BODY
wo-fear = FEAR
wo-stats = (WILL/BODY/FEAR)
wo-points = points
wo-noted = noted
wo-doors = secret
wo-answers = answered
wo-where = room
wo-escaped = out
wo-trapped = trapped
wo-locked = WILL locked
wo-mad = mad
wo-secret-doors = Your Secret Doors
wo-door = You look at
wo-an-exit = a way out
wo-a-trap = a trap
wo-dark = The dark room { $number }
wo-unseen = not seen yet
wo-both = Suit { $suit }; Color { $color }

## A Most Haunted House, the table

am-clock = { $half ->
    [yes] half past { am-hour }
   *[no] { am-hour } o’clock
}
am-hour = { $hour ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[12] twelve
}
am-left = { $count ->
    [one] the last half-hour
   *[other] { $count } half-hours left
}
am-proof = Proof { $count } of { $goal }
am-empty = nothing
am-tokens = Proof { $count }
am-fewer = { $count ->
    [one] one Action fewer
   *[other] { $count } Actions fewer
}
am-felt = { $title } still weighs
am-possessed = possessed
am-of = { $sum } of { $threshold }
am-closed = nobody enters { $room }
am-unheard = not heard this turn: { $title }
am-nothing-haunts = nothing haunts the house yet
am-made = { $total } against { $against }, enough
am-missed = { $total } against { $against }, not enough
am-decks = left in the decks: { $hauntings } Hauntings, { $curses } Curses, { $charms } Charms
am-walk = Go to
am-for = { $cost ->
    [0] for nothing
    [one] for 1 Action
   *[other] for { $cost }
}
am-key = ✦ Proof · † pays for an Exorcise · CAPITALS: haunted

## House of Whack, the table

hw-floor = { $floors ->
    [0] floor { $floor } of 2
   *[other] floor { $floor } of { $floors }
}
hw-round = round { $count }
hw-rooms = { $count ->
    [0] no room left in the deck
    [one] one room left in the deck
   *[other] { $count } rooms left in the deck
}
hw-ending = the floor ends with this turn
hw-house-has = the House has { $count }♥
hw-storey = { $number ->
    [0] House
   *[other] Floor { $number }
}
hw-cloud = On a Cloud
hw-wrong = The Wrong Floor
hw-more = The house goes on beyond this.
hw-other-floors = There are other floors.
hw-key = ? a door into the dark · [4] a lock · ! a Minion · + something lies there · ≡1 stairs · ◊1 a secret door · ≈2 steam · the sign beside a name: whose token
hw-here = Here
hw-stats = Strength { $red } · Spirit { $blue } · Life { $life }
hw-total = { $base } ({ $total })
hw-hand = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
hw-tokens = { $count ->
    [one] one token left
   *[other] { $count } tokens left
}
hw-crushed = Spirit crushed
hw-dead = dead
hw-outside = on the doorstep
hw-out = out of the game
hw-resting = resting
hw-missing = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
hw-carries = carries { $list }
hw-beaten = has beaten { $list }
hw-caught = caught in { $list }
hw-turns = { $count ->
    [0] this turn
    [one] one more turn
   *[other] { $count } more turns
}
hw-worth = worth { $count }
hw-number = number { $number }
hw-charges = { $count ->
    [one] one charge
   *[other] { $count } charges
}
hw-stat = { $colour ->
    [red] Strength
   *[blue] Spirit
} { $count }
hw-modifier = { $colour ->
    [red] +{ $count } Strength
    [blue] +{ $count } Spirit
   *[wild] +{ $count } Wild
}
hw-role = { $role ->
    [ally] Ally
    [resident] Resident
   *[minion] Minion
}
hw-token = token of
hw-rule = House Rule
hw-turned-up = Turned up
hw-being-played = Being played
hw-conflict = { $colour ->
    [red] Conflict of Strength
   *[blue] Conflict of Spirit
}
hw-lock-side = { $wall ->
    [north] north door
    [east] east door
    [south] south door
   *[west] west door
}
hw-lock = Lock { $number }: { $door } of { $room }, { $stat }
hw-link-lock = Lock { $number }: on { $link }, { $stat }
hw-stairs = Stairs { $number }: { $one } to { $other }
hw-secret = Secret Door { $number }: { $one } to { $other }
hw-face-down = a card face down
hw-decks = left in the decks: { $drama } Drama, { $whack } Whack, { $guests } Guests
hw-gate = { $count ->
    [one] one thing waits behind the Gate
   *[other] { $count } things wait behind the Gate
}
hw-terms = Mystery Room: { $tariff }, { $pay } for one
hw-hatch-open = the Hatch is open
hw-trophy = on display: { $title }
hw-foreseen = you know what comes: { $list }
hw-lay-here = doors { $doors }
hw-for = for { $name }
hw-raise = higher
hw-lower = lower
