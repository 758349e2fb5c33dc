# Haunt the House in English. A line with a number behind its name is another way of telling the same thing.

## Questions

ask-turn = { $left ->
    [0] Your actions are done. Anything else?
    [one] One action left.
   *[other] { $left } actions, or a BOO.
}
ask-place = Where does the { $scare } go?
ask-power = Use the power of the { $room }?
ask-hide-here = Which scare do you hide in the { $room }?
ask-victim = Whom does the { $room } visit?
ask-send-away = The hunter of which room is shown out?
ask-swap = The hunter of which room changes places?
ask-swap-with = With the hunter of which room?
ask-peek = Which room do you peek into?
ask-pick-up = Which old scare do you take?
ask-vanish = { $attack } is coming for you. Do you vanish?
ask-take-back = Which of your scares do you take back?
ask-echo = Which room does it again?
ask-rob = Whose skull do you take?
ask-blow = Which room does the gust go through?
ask-drop = Which scare do you drop?
ask-sneak = What do you hide, and where?
ask-reward = You guessed right. What will it be?
ask-keep = Which phantom stays with you?
ask-after-boo = Play a phantom on this BOO?
ask-where-boo = Where do you yell BOO?
ask-discard = Throw away what you do not want, then draw up to three.
ask-last-chance = Last round: one more BOO?

## Names in a sentence

the-hunter = { $key ->
    [great_bruno] the Great Bruno
    [the_amateur] the Amateur
   *[other] { $title }
}
several-scare = { $count ->
    [one] a { $title }
    [2] two { $title }s
    [3] three { $title }s
    [4] four { $title }s
   *[other] { $count } { $title }s
}

## Options

do-pick = Play a { $scare }
do-draw = Draw up to three scares
do-boo = BOO in the { $room }
do-summon = Call the { $phantom } Phantom
do-hide = Hide it in the { $room }
do-show = Show it in the { $room }
do-vanish = Vanish
do-unhide = The { $scare } hidden in the { $room }
do-unshow = The { $scare } shown in the { $room }
do-sneak = A { $scare } in the { $room }
do-take-skull = A skull
do-take-phantom = A phantom: see two, keep one

## The tale: actions

told-draws = { $count ->
    [0] { $seat } reaches for the deck and finds it bare.
    [one] { $seat } draws a scare.
   *[other] { $seat } draws { $count } scares.
}
told-refills = { $count ->
    [one] { $seat } draws a scare to end the turn.
   *[other] { $seat } draws { $count } scares to end the turn.
}
told-hides = { $seat } hides a { $scare } in the { $room }.
told-hides-unseen = { $seat } hides a scare in the { $room }.
told-hides-unseen-2 = { $seat } leaves something face down in the { $room }, and whistles.
told-hides-unseen-3 = A floorboard in the { $room } is lifted and put back. { $seat } looks innocent.
told-shows = { $seat } shows a { $scare } in the { $room }.
told-shows-2 = A { $scare } in the { $room }, for all to see. Nobody there but { $seat }.
told-discards = { $seat } throws away: { $scares }.
told-discards-unseen = { $count ->
    [one] { $seat } throws a scare away.
   *[other] { $seat } throws { $count } scares away.
}

## The tale: BOO

told-boo = “BOO!” { $seat } bursts into the { $room }. { $hunter } looks up.
told-boo-2 = “BOO!” { $seat } tries the { $room }. { $hunter } stops whistling.
told-reveals = { $count ->
    [0] Nothing lies hidden in the { $room }.
    [one] One hidden scare turns over in the { $room }.
   *[other] In the { $room } { $count } hidden scares turn over.
}
told-correct = A { $scare }, from { $seat }. { $hunter } has always been afraid of those.
told-correct-2 = { $seat } left a { $scare } there. { $hunter } goes pale.
told-bluff = A { $scare }, from { $seat }: a bluff. { $hunter } would sleep through that.
told-rewarded = { $count ->
    [one] { $seat } guessed right: one skull.
   *[other] { $seat } guessed right: { $count } skulls.
}
told-prefers-skull = { $seat } guessed right, and prefers a skull. They talk less.
told-prefers-phantom = { $seat } guessed right, and takes in the { $phantom } Phantom.
told-prefers-phantom-unseen = { $seat } guessed right, prefers company, and takes in a phantom.
told-finishes = { $seat } adds the rest by hand: { $scares }.
told-bad-boo = { $count ->
    [one] One scare is missing. { $hunter } only shivers.
   *[other] There are { $count } scares missing. { $hunter } only shivers.
}
told-bad-boo-2 = { $hunter } says “bless you”. A bad BOO for { $seat }.
told-flees = { $hunter } leaves the { $room } without using the door. What was dropped is { $seat }'s.
told-flees-2 = { $hunter } remembers an appointment, far away. { $seat } tidies up what was left behind.
told-arrives = Where the old room was, there is now the { $room }. { $hunter } knocks, politely.
told-nobody-comes = The { $room } stays empty. Word has got round.

## The tale: rooms

told-uses = { $seat } asks the { $room } for a favour.
told-gains = The piano plays four notes by itself. A skull for { $seat }.
told-loses = Something nibbles at { $seat }'s hand: a { $scare } is gone.
told-loses-unseen = Something nibbles at { $seat }'s hand. One scare fewer.
told-replaced = { $hunter } is shown to the door of the { $room }. { $newcomer } steps in.
told-swapped = A puff of green smoke: { $the_hunter } stands in the { $room }, { $the_stranger } in the { $place }.
told-peeks = { $seat } peeks behind the curtains of the { $room }.
told-takes-old = { $seat } picks a { $scare } out of the laundry. Hardly worn.
told-takes-old-unseen = { $seat } picks an old scare out of the laundry. Hardly worn.
told-looked-over = The portraits tell on { $seat }: hand, trophies and all.
told-sees = { $seat }'s hidden scare in the { $room } is a { $scare }.
told-sees-hand = { $seat } holds a { $scare }.
told-sees-trophy = On { $seat }'s shelf: { $trophy }.

## The tale: phantoms

told-summons = { $seat } snaps two cold fingers, and the { $phantom } Phantom comes through the wall.
told-vanishes = Straight through. { $seat } was not there just now.
told-takes-back = { $seat } thinks better of a { $scare } in the { $room } and takes it back.
told-takes-back-unseen = { $seat } thinks better of a scare in the { $room } and takes it back.
told-moved = The house gives itself a shake. { $hunter } wakes up in the { $room }.
told-robbed = A skull rolls off { $seat }'s shelf, and stops at { $thief }'s.
told-blown-away = { $count ->
    [one] A gust through the { $room } takes a hidden scare of { $seat }'s along.
   *[other] A gust through the { $room } takes { $count } hidden scares of { $seat }'s along.
}
told-drops = The howl goes on and on. { $seat } drops a { $scare }.
told-drops-unseen = The howl goes on and on. { $seat } drops a scare.

## The tale: the end

told-last-round = Hunter number { $count } for { $seat }. The clock strikes: everyone else may yell BOO once more.
told-passes = { $seat } lets the last chance float by.
told-ends = { $count ->
    [one] The house is quiet. { $seat } haunts it best, with one point.
   *[other] The house is quiet. { $seat } haunts it best, with { $count } points.
}

## Scores

score-tokens = Skull tokens
score-hunters = Skulls on hunters
score-gear-candle = Candles
score-gear-flashlight = Flashlights
score-gear-lantern = Lanterns
score-gear-torch = Torches
score-gear-crowbar = Crowbars
score-gear-key = Keys
score-gear-map = Maps
score-gear-rope = Ropes
score-phantoms = Phantoms
why-tie = A tie: the first clockwise from whoever set off the ending haunts the house.

## The board in the browser

board-status = { $version } · round { $round } · first to { $goal } hunters
board-full = Full game
board-beginner = Beginner game
board-boo = BOO!
board-this-room = This room
board-show-here = show here
board-hide-here = hide here
board-draw = Draw
board-deck = { $deck } left, { $discards } used
board-rooms = The rooms
board-tray = What you hold
board-hand = Scares in hand
board-phantoms = Phantoms
board-offer = Phantoms to choose from
board-trophies = Your trophies
board-trophy = your { $gear }
board-hunters = Hunters frightened out
board-skulls = Skulls
board-attack = Attack
board-shown = Shown
board-hidden = Hidden
board-fears = Fears
board-need = { $kind }, still needed
board-met = { $kind }, shown
board-shown-by = { $scare }, shown by { $seat }
board-hidden-by = A scare hidden by { $seat }
board-known = { $scare }, hidden by { $seat }
board-nobody = Nobody comes here any more.
kind-0 = Bump
kind-1 = Chill
kind-2 = Creak
kind-3 = Moan
gear-candle = candle
gear-flashlight = flashlight
gear-lantern = lantern
gear-torch = torch
gear-crowbar = crowbar
gear-key = key
gear-map = map
gear-rope = rope

## What is printed on the cards

box-hunter = Hunters
box-phantom = Phantoms
box-room = Rooms
box-scare = Scares
box-trophy = Trophies
printed-fears = Fears
printed-gear = Gear
printed-worth = Worth
printed-timing = When
printed-attack = Attack
printed-colour = Colour
timing-action = with actions
timing-last = after your last action
timing-good-boo = after your successful BOO
timing-bad-boo = after your bad BOO
timing-reaction = when attacked
timing-scoring = at the end
colour-purple = purple
colour-green = green
colour-yellow = yellow
colour-pink = pink
colour-blue = blue
colour-red = red
amount-skulls = { $count ->
    [0] no skulls
    [one] { $signed } skull
   *[other] { $signed } skulls
}

## Advice for a first game

guide-turn = You have two actions: hide or show a scare, or draw. Or yell BOO instead, if you believe that everything a hunter fears lies in the room or in your hand.
guide-place = Hidden scares lie face down and may be a bluff. A shown scare must be one the hunter still needs, and lets you use the room's power.
guide-power = Showing a scare earned you this. The room does you a favour now, or never.
guide-discard = Before you draw up to three, throw away what will not help. Keeping everything is fine too.
guide-reward = One of your hidden scares was right. A skull is a point. A phantom breaks a rule for you, once, and may be worth points when played.
guide-keep = You see two phantoms and keep one. The other goes back to sleep.
guide-vanish = Somebody attacks you. A Vanishing Phantom makes it miss; without one you can only let it happen.
guide-last-chance = Somebody has enough hunters. This is your last BOO: there is nothing to lose by trying.
guide-after-boo = Some phantoms wait for a BOO. You may play one now.
guide-hide-here = This room takes one more scare from your hand, face down. Bluff or not, only you know.
guide-victim = This is an Attack. Pick on whoever is ahead; a Vanishing Phantom may spoil it.
guide-send-away = That hunter goes to the end of the queue, and the next one takes the room, with other fears. The scares stay.
guide-swap = Two hunters change places, and the scares stay where they lie. Look for a hunter who would walk into all that it fears.
guide-swap-with = Choose the room where this hunter would find what it fears, or where yours would not.
guide-peek = You look at everything hidden in one room. The others learn where you looked, not what you saw.
guide-pick-up = Any scare you have thrown away comes back to your hand. Take what a hunter still needs.
guide-take-back = A scare of yours returns to your hand, to be used where it does more.
guide-echo = A room's power is used once more, as if you had shown a scare there.
guide-rob = Somebody loses a skull and you gain it: two points between you and them.
guide-blow = Everything that others hid in that room is blown away; what you hid, and what was shown, stays. Good where somebody is about to yell BOO.
guide-drop = The howl makes you throw one scare away. Let go of the one that no hunter here needs.
guide-sneak = A scare goes into a room without taking an Action.
guide-where-boo = You yell BOO right away, even though this was no BOO turn. Count what lies there and what you hold.

## The table in words

zone-full = With Phantoms
zone-turns = Turns so far
zone-active = Whose turn it is
zone-actions = Actions left
zone-ender = Who called the last round
zone-over = Over
zone-hunters_to_end = Hunters that end the game
zone-markers = Seats with a reward to come
zone-offer = Phantoms on offer
zone-rooms_left = Rooms still locked
zone-hunters_left = Hunters still outside
zone-phantoms_left = Phantoms still asleep
zone-rooms = The house
zone-ghosts = The ghosts
zone-shown = Shown
zone-hidden = Hidden
zone-hand = Hand
zone-held = Taken up
zone-deck = Scares in the deck
zone-discards = Scares thrown away
zone-discard = What was thrown away
zone-skulls = Skulls
zone-hunters = Hunters frightened
zone-gear = Gear
zone-phantoms = Phantoms
zone-played = Phantoms played
zone-trophies = Trophies
zone-trophy_colours = Colours of the trophies
