# House of Whack in English. A line with a number behind its name is another way of telling the same thing.

## Questions: the turn

ask-turn = { $left ->
    [0] No Action left. Some things cost none.
    [one] One Action left.
   *[other] { $left } Actions left.
}
ask-go = { $left ->
    [one] One space left. Where to?
   *[other] { $left } spaces left. Where to?
}
ask-how = Quick. How do you run?
ask-flee = { $The_card } has noticed you. Spend an Action and run?
ask-square = Where in { $the_room } do you stand?
ask-come-back = You are dead. Do you come back, as somebody else?
ask-rest = Your Spirit is crushed. Sit out your next turn on Start, and get up whole?
ask-let-go = Your Spirit is crushed, and your grip with it. What do you drop?
ask-discard = { $low ->
    [0] Which cards do you throw away, if any?
    [one] One Drama card has to go. Which?
   *[other] { $low } Drama cards have to go. Which?
}
ask-too-many = One Weapon, one Wearable, one Artifact. Which of these do you drop?
ask-pick-up = { $The_card }. Do you take it?
ask-take-along = { $The_guest } would come along. Do you mind?

## Questions: cards at any time

ask-react = { $moment } Do you play anything?
ask-answer = { $by } plays { $the_drama }. Do you let that happen?
ask-nudge = { $by } rolls { $die } for { $roll }. Does it stay a { $die }?
ask-whom = { $The_card }: whom does it befall?
ask-redirect = { $The_drama } looks for somebody else. Whom?
ask-honoured = Did { $seat } really do it?
ask-splendid = Did { $seat } die beautifully?
ask-raved = Was { $seat } crushed in style?

## Questions: Conflict

ask-lay = { $mine } against { $theirs } before cards. What do you lay face down?
ask-help = { $fighter } fights, { $mine } against { $theirs }. Do you slip anybody a card?
ask-wild = The cards are up: { $mine } against { $theirs }. Anything to add?
ask-offer-help = Nobody helps for nothing. Do you give somebody something?
ask-accept-gift = { $by } presses { $the_card } on you, and means something by it. Do you take it?
ask-again = { $left ->
    [one] A draw. Your last Action for another try?
   *[other] A draw. One of your { $left } Actions for another try?
}
ask-spoils = { $rival } is beaten. What do you make of it?
ask-rob = The hand of { $rival } lies open. What do you take?
ask-meet = Something is here. Which first, and how?

## Questions: things, Minions, rooms

ask-drop-one = What do you drop?
ask-snatch = What do you take from { $target }?
ask-fetch = What do you send for?
ask-recharge = Which of your Props is as good as new?
ask-elude = Which Minion never saw you?
ask-banish = Which Minion is gone?
ask-lure = Which Minion do you call away?
ask-lure-to = Where does { $the_foe } go?
ask-uproot = Whose claim do you pull out of the carpet?
ask-repeal = Which House Rule is struck out?
ask-foresee = Which of these comes up next?
ask-leap = Where do you come out?
ask-hop = Through which door?
ask-shove = Where do you send { $target }?
ask-lock = Which door of { $the_room } is locked?
ask-unlock = Which lock falls off?
ask-mark = Which square of { $the_room }?
ask-other-end = Where is the other end?
ask-turn-room = Which way round is { $the_room }?
ask-turn-which = Which room turns over?
ask-shift-which = Which room moves out?
ask-shift-to = Where does { $the_room } move in?

## Questions: redeeming, and special rooms

ask-redeem = { $value ->
    [0] What do you redeem, and for what?
   *[other] Worth { $value } on the counter. What else?
}
ask-display = Does one of these hang on the wall from now on?
ask-put-back = { $The_card } is wanted on the Wrong Floor. In which room?
ask-steam = { $count ->
    [one] The Boiler hisses. Which room gets the steam?
   *[other] The Boiler hisses. Which { $count } rooms get the steam?
}
ask-vent = Where do you let the steam of { $the_room } go?
ask-burst = More than one room is about to burst. Which first?
ask-escape = There is no room here any more. Where do you land?
ask-blown-away = { $The_room } is gone from under the Cloud. Where does it drift?
ask-lay-maze = Where does { $the_room } grow?
ask-move-maze = The Maze has moved. Which part of it?
ask-leave-as = What is { $the_guest } when you are yourself again?
ask-propose = What should be changed for what in this room, as long as it stands?
ask-price = { $tariff }: how much for one?
ask-act = What has to be done at the table?
ask-agree = { $seat } proposes: { $tariff }, { $pay } for one. Do you agree?
ask-how-often = How many times?
ask-performed = “{ $words }” Did { $seat } do it?
ask-pay-drama = { $low ->
    [one] Which Drama card do you pay with?
   *[other] Which { $low } Drama cards do you pay with?
}
ask-outcomes = Which { $low } of these wait behind the Gate?
ask-own-words = What would you have somebody do, on their honour?
ask-gate = Behind the Gate: { $the_notion }. You do it, or you are out of the game.
ask-number = Your part of the combination, from { $low } to { $high }. Tell nobody.
ask-guess = What is { $whose }’s number?
ask-hatch = The Hatch is open. What do you reach for?
ask-case = What has { $against } done?
ask-rebuttal = What do you say to that, and to { $against }?
ask-verdict = { $accuser } against { $accused }. Whom does the court believe?
ask-damages = { $loser } has lost. What does it cost them?
ask-seize = What do you take from { $loser }?

## Options

do-done = That will do
do-walk = Walk
do-roll = Roll a die, and move as far as it says
do-go = { $room }, square { $square }
do-open = Open the { $wall } door of { $the_room }
do-draw = Draw a Whack card
do-redeem = Redeem
do-face = Face what is in here
do-take = Take { $the_card }
do-drop = Drop { $the_card }
do-use = Use { $the_card }
do-play = Play { $drama }
do-raise = Raise the die with { $drama }
do-lower = Lower the die with { $drama }
do-help = Lay { $drama } for { $camp }
do-add = Add { $drama } to { $camp }
do-gift = Offer { $the_card } to { $seat }
do-fight = Fight { $the_card }
do-evade = Evade { $the_card }
do-assault = Attack { $the_guest }
do-attack = Attack { $seat } with { $stat }
do-shoot = Shoot at { $seat } with { $the_card }
do-hex = Glare at { $seat } along { $the_card }
do-force = Force { $bolt }
do-trade = Trade with { $partner }
do-wound = Hurt them
do-token = Put your token where theirs was
do-look = Look at their number
do-rob = Take a Drama card
do-lock = Lock { $door }
do-mark = Square { $square }
do-pay = { $card } for { $heart }
do-spend = A Gold Heart for { $heart }
do-display = Hang up { $the_card }
do-vent = Let the steam out of { $the_room }
do-board = Go up, On a Cloud
do-descend = Climb down into { $the_room }
do-drift = Drift over { $the_room }
do-become = Become { $the_guest }
do-release = Be nobody but yourself
do-ally = An Ally
do-resident = A Resident
do-exchange = Make the exchange
do-enter-gate = Enter the Gate
do-obey = Do it
do-defy = Refuse, and be out of the game
do-open-hatch = Open the Hatch
do-guess-hatch = Guess at the combination
do-ten-drama = Ten Drama cards
do-five-whack = Five Whack cards: keep the Props, meet the Arrivals
do-ten-whack = Ten Whack cards: Gold Hearts for all they are worth
do-accuse = Put { $accused } on trial
do-seize = Up to two Props and Allies
do-take-hand = The whole hand
do-fine = Five Gold Hearts, lost

## Names in a sentence

the-room = { $first ->
    [Start] { $title }
    [The] the { $rest }
    [On] the Cloud
    [Rejuvinex] { $title }
    [Muscle] { $title }
    [Backstage] { $title }
   *[other] the { $title }
}
the-guest = { $first ->
    [The] the { $rest }
   *[other] the { $title }
}
the-prop = { $key ->
    [blunderbuss] { $title }
   *[other] { $first ->
        [The] the { $rest }
       *[other] the { $title }
    }
}
the-minion = { $first ->
    [The] the { $rest }
    [What] { $title }
   *[other] the { $title }
}
the-trap = { $first ->
    [The] the { $rest }
   *[other] the { $title }
}
the-drama = “{ $title }”
the-twist = “{ $title }”
the-arrival = “{ $title }”
the-house_rule = “{ $title }”
the-notion = “{ $title }”

stat-red = Strength
stat-blue = Spirit
stat-green = Life
heart-gold = Gold Hearts
heart-red = Strength
heart-blue = Spirit
heart-green = Life
heart-purple = whatever the room gives
wall-north = north
wall-east = east
wall-south = south
wall-west = west
door-north = the north door
door-east = the east door
door-south = the south door
door-west = the west door
door-door = Secret Door { $first }
door-stairs = Stairs { $first }
link-door = { door-door }
link-stairs = { door-stairs }
bolt-lock = Lock { $first }
camp-fighter = the attacking side
camp-foe = the defending side
roll-move = a move
roll-lock = a lock
roll-maze = the Maze
laying = { $second } across, { $third } down, turned by { $fourth }°

moment-housekeeping = A turn begins with Housekeeping.
moment-drawing = Drama cards are about to be drawn.
moment-acting = An Action is coming.
moment-discarding = Hands are about to be thinned.
moment-ending = The turn is nearly over.
moment-drawn = A Whack card has turned up.
moment-building = There is a new room.
moment-meeting = Something in the room looks up.
moment-clashing = A Conflict begins.
moment-staked = All cards are laid, and about to be turned up.
moment-voting = A vote is coming.

tariff-value-red = Cards by their value for Strength
tariff-value-blue = Cards by their value for Spirit
tariff-value-green = Cards by their value for Life
tariff-value-drama = Cards by their value for Drama cards
tariff-value-actions = Cards by their value for Actions
tariff-drama-actions = Drama cards for Actions
tariff-drama-green = Drama cards for Life
tariff-drama-gold = Drama cards for Gold Hearts
tariff-green-gold = Life for Gold Hearts
tariff-red-blue = Strength for Spirit
tariff-blue-red = Spirit for Strength
tariff-gold-drama = Gold Hearts for Drama cards
tariff-gold-whack = Gold Hearts for Whack cards
tariff-honour-green = A small performance for Life
tariff-honour-drama = A small performance for Drama cards

## The tale: coming, going, dying

told-introduced = { $seat } is { $the_guest } tonight.
told-begins = { $seat } rolls highest, and goes first into the dark.
told-turn = { $seat }’s turn.
told-enters = { $seat } enters { $the_room }.
told-is-put = { $seat } is in { $the_room }, and did not walk.
told-trade-places = { $seat } stands where { $target } stood, and { $target } where { $seat } did.
told-reveals-room = { $seat } finds { $the_room }. It was not there before.
told-reveals-room-2 = Where nothing was, there is { $the_room }. { $seat } has found it.
told-room-acts = { $The_room } takes an interest in { $seat }.
told-misses = { $seat } misses a turn.
told-will-miss = { $count ->
    [one] { $seat } will miss a turn.
   *[other] { $seat } will miss { $count } turns.
}
told-hurries = { $count ->
    [one] { $seat } finds the time for one more Action.
   *[other] { $seat } finds the time for { $count } more Actions.
}
told-dies = { $seat } dies in { $the_room }. The Gold Hearts roll under the furniture.
told-dies-2 = That is the end of { $seat }, in { $the_room }. Everything clatters to the floor, and the Gold Hearts are nobody’s.
told-stays-away = { $seat } stays dead for now.
told-is-now = { $seat } is { $the_guest } from now on. Nobody mentions the resemblance.
told-comes-back = { $seat } is back, on { $room }, and does not wish to discuss it.
told-gains = { $seat } gains { $count } { $stat }.
told-loses = { $seat } loses { $count } { $stat }.
told-restored = { $seat }’s { $stat } is what it was.
told-boosted = { $seat } has { $count } more { $stat } for the rest of the turn.
told-shielded = { $The_card } takes the worst of it for { $seat }.
told-crushed = { $seat }’s Spirit is crushed.
told-recovers = { $seat } looks up again. The Spirit is no longer crushed.
told-is-out = { $seat } refuses the Gate. The Gate does not ask twice: out of the game.
told-alone = Only { $seat } is left.

## The tale: cards

told-draws = { $seat } draws { $the_cards }.
told-draws-unseen = { $count ->
    [one] { $seat } draws a Drama card.
   *[other] { $seat } draws { $count } Drama cards.
}
told-discards = { $count ->
    [one] { $seat } discards a Drama card.
   *[other] { $seat } discards { $count } Drama cards.
}
told-spills = { $seat } loses hold of { $the_cards }.
told-passes-hand = { $seat } passes the whole hand to the left.
told-plays = { $seat } plays { $the_drama }.
told-plays-on = { $seat } plays { $the_drama } on { $target }.
told-answers = { $seat } answers { $the_card } with { $the_drama }.
told-stopped = { $The_drama } comes to nothing.
told-copied = { $seat } does { $the_drama } too, in a mirror voice.
told-redirected = { $seat } sends { $the_drama } to { $target } instead.
told-honoured = { $seat } did it. The table says so.
told-dishonoured = { $seat } did not do it. The table says so.
told-robs = { $seat } takes a Drama card out of { $rival }’s hand.
told-peeks = { $seat } looks into { $rival }’s hand: { $the_cards }.
told-peeks-unseen = { $seat } looks into { $rival }’s hand.
told-swaps-hands = { $seat } and { $rival } exchange hands.
told-foresees = { $count ->
    [one] { $seat } knows the next Whack card.
   *[other] { $seat } knows the next { $count } Whack cards, and has put them in order.
}
told-rolls = { $seat } rolls { $die } for { $roll }.
told-nudges = { $seat } breathes on the die: { $the_drama }.
told-die-now = The die shows { $die }.

## The tale: the Whack deck

told-lays-token = { $seat } lays a token in { $the_room }.
told-turns-up = { $seat } turns up { $the_card }.
told-picks-up = { $seat } takes { $the_card }.
told-keeps = { $seat } keeps { $the_card }.
told-drops = { $seat } drops { $the_card }.
told-uses = { $seat } uses { $the_card }.
told-keeps-house = Housekeeping: { $the_card } sees to { $seat }.
told-nobody-comes = Somebody was expected in { $the_room }. Nobody comes.
told-arrives = { $The_guest } is in { $the_room }, and behaves as if invited.
told-joins = { $The_guest } goes along with { $seat }.
told-proclaimed = A House Rule from now on: { $the_house_rule }.
told-repealed = No longer the rule: { $the_house_rule }.
told-snatches = { $seat } takes { $the_card } from { $target }.
told-fetches = { $The_card } comes to { $seat }, from { $the_room }.
told-recharges = { $The_card } is as good as new, says { $seat }.
told-banishes = { $seat } is rid of { $the_foe }. It was not even a fight.
told-lures = { $The_foe } goes to { $the_room }, for { $seat }’s sake.
told-uproots = { $seat } takes { $owner }’s token out of { $the_room }.
told-filches = { $count ->
    [one] { $seat } takes a Gold Heart from { $rival }.
   *[other] { $seat } takes { $count } Gold Hearts from { $rival }.
}

## The tale: Conflict

told-clash = { $seat } against { $the_foe }, with { $stat }.
told-clash-player = { $seat } falls upon { $rival }, with { $stat }.
told-clash-lock = { $seat } against { $bolt }, with { $stat }.
told-totals = Before cards it is { $mine } against { $theirs }.
told-lays = { $count ->
    [0] { $seat } lays no card.
    [one] { $seat } lays a card face down.
   *[other] { $seat } lays { $count } cards face down.
}
told-offers = { $seat } offers { $helper } { $the_card }.
told-declines = { $seat } will not take { $the_card }.
told-gives = { $helper } takes { $the_card } from { $seat }. What that was for, we shall see.
told-helps = { $seat } slips a card to { $camp }.
told-reveals = On { $camp }: { $the_cards }.
told-scores = That makes { $mine } against { $theirs }.
told-adds = { $seat } adds { $the_drama } to { $camp }.
told-draw = A draw for { $seat }.
told-broken-off = { $seat }’s Conflict is broken off.
told-evades = { $seat } was never there, as far as { $the_card } knows.
told-beats = { $seat } beats { $the_card }, and keeps the card.
told-beats-2 = { $The_card } had not reckoned with { $seat }, who keeps the card.
told-beaten = { $The_card } beats { $seat }.
told-caught = { $The_trap } has { $seat }.
told-freed = { $The_trap } lets { $seat } go.
told-shoots = { $seat } takes aim at { $rival } with { $the_card }.
told-defeats = { $seat } beats { $rival }.
told-takes = { $seat } takes { $the_card } from { $rival }.
told-ousts = { $seat } puts a token in { $the_room }, where { $rival }’s was.
told-looks = { $rival }’s number is { $number }. { $seat } has seen it.
told-looks-unseen = { $seat } looks at { $rival }’s number.
told-locks = { $seat } locks { $door } of { $the_room }. The lock shows { $count }.
told-unlocks = { $seat } is rid of { $bolt }.
told-holds = { $bolt } holds.

## The tale: the house

told-links = { $seat } finds { $link }, from { $the_room } to { $the_other }.
told-turns-room = { $seat } turns { $the_room } round, and everybody in it.
told-shifts-room = { $seat } has { $the_room } moved, with everything in it.
told-the-end = { $The_room } has been found. The floor is over when this turn is.
told-last-room = { $The_room } was the last room. The floor is over when this turn is.
told-floor-ends = Floor { $floor } is over. Whoever has tokens in the house is paid for them.

## The tale: redeeming

told-redeems = { $seat } redeems { $the_cards }, in { $the_room }.
told-earns = { $count ->
    [one] { $seat } has one Gold Heart more.
   *[other] { $seat } has { $count } Gold Hearts more.
}
told-house-earns = { $count ->
    [one] The House has one Gold Heart more.
   *[other] The House has { $count } Gold Hearts more.
}
told-forfeits = { $count ->
    [one] { $seat } loses a Gold Heart.
   *[other] { $seat } loses { $count } Gold Hearts.
}
told-not-enough = It was not enough for { $heart }. { $seat } gets nothing.
told-displays = { $seat } hangs up { $the_card }, worth { $value }.
told-put-back = { $The_card } is alive again, in { $the_room }. { $seat } chose the room.

## The tale: special rooms

told-steam = { $seat } lets steam into { $the_rooms }.
told-vents = { $count ->
    [one] { $seat } lets some steam out of { $the_room }.
   *[other] { $seat } lets { $count } puffs of steam out of { $the_room }.
}
told-bursts = { $The_room } bursts.
told-escapes = { $seat } lands in { $the_room }.
told-hat-filled = Behind { $the_room } something waits for everybody. Some of it is known to somebody.
told-enters-gate = { $seat } goes through the Gate: { $the_notion }.
told-says-nothing = { $seat } says nothing, which is also an answer.
told-own-words = { $seat }: “{ $words }”
told-numbers-set = { $The_room } is shut. Everybody has a part of the combination.
told-guesses = { $seat } tries { $number } for { $whose }.
told-stays-shut = { $seat } rattles at the Hatch. It stays shut.
told-opens-hatch = { $seat } has the Hatch open.
told-uncovers = { $seat } finds { $the_cards }.
told-number-shown = { $seat }’s number was { $number }.
told-maze-grows = { $The_room } grows where { $seat } likes.
told-maze-discarded = There is no place for { $the_room }.
told-maze-moves = { $The_room } is now where { $seat } was going.
told-proposes = { $seat } proposes: { $tariff }, { $pay } for one.
told-no-deal = Not everybody agrees.
told-agreed = Everybody agrees: { $tariff }, { $pay } for one.
told-room-vanishes = Nobody can agree, so { $the_room } was never there.
told-exchanges = { $count ->
    [one] { $seat } exchanges: { $tariff }.
   *[other] { $seat } exchanges, { $count } times: { $tariff }.
}
told-cloud = { $seat } steps out of { $the_below } and is { $room }.
told-drifts = { $seat } drifts. Below is { $the_room } now.
told-blown-away = The Cloud drifts over { $the_room }.
told-accuses = { $seat } puts { $accused } on trial.
told-case = { $seat }, for the prosecution: “{ $words }”
told-rebuttal = { $seat }, in reply: “{ $words }”
told-mistrial = The trial of { $accused } is off. Somebody has died.
told-verdict = { $ayes } for the prosecution, { $nays } for the defence. { $seat } has won.
told-nothing-to-take = { $seat } has lost, and has nothing worth taking.
told-seizes = { $seat } takes { $the_cards } from { $loser }.
told-takes-hand = { $count ->
    [one] { $seat } takes the only card in { $loser }’s hand.
   *[other] { $seat } takes { $loser }’s whole hand, { $count } cards.
}
told-wrong-floor = The door shuts behind { $seat }, and is not there. This is { $the_room }.
told-becomes = { $seat } is { $the_guest } from now on.
told-releases = { $seat } lets go of { $the_guest }, who stays.

## The end

score-tokens = Tokens in the House
score-cards = Cards redeemed
score-trophies = Trophies
score-luck = Windfalls, less what was lost and spent
why-hearts = The most Gold Hearts, at the end of the last floor.
why-alone = Everybody else is out of the game.
why-house = The House has more Gold Hearts than anybody. Everybody has lost.

## Advice for a first game

guide-turn = Open doors: every dark one is a new room. Where no token lies, draw a Whack card: it lays your token, worth a Gold Heart at the end of the floor, and brings a thing, a friend or a fight. What you beat or carry becomes Gold Hearts in a room with a gold heart, Start among them. Two Actions a turn.
guide-go = Every lit square is within reach. A dark door costs a step too, and the room behind it is built at once. Minions attack only where your move ends.
guide-react = A Drama card has no hours: play it in anybody’s turn. Nobody learns what you hold from your letting it pass. A card is an effect or a number in a fight, never both.
guide-answer = Only a card that stops, turns or copies another can answer it, and it acts at once.
guide-nudge = Wild cards turn any die, yours or somebody else’s, by the number on them.
guide-lay = Only cards of the right colour count, and Wild ones always. What is no player gets one card off the deck, which nobody has seen. Lay too little and you lose; lay too much and it is gone all the same.
guide-help = A card for either side, face down. Nobody knows whose it was until all are turned up, and then everybody does.
guide-wild = Only Wild cards count now, on either side, until nobody adds another.
guide-spoils = One thing only. A Prop can be redeemed, Life cannot be grown back so easily.
guide-again = The same fight once more, with whatever cards you still hold.
guide-flee = Run and it does not fight you. Stay, and you fight it at once, for no Action.
guide-meet = One after another, as long as you win. To evade is to be left alone by it for this turn.
guide-discard = You may hold three at the end of your turn. Cards you will never play can go as well: you draw up again next turn.
guide-turn-room = Doors that meet doors can be walked through. A door against a wall is just a door.
guide-redeem = As many cards as you like, each for one colour. Gold one for one, Life two for one, Strength and Spirit three for one. What does not come out even is lost.
guide-pick-up = One Weapon, one Wearable, one Artifact. What it is worth you get in a room with a heart, even if it is useless.
guide-take-along = Allies help for nothing, and are worth something when redeemed. There is no limit to them.
guide-come-back = A new Guest, three new cards, Start. Your tokens are still where you laid them.
guide-offer-help = What you give is given at once. What was promised for it binds nobody.
guide-verdict = Believe whom you like. Only the vote counts, and a tie goes by lot.

## Places and facts, for the table in words

zone-phase = The turn stands at
zone-active = Whose turn it is
zone-actions = Actions left
zone-rounds = Rounds played
zone-floor = Floor
zone-floors = Floors to be played
zone-last = The last floor
zone-ending = The floor ends with this turn
zone-over = Over
zone-versus = Against the House
zone-house = Gold Hearts of the House
zone-avatars = All begin as themselves
zone-meta = Acts at the real table
zone-players = Players
zone-rooms = Rooms
zone-bolts = Locks
zone-links = Secret doors and stairs
zone-clash = The Conflict
zone-rules = House Rules in force
zone-permanent = House Rules that hold for good
zone-charges = Charges left
zone-faced = Faced this turn
zone-drawn = Turned up
zone-played = Being played
zone-display = On display
zone-shown_by = Displayed by
zone-gate = Behind the Gate
zone-honours = In your own words
zone-terms = Agreed in the Mystery Room
zone-opened = The Hatch is open
zone-wrong = The Wrong Floor
zone-rooms_left = Rooms in the deck
zone-drama_left = Drama cards in the deck
zone-whack_left = Whack cards in the deck
zone-guests_left = Guests in the deck
zone-drama_discard = Drama cards thrown away
zone-whack_discard = Whack cards thrown away
zone-foreseen = Whack cards you know to come
zone-seat = Seat
zone-guest = Guest
zone-strength = Strength
zone-spirit = Spirit
zone-life = Life
zone-red = Strength in a fight
zone-blue = Spirit in a fight
zone-hand = Hand
zone-limit = Cards that can be kept
zone-carried = Carried
zone-claimed = Beaten
zone-traps = Caught in
zone-redeemed = Redeemed
zone-number = Number
zone-hearts = Gold Hearts
zone-supply = Tokens left
zone-room = Room
zone-square = Square
zone-dead = Dead
zone-out = Out of the game
zone-missing = Turns to miss
zone-resting = Resting
zone-tried = Has been on trial
zone-x = East of the middle
zone-y = South of the middle
zone-turns = Quarter turns
zone-token = Token of
zone-cards = In it
zone-steam = Steam
zone-cloud = The Cloud is above
zone-card = Card
zone-role = As
zone-bolt = Lock
zone-wall = On the side
zone-link = Pair
zone-colour = Colour
zone-stat = Shows
zone-stairs = Stairs
zone-squares = Squares
zone-camp = Side
zone-by = Laid by
zone-fighter = Fighter
zone-foe = Opponent
zone-against = Against
zone-ranged = From afar
zone-shown = Cards are up
zone-mine = The fighter has
zone-theirs = The other side has
zone-laid = Cards laid
zone-trap = Trap

told-deal-offered = { $maker } offers { $taker } { $the_give } for { $the_get }.
told-deal-struck = { $maker } and { $taker } agree: { $the_give } for { $the_get }.

## What is printed on the cards

box-guest = Guests
box-special_room = Special rooms
box-room = Rooms
box-drama = Drama
box-prop = Props
box-minion = Minions
box-trap = Traps
box-twist = Twists
box-arrival = Arrivals
box-house_rule = House Rules
box-notion = Behind the Gate
box-digit = For the Hatch
printed-stats = Begins with
printed-player = As a player
printed-ally = As an Ally
printed-ally-worth = Value
printed-resident = As a Resident
printed-resident-foe = To beat
printed-resident-worth = Value
printed-minion = As a Minion
printed-minion-foe = To beat
printed-minion-worth = Value
printed-doors = Doors
printed-blocked = Blocked
printed-hearts = Hearts
printed-charges = Charges
printed-target = Needs your token
printed-timing = When
printed-modifier = Stub
printed-meta = Asks for something real
printed-type = Type
printed-reach = Range
printed-worth = Value
printed-foe = To beat
printed-turns = Turns
points-red = Strength { $count }
points-blue = Spirit { $count }
points-green = Life { $count }
modifier-red = { $signed } Strength
modifier-blue = { $signed } Spirit
modifier-wild = { $signed } Wild
amount-rooms = { $count ->
    [one] one room
   *[other] { $count } rooms
}
timing-any = any time
timing-action = as an Action
timing-cancel = at once
type-weapon = Weapon
type-wearable = Wearable
type-artifact = Artifact
colour-gold = gold
colour-red = red
colour-blue = blue
colour-green = green
colour-purple = purple
wall-N = north
wall-E = east
wall-S = south
wall-W = west
wall-none = none
square-0 = north-west
square-1 = north
square-2 = north-east
square-3 = west
square-4 = middle
square-5 = east
square-6 = south-west
square-7 = south
square-8 = south-east

## The web board: tickets, windows, the Conflict, sheets, the end

board-hand = Your Drama cards
board-self = You, tonight
board-things = What you carry, have beaten and suffer
board-now = What is happening
board-me = me
board-you = you
board-lock = The lock
board-the-house = the House
board-nobody-yet = Nobody but themselves
board-guest-you = { $guest } (you)
board-gold = { $count ->
    [one] One Gold Heart
   *[other] { $count } Gold Hearts
}
board-worth = Worth { $count }
board-charges = { $count ->
    [one] One charge left.
   *[other] { $count } charges left.
}
board-carries-nothing = You carry nothing, and have beaten nobody.
board-unseen = A card you cannot see
board-on-stage = { $count ->
    [one] One of yours lies on the stage.
   *[other] { $count } of yours lie on the stage.
}
board-hand-empty = No cards. Your next turn deals you some.
board-hand-dead = The dead hold nothing.
board-room-for = { $count ->
    [one] room for one more
   *[other] room for { $count } more
}
board-too-many = { $count ->
    [one] One over your limit of { $limit }
   *[other] { $count } over your limit of { $limit }
}
board-ticket-said = { $text } Stub: plus { $size } { $stub }. { $note }.
board-stub-red = Strength
board-stub-blue = Spirit
board-stub-green = Life
board-stub-wild = Wild
board-note-at-once = acts at once
board-note-in-line = waits in line
board-note-action = costs an Action
board-note-play = play it
board-note-put-down = put it down
board-note-face-down = goes face down
board-note-bluff = wrong colour: a bluff
board-note-let-go = let it go?
board-note-goes = goes
board-note-only-wild = not here
board-note-answers = only answers a card
board-note-own-action = as your own Action
board-note-keep = not now
board-do-play = Play
board-do-raise = Up { $size }
board-do-lower = Down { $size }
board-do-for = for
board-do-for-me = for me
board-lay-for = Lay { $drama } for { $name }
board-add-for = Add { $drama } for { $name }: that would make { $mine } against { $theirs }
board-last-card = on top of the discards
board-anyone = Anyone may react
board-anyone-text = Whoever holds cards is asked, whatever they are.
board-decks = On the sideboard
board-decks-left = { $drama } Drama, { $whack } Whack, { $rooms } rooms to come.
board-newest-first = newest first
board-answered = { $count } of { $of } have answered
board-ready = { $count } of { $of } ready
board-face-asked = { $seat } is thinking
board-face-done = { $seat } has answered
board-face-later = { $seat } comes later
board-clash = Conflict
board-versus = vs
board-from-afar = from afar
board-phase-totals = Totals
board-phase-cards = Cards face down
board-phase-reveal = Reveal
board-phase-wild = Wild round
board-phase-outcome = Outcome
board-lane-totals = Before any card is laid, anyone may play one for its effect.
board-lane-cards = Only { $stat } and Wild will count. The rest is theatre.
board-lane-reveal = Cards up.
board-lane-wild = Anyone may add a Wild card to either side, or play an effect, until nobody wants to.
board-lane-outcome = It is over.
board-total = { $count } in all
board-on-die = { $count } on the die
board-printed = { $count } to beat
board-carried-adds = { $amount } carried
board-rule-adds = { $amount } House Rules
board-cards-add = { $amount } cards
board-you-know = { $amount } you know of
board-one-more = one more?
board-no-use = no use
board-laid-counts = { $card }, plus { $size }, from { $name }
board-laid-useless = { $card }, plus { $size }, from { $name }: of no use here
board-laid-hidden = A card face down from { $name }
board-rope = { $fighter } { $mine }, { $foe } { $theirs }, { $hidden ->
    [0] and nothing hidden
    [one] and one card hidden
   *[other] and { $hidden } cards hidden
}.
board-against-minion = Minion
board-against-resident = Resident
board-against-trap = Trap
board-against-lock = on a door of { $room }
board-higher = Higher
board-equal = Equal
board-lower = Lower
board-stake-yours = { $card } goes to { $fighter }, worth { $count }.
board-stake-lose = { $lose }
board-stake-hurt-red = { $fighter } loses 1 Life.
board-stake-hurt-blue = { $fighter } loses 1 Spirit.
board-stake-prize = { $fighter } picks a prize from { $foe }.
board-stake-prize-theirs = { $foe } picks a prize from { $fighter }.
board-stake-hit-red = { $foe } loses 1 Life.
board-stake-hit-blue = { $foe } loses 1 Spirit.
board-stake-missed = Missed. The wallpaper has it.
board-stake-unlock = The lock falls off.
board-stake-locked = It stays shut.
board-stake-again = An Action buys another try.
board-stake-again-or-lose = An Action buys another try. Else it snaps shut.
board-stake-draw-loses = The Trap takes that for a win.
board-stake-nothing = Nobody wins. Everybody glares.
board-ended-won = { $fighter } wins!
board-ended-lost = { $fighter } loses.
board-ended-drawn = A draw.
board-ended-broken = It is broken off.
board-fold = See the house
board-unfold = Back to it
board-title-deal-give = A trade with { $taker }
board-title-deal-get = A trade with { $taker }
board-title-deal-reply = { $maker } wants to trade
board-title-offer-help = A small present, perhaps
board-title-accept-gift = A present from { $by }
board-title-verdict = { $accuser } against { $accused }
board-title-honoured = The table judges
board-title-performed = The table judges
board-title-splendid = A death in review
board-title-raved = A breakdown in review
board-title-agree = { $tariff }, { $pay } for one
board-title-redeem = The counter
board-title-propose = The Mystery Room
board-title-number = The Hatch
board-title-guess = The Hatch
board-title-own-words = A matter of honour
board-title-act = A matter of honour
board-title-case = The case
board-title-rebuttal = The rebuttal
board-title-outcomes = Behind the Gate
board-title-spoils = The spoils
board-title-rob = An open hand
board-title-damages = Damages
board-title-discard = Too many cards
board-title-foresee = What is to come
board-title-again = A draw
board-picked = { $count } of { $low ->
    [0] up to { $high }
   *[other] { $high }
} chosen
board-you-give = You give
board-you-get = You get from { $seat }
board-to = to { $seat }
board-nothing = Nothing.
board-chosen-already = You have said what you give.
board-deal-binds = All of it changes hands at once, or none of it.
board-gift-binds = The thing changes hands at once. The promise is only a promise.
board-accuser = accuses
board-accused = stands accused
board-voted = { $count } of { $of } have voted, in secret
board-speech-court = It is told to everybody, and binds nobody.
board-speech-honour = Somebody may have to do it at this very table. Be kind, or be funny.
board-speech-length = Up to { $count } letters, or none at all.
board-all-agree = All { $count } others have to agree, or there never was such a room.
board-dial = Two wheels with ten digits each
board-dial-up = Wheel { $nth } up
board-dial-down = Wheel { $nth } down
board-write-down = Write down { $number }
board-guess-it = Say { $number }
board-known-number = { $seat }: { $number }
board-spend-gold = { $count ->
    [one] Or your Gold Heart, for
   *[other] Or one of your { $count } Gold Hearts, for
}
board-rate = { $rate } for { $what }
board-buys-gold = a Gold Heart
board-buys-red = 1 Strength
board-buys-blue = 1 Spirit
board-buys-green = 1 Life
board-buys-purple = what the room gives
board-buys = { $left ->
    [0] buys { $count }
   *[other] buys { $count }, { $left } lost
}
board-death = A death
board-died = { $seat } is dead
board-you-died = You are dead
board-died-text = Hand, Hearts and trophies are gone. What was carried lies where it fell.
board-come-back-text = Somebody else has just arrived with your luggage.
board-dead-waits = In your next turn you may come back as somebody else.
board-end-won = { $count ->
    [one] { $seats } gets away with it
   *[other] { $seats } get away with it
}
board-end-text = The most Gold Hearts leave by the front door. The others are offered breakfast.
board-end-house = The House wins
board-end-house-text = It has more Hearts than anybody. It has yours.
board-end-out = out of the game
board-end-dead = dead at the end
board-end-tokens = { $count ->
    [0] no tokens
    [one] one token
   *[other] { $count } tokens
}
board-winner = wins
board-see-the-house = See the house
board-back-to-the-end = Back to the end

## The web board: the house

board-status = { $last ->
    [yes] The last floor
   *[no] Floor { $floor }{ $floors ->
    [0] {""}
   *[other] {" "}of { $floors }
}
} · { $left ->
    [0] every room is out
    [one] one room left
   *[other] { $left } rooms left
}{ $rules ->
    [0] {""}
    [one] {" "}· one House Rule
   *[other] {" "}· { $rules } House Rules
}
board-house = The house
board-nearer = Nearer
board-farther = Farther
board-all = See all of it
board-floors = Floors of the house
board-floor-main = Main house
board-floor-wrong = Wrong Floor
board-floor-cloud = On a Cloud
board-floor-up = { $number ->
    [0] Upstairs
   *[other] Upstairs { $number }
}
board-by-stairs = by stairs { $number }
board-track = Whack Track
board-stat-red = Strength { $count }
board-stat-blue = Spirit { $count }
board-stat-green = Life { $count }
board-phases = The turn
board-phase-opening = Housekeeping, Draw
board-phase-acting = Action
board-phase-acting-left = { $left ->
    [0] Action · none left
   *[other] Action · { $left } left
}
board-phase-closing = Discard
board-phase-begin = Arrival
board-hearts-of = { $seat }: { $count ->
    [one] one Gold Heart
   *[other] { $count } Gold Hearts
}
board-hearts-house = The House: { $count ->
    [one] one Gold Heart
   *[other] { $count } Gold Hearts
}
board-rates = What one of each costs, as printed: hearts for Gold, Strength, Spirit and Life
board-house-rules = { $count ->
    [one] House Rule
   *[other] { $count } House Rules
}
board-for-good = Holds for good.
board-lay = Lay it
board-lay-there = { $count ->
    [one] Lay it there
   *[other] Lay it there, in one of { $count } ways
}
board-rotate = Turn it
board-laying = { $the_room }, turned by { $degrees } degrees. { $count ->
    [one] It fits no other way.
   *[other] R turns it, Enter lays it.
}
board-redeem-here = Redeem for
board-role-ally = Ally
board-role-resident = Resident
board-role-minion = Minion
board-role-prop = Prop
board-trophy = On display for { $seat }.
board-steam = { $count ->
    [one] One token of steam.
   *[other] { $count } tokens of steam. Five are one too many.
}
board-cloud = The Cloud hangs over it.
board-locked = The { $wall } door is locked: { $stat }.
board-stairs-to = Stairs { $number } lead to { $the_room }.
board-secret-to = Secret door { $number } leads to { $the_room }.
board-pair-locked = It is locked: { $stat }.
board-token-of = Token of { $seat }
board-nobody-here = Nobody is in here.
board-in-here = In here: { $people }
board-close = Close
board-lock-named = { $stat }, in { $the_room }
board-force-lock = Force a lock, { $stat }
board-themselves = As themselves
board-gold-hearts = Gold Hearts
board-claimed = { $card }, beaten
board-dead = Dead. Back next turn.
board-out = Out of the game
board-crushed = Spirit crushed
board-missing = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
board-resting = rests on Start
board-trap = { $trap }, { $count ->
    [one] one turn
   *[other] { $count } turns
}
board-do-roll = Roll a die
call-react = Anyone may react
call-answer = Anyone may react
call-nudge = Anyone may react
call-lay = Cards face down
call-help = Cards face down
call-wild = Wild round

## What bots say

says-attack = Nothing personal, { $seat }.
says-attack-2 = { $seat }, you are standing on my claim.
says-attack-3 = Hold still, { $seat }. This is a valuable rug.
says-attack-4 = { $seat }! A word. Several, if it comes to that.
says-shoot = Do not move, { $seat }.
says-shoot-2 = { $seat }, duck. Or do not.
says-hex = I can see you from here, { $seat }. I think it shows.
says-accuse = I have here a list of what { $accused } did. It is long.
says-accuse-2 = { $accused }, the Throne would like a word.
says-enter-gate = If I am not back in five minutes, divide my Hearts fairly.
says-enter-gate-2 = How bad can it be? You wrote it.
says-open-hatch = Thank you all for your numbers.
