# Séance, the table itself, in English. Games bring their own words.

## Everywhere

close = Close
cancel = Never mind
loading = Lighting the candles …
settings = Settings
home = Back to the hall
skip = Skip to the page
skip-question = Skip to the question
yes = Yes
no = No
none = none
nobody = nobody
guest = A guest
credits = Séance is an independent table for games by other people; their names stand in the credits. Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Typefaces under the SIL Open Font License.
error-unknown = Something went wrong here, and not at the table. Load the page again.
error-offline = The house does not answer. Is there a connection?
error-status = The house answered with { $status } and no explanation. Try again in a moment.
lost = Nobody lives here
lost-page = There is no room at { $path }.

## Home

home-title = Pull up a chair. The dead are already seated.
home-lead = A table for haunted-house games. Send friends a link, or let the bots fill the empty chairs. Nothing to install, nobody to sign up with.
start-now = Play now
start-now-hint = { $game }, you against bots, in one click.
set-table = Set a table for friends
games = Games
door-line = { $players } players
continue = Your games
open-tables = Open tables
no-open-tables = No open table at the moment. Set one, and somebody may knock.
finished = Told to the end
free-chairs = { $count ->
    [0] every chair taken
    [one] one free chair
   *[other] { $count } free chairs
}
status-playing = being played
status-over = over
row-continue = Continue
row-join = Sit down
row-watch = Watch
row-story = Read the story

## A game

players = Players
length = Takes
length-haunt_the_house = half an hour
bots = Bots
rules = Rules
setting-players = Players
setting-version = Game
setting-attacks = Attacks
setting-lay_off = Letting Charms go
setting-ending = Floors
setting-rooms = Rooms
setting-house_rules = House Rules
setting-cap = House Rules at a time
setting-avatars = Begin as yourselves
setting-versus = Against the House
setting-meta = Acts at the real table
choice-full = Full
choice-beginner = Beginner
choice-ordinary = Two, the ordinary ending
choice-all = All of them
choice-plain = No special ones
choice-shuffled = In the Whack deck
choice-three = Three from the start
choice-permanent = All, for good
choice-none = None
house-rule = house rule
bot-hints = old hand
bot-random = poltergeist

## The box

cards = Cards
cards-see = See all the cards
cards-of = The box of { $game }
cards-lead = Everything in the box, with all that is printed on it.
cards-search = Search names, texts and facts
cards-kinds = Show only
cards-all = Everything
cards-hits = { $count ->
    [0] Nothing found
   *[other] { $count } of { $all }
}
cards-none = Nothing in this box says “{ $search }”. Not out loud, anyway.
cards-none-here = Nothing among the { $kind } says “{ $search }”.
cards-elsewhere = { $count ->
    [one] One other card does. Show it
   *[other] { $count } other cards do. Show them
}
cards-clear = Show everything
cards-count = { $count ->
    [one] one in the box
   *[other] { $count } in the box
}
cards-rules = The rules behind it

## Lobby

lobby-of = { $game }: taking seats
lobby-lead = Send the link to your friends, or let bots take the free chairs.
lobby-lead-guest = You are invited. Take a free chair.
seats = Around the table
yours = What you hold
chair-free = A free chair
sit-here = Sit here
sit-other = Someone else on this device
sit = Sit down
rise = Stand up
free-chair = Free the chair
your-name = Your name
invite = The invitation
invite-hint = Whoever has this link may take a free chair.
copy = Copy
copied = Copied
copied-hint = The link is on your clipboard. Send it to somebody you would haunt with.
options = What is played
box = The box
box-first = The first printing
box-new = A box nobody has ever opened
box-own = A box of your own, from a file
box-number = Play a box again: number
box-open = Open it
box-named = “{ $name }”
box-numbered = “{ $name }”, box { $number }
pace = How fast
pace-live = Live: a minute for every question
pace-relaxed = Relaxed: ten minutes for every question
pace-turns = By turns: no clock
public = List this table in the hall
watchable = Let others watch
begin = Begin
begin-hint = { $count ->
    [0] Everybody is here.
    [one] A bot takes the free chair.
   *[other] Bots take the { $count } free chairs.
}
wait-host = The host begins when everybody is seated.

## The table

table-menu = At this table
tale = The tale so far
tale-short = Tale
tale-whole = The whole tale
tale-empty = Nothing has happened yet. The house holds its breath.
tale-none-such = No such lines yet.
filter = Show
filter-all = All
filter-mine = About me
filter-private = Only mine
only-you = Only you see this
see-position = See the table at line { $number }
rule-open = Rule { $rule }: read it
chat = Talk
chat-say = Say something to the table
here = Here!
here-hint = Point at something for the others to see: press, then tap it. A long press, the right mouse button and H do it too.
here-armed = Tap what you mean.
here-points = { $name } points at { $thing }.
here-you = You point at { $thing }.
says = { $name }: “{ $line }”
says-line = “{ $line }”
undo = Undo
undo-not = This cannot be taken back. { $why }
text-view = Text
text-asked = What is asked
text-table = The table
text-last = What happened last
key = key { $key }
question = The question
your-turn = Your turn
why = Why?
why-option = Why? { $option }
why-title = The rule
why-options = What the cards say
why-this = This choice
why-plain = One of the choices this rule gives you.
rule-unknown = There is no paragraph { $rule } in the rules.
rules-unreachable = The rulebook cannot be reached just now.
rules-all = Open the whole rulebook
go = Go there
all-answers = { $count ->
    [one] The only answer
   *[other] All { $count } answers
}
fold-answers = Fewer answers
done-picking = { $count ->
    [0] { $low ->
        [0] None of them
       *[other] Pick { $low }
    }
   *[other] Done: { $count } of { $high }
}
pick-number = A number from { $low } to { $high }
number-range = { $low } to { $high }
answer = Answer
your-words = Your words
use-default = Leave it at that
orders = Standing orders
orders-ask = Ask me
orders-turn = Pass until my turn
orders-concern = Pass unless …
orders-unless = { $count ->
    [0] Unless …
   *[other] Unless … ({ $count })
}
orders-exceptions = Ask me all the same
concern-turn = on my own turn
concern-target = when I am the target
concern-room = when it is in my room
concern-conflict = in my own Conflict
concern-vote = at a vote
concern-roll = at a roll of the die
orders-stop = whenever I can play { $card }
orders-hold = Hold on
card-stop = Always stop for this card, whenever I can play it
passed-turn = { $count ->
    [one] You let one chance pass: it was not your turn.
   *[other] You let { $count } chances pass: it was not your turn.
}
passed-concern = { $count ->
    [one] You let one chance pass on your turn: it did not concern you.
   *[other] You let { $count } chances pass on your turn: they did not concern you.
}
passed-bare = { $count ->
    [one] One chance went by: you had nothing to play.
   *[other] { $count } chances went by: you had nothing to play.
}
waiting-nobody = One moment …
waiting-for = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $count } players: { $names }.
}
face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
}
card-back = A card face down
you-are = { $name } (you)
seat-you = you
seat-yours = your turn
seat-here = at the table
seat-thinks = thinking
seat-bot-thinks = bot, thinking
seat-bot = bot, { $level }
seat-away = away
seat-warm = away, a bot keeps the chair warm
time-left = { $time } left
reconnecting = The line is dead. Knocking again …
reconnecting-pending = The line is dead. Knocking again; your answer is kept and will be sent.
curtain = { $count ->
    [one] { $name } is next
   *[other] Somebody here is next
}
curtain-hint = Pass the device on. Everybody else looks at the ceiling.
curtain-open = I am { $name }
digest = While you were away
digest-close = Take my chair back
guide = A word of advice
guide-ok = I see
guide-stop = No more advice

## The end

over = It is over
over-you = You have won
over-nobody = Nobody has won.
over-others = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
scores = Scores
total = Total
winner = winner
again = Once more, same people
story = The whole story
story-of = The story of { $game }
story-so-far = The story so far
story-lead = Played by { $names }, in { $count } answers.
story-whose = Whose story
story-everyone = Everyone
story-keep = To keep, or to send to those who were there
story-md = Markdown
story-html = Web page
story-epub = E-book
story-pdf = PDF
story-log = The log, line by line
save-file = Save file
solo = A solo table: who plays here may know every card, so nobody else can sit down.
solo-title = The file of a running match
solo-cost = It tells every secret: all hands, and every card and throw still to come. Whoever has it can play with nobody but bots. Take it, and this table is solo for good: nobody else can ever sit down here. When the match is over, anybody may have the file.
solo-yes = Make this table solo
solo-done = This table is solo now, and the file is yours.
replay = Look back
replay-of = Looking back at { $game }
first = To the beginning
previous = One step back
next = One step on
last = To the end
run = Play
pause = Pause
position = Position
copy-link = Copy link
receipt = Fairness receipt
receipt-sealed = Every shuffle comes from one secret number. This is its seal: when the match is over the number is shown, and anybody can check that it fits.
receipt-open = Every shuffle came from this number. Its seal was shown before the first card was dealt: hash the number, and compare.
receipt-hash = The seal, shown at the start
receipt-seed = The number, shown at the end

## Settings

set-sounds = Sounds
set-sounds-hint = A chime when it is your turn or somebody points. Off until you ask for it.
set-talk = Bots say what they are up to
set-talk-hint = In a short line at their seat, for a while.
set-guide = Advice
set-guide-hint = Explains every new kind of decision once.
set-motion = Motion
motion-system = as the system says
motion-full = always
motion-none = none
set-size = Text size
size-100 = normal
size-115 = larger
size-130 = largest
set-locale = Language
locale-system = as the browser says
locale-en = English
keys = Keys at the table
keys-1 = answer the question
keys-2 = pass, no, done
keys-3 = finish picking
keys-4 = take back
keys-5 = why? (the rule)
keys-6 = the table as text
keys-7 = the tale
keys-8 = talk
keys-9 = point at what the focus is on
keys-10 = close

## Advice: any game

guide-any-some = Pick as many as you like, then press Done. Picking again puts a card back.
guide-any-number = Choose a number. Everybody sees it once it is said.
guide-any-text = Your own words, if you have some. Otherwise leave it at what stands there.
