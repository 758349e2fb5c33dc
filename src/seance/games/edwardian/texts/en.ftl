# Haunted: an Edwardian Tale in English. A line with a number behind its name is another way of telling it.

## Questions

ask-attack = What do you play on the others?
ask-defend = Something has come to your door. How do you answer it?
ask-own-lines = Now your own lines. What do you play before yourself?
ask-discard = Your turn ends. Which card do you lay off?
ask-replace = You have drawn { $the_card } from { $victim }. What does { $victim } get for it?
ask-keep-one = Two cards from the stockpile. Which one do you keep?
ask-drop = You get { $the_card }. Which card goes?
ask-keep-taken = You hold { $the_cards }. To keep that, which card do you give up?
ask-strike-down = The gods are with you. Who is struck down?
ask-offer-friend = A coach stands at the gate. Which acquaintance gets in?
ask-lose-friend = Which acquaintance do you lose?
ask-find-friend = Which acquaintance do you call for?
ask-steal = The boy wants something. What does he take?
ask-which-ends = One of these stories is over. Which?
ask-carry-off = Ruffians want a place to leave their victim. Which Setting do you name?
ask-take-brick-out = The wall sounds hollow. Do you take a brick out?
ask-which-flees = Which line do you flee from?
ask-which-moves = Which of your lines do you hand over?
ask-which-focus = Which Focus do you get rid of?
ask-which-terror = It stirs. Which Terror answers?
ask-keep-some = Tea is served. Which of the two cards do you keep?
ask-make-space = { $The_cards } for you. { $low ->
    [one] Which card goes in return?
   *[other] Which { $low } cards go in return?
}
ask-exchange = { $low ->
    [one] Which card do you give to { $with }?
   *[other] Which { $low } cards do you give to { $with }?
}
ask-whom-to-ask = The stranger advises action. Whom do you ask for one?
ask-hand-over = A friend of a stranger asks you for an Action. Which do you hand over?
ask-give-in-return = { $with } gave you { $the_card }. What do you give in return?

## Names of cards in a sentence

# What is a title rather than a thing stands in quotation marks; what is neither one nor several has no article.
the-card = { $key ->
    [activate_focus] “{ $title }”
    [arrested] “{ $title }”
    [attacked] “{ $title }”
    [blood_letting] { $title }
    [consult_expert] “{ $title }”
    [drawing_the_wrong_conclusion] “{ $title }”
    [examine_focus] “{ $title }”
    [fever] { $title }
    [fisticuffs] { $title }
    [garrotted] “{ $title }”
    [losing_sleep] “{ $title }”
    [magickal_dabbling] { $title }
    [nervous_exhaustion] { $title }
    [over_indulgence] { $title }
    [pleasant_company] { $title }
    [possession] { $title }
    [pray] “{ $title }”
    [receive_telegram] “{ $title }”
    [search_the_area] “{ $title }”
    [send_telegram] “{ $title }”
    [speak_in_tongues] “{ $title }”
   *[other] the { $title }
}

## Options

do-play-1 = { $card } on { $seat }'s first line
do-play-2 = { $card } on { $seat }'s second line
do-play-3 = { $card } on { $seat }'s third line
do-call-1 = Send { $the_card } to { $seat }, first line: Lap of the Gods
do-call-2 = Send { $the_card } to { $seat }, second line: Lap of the Gods
do-call-3 = Send { $the_card } to { $seat }, third line: Lap of the Gods
do-own-1 = { $card } on your first line
do-own-2 = { $card } on your second line
do-own-3 = { $card } on your third line
do-use = { $card }
do-renew = A whole new hand instead
do-give = { $card }, from your hand
do-fetch = { $card }, from the discard pile
do-none = You have none
do-keep = Keep it: your hand is empty

## The tale: turns

told-begins = { $seat } turns up “{ $lot }”. Nobody is earlier in the alphabet, so { $seat } begins.
told-plays = { $seat } plays { $the_card } on { $target }'s { $line ->
    [1] first
    [2] second
   *[3] third
} line.
told-plays-2 = { $The_card }, says { $seat }, and points to the { $line ->
    [1] first
    [2] second
   *[3] third
} line of { $target }.
told-calls = { $seat } sends { $the_card } round to { $target }, by way of the { $line ->
    [1] first
    [2] second
   *[3] third
} line.
told-defends = { $seat } answers with { $the_card }.
told-defends-2 = Not tonight. { $seat } has { $the_card }.
told-uses = { $seat } plays { $the_card } at home.
told-plays-own = { $seat } plays { $the_card } at home, on the { $line ->
    [1] first
    [2] second
   *[3] third
} line.
told-taken-off = { $target }'s { $line ->
    [1] first
    [2] second
   *[3] third
} line is rid of { $the_card }.
told-completed = { $target }'s { $line ->
    [1] first
    [2] second
   *[3] third
} line is complete. That story is over.
told-completed-2 = The candle goes out on { $target }'s { $line ->
    [1] first
    [2] second
   *[3] third
} line. It is complete.
told-misses = { $seat } misses a turn.
told-discards = { $seat } lays off { $the_card }.
told-draws = You draw { $the_cards }.
told-refills = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
told-throws-hand = { $count ->
    [one] { $seat } throws a whole hand away: { $the_cards }.
   *[other] { $seat } throws a whole hand of { $count } away: { $the_cards }.
}
told-renews = { $count ->
    [one] { $seat } draws a card and lets the turn go by.
   *[other] { $seat } draws { $count } new cards and lets the turn go by.
}
told-reshuffles = { $count ->
    [one] One discarded card is turned over: the new stockpile.
   *[other] The discard pile is shuffled: { $count } cards for a new stockpile.
}

## The tale: forfeits and advantages

told-must-forfeit = { $seat } must forfeit. { $by } draws a card from { $seat }'s hand.
told-nothing-to-forfeit = { $seat } should forfeit, and has nothing left to lose.
told-forfeit-swapped = { $by } keeps { $the_taken } and hands { $seat } { $the_given } for it.
told-forfeit-swapped-unseen = { $by } keeps what was drawn and hands { $seat } another card for it.
told-forfeit-replaced = { $by } lays off { $the_taken }, and hands { $seat } { $the_given } from the discard pile.
told-given-back = { $by } has nothing to give for it, and hands the card back to { $seat }.
told-advantage = { $seat } is given an advantage: two cards from the stockpile.
told-keeps-one = { $seat } keeps { $the_card } and lays off { $the_dropped }.
told-keeps-one-unseen = { $seat } keeps a card and lays off { $the_dropped }.
told-has-room = { $seat } has an empty hand, and keeps { $the_cards }.
told-has-room-unseen = { $seat } has an empty hand, and keeps what came into it.

## The tale: the Lap of the Gods

told-lap = { $seat } draws on the Lap of the Gods: { $the_cards }.
told-lap-2 = The room is very quiet. The gods show { $seat } { $the_cards }.
told-gods-asleep = Too few cards: the gods are asleep, and { $seat } is spared.
told-snatches = { $by } takes { $the_card } out of { $seat }'s hand.
told-snatches-unseen = { $by } takes a card out of { $seat }'s hand, unseen.
told-nothing-to-take = { $by } reaches for { $seat }'s hand and finds it empty.
told-spurns = { $by } does not care for { $the_card }, and lays off what was { $seat }'s.
told-keeps-taken = { $by } keeps what was { $seat }'s, and lays off { $the_dropped }.
told-hands-pass = A rift in things: every hand passes to the left.

## The tale: events

told-turns-up-essential = { $seat } turns up { $the_card }: an essential.
told-turns-up-support = { $seat } turns up { $the_card }: a support.
told-draws-lot = { $seat } draws { $the_card } for it.
told-friendless = { $seat } has no acquaintance.
told-loses-friend = { $seat } loses { $the_card }.
told-finds-friend = { $seat } is joined by { $the_card }.
told-nobody-comes = { $seat } calls, and nobody is there to come.
told-driven-away = { $The_card } gets in, and { $seat } watches the lamps go down the road.
told-refused-by-coach = { $seat } offers { $the_card }. The coachman thinks better of it and blocks the road.
told-stolen = { $seat } loses { $the_card }, and has a thief instead.
told-nothing-to-steal = { $seat } has nothing that a boy could sell. He goes.
told-flee-from = { $seat } is not fit to be seen. Gone: { $the_cards }.
told-nothing-to-end = { $seat } has no story begun that could end.
told-knows-no-place = { $seat } has no Setting.
told-carried-off = { $seat } names the place: { $the_card }. { $target } wakes there, on the { $line ->
    [1] first
    [2] second
   *[3] third
} line.
told-takes-top = { $seat } takes { $the_card } from the top of the discard pile.
told-nowhere-to-wake = Nobody knows a place, and { $seat } walks home unharmed.
told-leaves-brick = { $seat } leaves the wall alone.
told-flees = { $seat } flees. The { $line ->
    [1] first
    [2] second
   *[3] third
} line is abandoned: { $the_cards }.
told-unlucky-enough = { $seat } has been unlucky enough. Nothing more comes out of the wall.
told-moves-in = { $seat }'s smallest line moves in with { $target }: { $the_cards }.
told-no-focus = { $seat } has no Focus to be rid of.

## The tale: actions and acquaintances

told-keeps-none = { $seat } takes tea, and no card.
told-keeps-some = { $seat } keeps { $the_cards } and lays off { $the_dropped }.
told-keeps-some-unseen = { $seat } keeps something and lays off { $the_dropped }.
told-exchanged = { $seat } gives { $by } { $the_given } and gets { $the_taken }.
told-exchanged-unseen = { $count ->
    [one] { $seat } and { $by } exchange a card each.
   *[other] { $seat } and { $by } exchange { $count } cards each.
}
told-nothing-to-exchange = { $seat } and { $by } have nothing to exchange.
told-brawl = { $seat } and { $by } come to blows. Both will miss a turn.
told-sleepless = { $seat } lies awake, and will miss a turn.
told-quarrels = High words, and { $the_card } leaves { $seat }'s house.
told-activated = It still works. { $The_card } comes for { $target }, on the { $line ->
    [1] first
    [2] second
   *[3] third
} line.
told-no-action = { $seat } has no Action.
told-no-counsel = Nobody has an Action for { $seat }. The stranger raises his hat and goes.
told-counsel = { $by } hands { $seat } { $the_taken } and gets { $the_given }.
told-counsel-unseen = { $by } and { $seat } exchange a card under the table.

## The tale: the end

told-walk-again = No Terror is left to end a story. Back into the stockpile go { $count } cards, and the Terrors walk again.
told-stale = No Terror can end another story now. When somebody must draw and the stockpile is empty, the evening is over.
told-runs-dry = The stockpile is empty, and stays so. This turn is the last.
told-ends-now = No Terror can end another story now, and nobody wants to sit up for nothing. The evening is over.
told-loses = { $count ->
    [one] { $seat } has a complete line, and has lost.
   *[other] { $seat } has { $count } complete lines, and has lost.
}
told-wins = { $winners ->
    [one] { $seats } wins the evening with { $count } points.
   *[other] { $seats } share the evening with { $count } points each.
}

## Scores

score-complete = Complete lines
score-loose = Cards in other lines
why-stalemate = No Terror could end another story, and the stockpile ran out. Nobody has lost outright.
why-ended-now = No Terror could end another story, and you had agreed to stop there. Nobody has lost outright.
why-shared = A tie: the evening is shared.
why-all-lost = Everybody has lost.

## The board

board-form = { $needed ->
    [1] One line loses
    [2] Two lines lose
   *[other] Three lines lose
}
board-stale = no Terror can end a story now
step-first = the lots are drawn
step-attack = { $seat } attacks
step-defence = the others answer { $seat }
step-own-lines = { $seat } is at home
step-discard = { $seat } lays off a card
board-room = Everybody's lines
board-hearth = Stockpile and discards
board-lines-of = { $seat }'s lines
board-read-lines = : read every card
board-line = { $line ->
    [1] First line
    [2] Second line
   *[3] Third line
}
board-line-complete = { $line ->
    [1] First line, complete
    [2] Second line, complete
   *[3] Third line, complete
}
board-unstarted = Nothing has begun here.
board-gone = Its cards have gone back to the stockpile. It counts all the same.
board-fresh = Arrived this turn
board-used = Has had its card this turn
board-missed = Misses a turn
board-this-player = This player
board-this-card = This one
board-use = Play { $the_card } at home
board-take-off = Take it off
board-lap-here = Lap of the Gods
board-hand = Your cards
board-hand-count = Cards in hand
board-back = A card, face down
board-stock = { $count } left
board-pile = { $count } laid off
board-choose-pile = Choose here
board-discards = { $count ->
    [one] The discard pile: one card
   *[other] The discard pile: { $count } cards
}
board-kinds = Show only
board-all = All
board-now = Now played
board-aside = Laid aside
board-lap = The Lap of the Gods
board-gods-say = { $seat }: { $fate }
board-page = Point at a card to read it, and to see what fits where.
board-complete = Complete lines
board-complete-of = { $count } of { $needed } complete lines
board-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-misses = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
kind-0 = Setting
kind-1 = Focus
kind-2 = Terror
kind-3 = Event
kind-4 = Action
kind-5 = Acquaintance
fate-asleep = The gods are asleep
fate-asleep-does = Too few cards. { $seat } is spared.
fate-rift = A rift in things
fate-rift-does = Three of one kind: every hand passes to the left.
fate-favour = Favour
fate-favour-does = Three essentials: { $seat } strikes down an opponent's whole hand.
fate-gift = A gift, unasked
fate-gift-does = Two essentials: { $seat } takes a card from the left, and may keep it.
fate-loss = A loss, unannounced
fate-loss-does = One essential: the left neighbour takes a card of { $seat }'s.
fate-ruin = Ruin
fate-ruin-does = Three supports: { $seat } throws the whole hand away and draws anew.

## What is printed on the cards

box-setting = Settings
box-focus = Focuses
box-terror = Hidden Terrors
box-event = Events
box-action = Actions
box-acquaintance = Acquaintances
printed-sort = Sort
printed-finds = Found here
printed-lies = Found at
printed-summons = Summons
printed-haunts = Called by
printed-use = Played
sort-essential = essential
sort-support = support
use-attack = on opponents
use-defence = in defence
use-home = on your own lines

## The first game, guided

guide-attack = Give the others what you would not have yourself: a Setting, in a later turn a Focus that is found there, then a Terror that it summons. Take up a card, and its places glow. One card for each line and turn; too many complete lines lose.
guide-defend = Only what came this turn can be answered, and only now. A Terror that stays locks the line for good; a Setting or a Focus you can still be rid of in your own turn.
guide-own-lines = Now clear up at home. Take off what lies on your lines, from the right end first: the Terror, the Focus, the Setting. As many cards as you like.
guide-discard = One card goes, then your hand is filled up again. The pile is open to all: lay off what helps nobody else.
guide-replace = Somebody must forfeit to you. You see what you drew by chance. Keep it and hand over a card of your own, or hand back something from the discard pile.
guide-keep-one = An advantage: one of these may join your hand, if you give up another for it.
guide-keep-taken = The gods put this card into your fingers. Keep it by laying off one of yours, or let it go.
guide-strike-down = Three essentials: choose who loses a whole hand. Whoever has just gathered the cards to hurt you is a good choice.
guide-find-friend = An Acquaintance takes a Focus off your line, as often as you have one. Read the pile before you choose.
guide-offer-friend = Some company is so bad that no coachman will have it. Offering such a friend costs whoever sent the coach.
guide-take-brick-out = You need not. An essential behind the brick clears your smallest line; a support brings you somebody else's.
guide-exchange = You both choose in secret. Give away what you cannot use, and remember what you gave: you know it is there.

## The table in words

zone-turns = Turns so far
zone-active = Whose turn it is
zone-step = Step
zone-over = Over
zone-needed = Complete lines that lose
zone-size = Cards in a hand
zone-stale = No Terror can end a story any more
zone-thieving = The Urchin Thief is at work
zone-stock = Cards in the stockpile
zone-discards = Discards, the newest last
zone-table = Being played
zone-aside = Laid aside
zone-players = The players
zone-score = Points
zone-missed = Turns to miss
zone-hand = Hand
zone-lines = Line
zone-cards = Setting, Focus, Terror
zone-complete = Complete
zone-played = Has had its card this turn
zone-fresh = Cards that arrived this turn
