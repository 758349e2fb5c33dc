# The story of a match. Wordings with a number behind their name take turns.

## Around the story

tale-title = { $count ->
    [0] The House That Kept Everybody
    [one] How { $seats } Got Out
   *[other] How { $seats } Got Out
}
tale-title-kept = The House That Kept { $seat }
tale-title-running = Nobody Is Out Yet
tale-prologue = Before the House
tale-overture = There are three questions in the house, and { $count ->
    [one] one person to answer them, alone
    [2] two people to put them to
    [3] three people to put them to
    [4] four people to put them to
    [5] five people to put them to
   *[other] more people to put them to than there are beds
}. What do you remember? What do you bring? What do you fear? Whoever knows enough may leave. Whoever knows too much may not want to.
tale-overture-of = Three questions were put to { $seat }, a room at a time. What do you remember? What do you bring? What do you fear? This is how they were answered, and how they were not.
tale-epilogue = What Became of Them
tale-epilogue-alone = What Became of { $seat }
tale-so-far = So Far
tale-plate = The house after chapter { $number }
tale-plate-last = The house at the end
tale-plate-now = The house as it stands
tale-dark = A dark room
tale-exit = A way out
tale-trap = A trap
tale-an-exit = the way out
tale-a-trap = the room with the grin
tale-teller = as { $seat } tells it

tale-heading-escapes = { $seat } Goes Out
tale-heading-escapes-mad = What Was Left of { $seat } Goes Out
tale-heading-rescued = { $seat } Comes Back for Somebody
tale-heading-trapped = The Room with the Grin
tale-heading-climbs = Another Flight of Stairs
tale-heading-new-level = The House Begins Again
tale-heading-held-back = { $seat } in the Doorway
tale-heading-quiet = Doors Already Open

## Waking up

tale-strong-body = { $seat } trusts in muscle and bone.
tale-strong-body-2 = { $seat } has always been quicker with the hands than with the tongue.
tale-strong-body-3 = { $seat } would sooner push a door than read what is written on it.
tale-strong-will = { $seat } trusts in a clear head.
tale-strong-will-2 = { $seat } would rather know than run.
tale-strong-will-3 = { $seat } has never yet left a thing unexplained.
tale-wakes = { $seat } wakes in “{ $title }”.
tale-wakes-2 = The first thing that { $seat } sees is “{ $title }”.
tale-wakes-3 = For { $seat } it begins in “{ $title }”.
tale-wakes-4 = Where { $seat } comes to, there is a name on the door: “{ $title }”.

## Rooms and doors

tale-finds = { $seat } tries the next door. It gives on “{ $title }”.
tale-finds-2 = { $seat } goes on, into “{ $title }”.
tale-finds-3 = The handle is warm. { $seat } stands in “{ $title }”.
tale-finds-4 = There is a door where the wall was a moment ago, and { $seat } takes it: “{ $title }”.
tale-finds-5 = { $seat } counts to three, and opens “{ $title }”.
tale-finds-6 = A passage, a step down, and { $seat } has come to “{ $title }”.
tale-finds-7 = { $seat } puts a shoulder to it. Behind the door is “{ $title }”.
tale-finds-8 = The house has something to show { $seat }: “{ $title }”.
tale-finds-9 = No lock, no bolt; { $seat } need only walk in. It is “{ $title }”.
tale-gropes = The next room has no light in it. { $seat } goes in all the same.
tale-gropes-2 = { $seat } leaves the lit rooms, and feels along a wall.
tale-gropes-3 = There is a door with nothing but dark behind it. { $seat } counts the steps, going in.
tale-gropes-4 = No lamp, no window: { $seat } has to find the handle by touch.
tale-gropes-5 = { $seat } holds out both hands, and walks in where nothing can be seen.
tale-uncovers = A match flares, and it is “{ $title }”.
tale-uncovers-2 = The eyes get used to anything. When they have, it is “{ $title }”.
tale-uncovers-3 = It has been here the whole time, with the light off: “{ $title }”.
tale-uncovers-4 = { $seat } finds the switch, and wishes for a moment to have left it alone. “{ $title }”.
tale-uncovers-5 = Something gives a little light of its own, enough to read a name by: “{ $title }”.
tale-echoes = There is a room like it in the house already, and nothing is as bad the second time.
tale-echoes-2 = The house repeats itself. That is almost a comfort.
tale-links = A second door in there leads to { $words_beside }.
tale-links-2 = Behind a curtain there is another door, and it opens on { $words_beside }.
tale-links-3 = One wall is thinner than the others, and on the far side of it is { $words_beside }.
tale-links-4 = { $seat } finds a short cut: from here one can hear { $words_beside }.
tale-links-5 = And there, by the skirting, is a way through to { $words_beside }.
tale-links-dark = A second door leads into the dark, hard by the way out at the heart of the house.
tale-links-dark-2 = There is another door, and darkness behind it, and behind the darkness, quite near, the way out.
tale-links-instead = A dark room gives way like wet paper: the way out at the heart of the house is next door now.
tale-enters = { $seat } goes back by a known way, to { $words_room }.
tale-enters-2 = { $seat } has had enough of new doors, and returns to { $words_room }.
tale-enters-3 = Nothing has moved in { $words_room }. { $seat } closes the door, and listens.
tale-enters-4 = There are doors { $seat } has not tried. It is back to { $words_room }, all the same.
tale-enters-5 = { $seat } retraces some steps, and they lead to { $words_room }.
tale-enters-6 = Once more { $seat } goes through { $words_room }, and touches nothing.
tale-enters-7 = { $seat } slips into { $words_room }, which has kept the chair warm.
tale-enters-8 = So here is { $words_room } again. { $seat } is beginning to know the boards that creak.
tale-enters-first = { $seat } tries a door that somebody has left open. It is { $words_room }.
tale-enters-first-2 = Others have been here before: { $seat } comes into { $words_room }.
tale-enters-first-3 = { $seat } follows somebody's steps as far as { $words_room }.
tale-enters-first-4 = It was not meant for { $seat }, but it stands open: { $words_room }.
tale-own-door = There is one door that only { $seat } knows of. Now is the time for it.
tale-own-door-2 = { $seat } has been saving a door, as one saves a match.
tale-secret-door = { $seat } knows a door that is on no plan, and shows it to { $opener }.
tale-secret-door-2 = Before { $opener } can reach the handle, { $seat } has moved the door.
tale-no-door = { $seat } feels along the walls. There are no doors left to find.
tale-stays-put = There is nowhere to go, and { $seat } stays.

## What rooms do

tale-will-up = Something that { $seat } had forgotten comes back.
tale-will-up-2 = { $seat } sees a little further into it.
tale-will-up-3 = A thought holds still long enough for { $seat } to look at it.
tale-will-up-4 = { $seat } understands something, and would rather not say what.
tale-much-will-up = All at once it is clear as glass to { $seat }.
tale-much-will-up-2 = { $seat } remembers it whole, down to the wallpaper.
tale-will-down = { $seat } had a reason for coming here, and cannot think of it.
tale-will-down-2 = A name goes out of { $seat }'s head, and the face that went with it.
tale-will-down-3 = { $seat } loses the thread.
tale-will-down-4 = Something is gone. { $seat } could not say what it was, and that is the worst of it.
tale-much-will-down = { $seat } looks for the beginning of the thought, and there is none.
tale-body-up = { $seat } breathes deeper afterwards.
tale-body-up-2 = It does { $seat } good, of all things.
tale-body-up-3 = { $seat } stands up the stronger for it.
tale-body-up-4 = There is blood in { $seat }'s hands again.
tale-body-down = It costs { $seat } some skin.
tale-body-down-2 = { $seat } limps away from it.
tale-body-down-3 = { $seat }'s knees have had enough of this.
tale-body-down-4 = { $seat } is a good deal more tired than a room should make one.
tale-much-body-down = { $seat } gets up slowly, and not all at once.
tale-fear-up = { $seat } does not like it.
tale-fear-up-2 = The hair stands up on { $seat }'s arms.
tale-fear-up-3 = { $seat } listens for a step that does not come.
tale-fear-up-4 = { $seat } would have a light on, if there were a switch.
tale-fear-up-5 = From here on { $seat } walks close to the wall.
tale-much-fear-up = { $seat }'s hands will not be still after that.
tale-much-fear-up-2 = It is a while before { $seat } can let go of the door.
tale-much-fear-up-3 = { $seat } would scream, but who would come?
tale-fear-down = { $seat } is less afraid than before, and distrusts it.
tale-fear-down-2 = Something in { $seat } unclenches.
tale-fear-down-3 = For the length of a breath { $seat } is at home.
tale-much-fear-down = { $seat } laughs out loud, and the house lets it pass.
tale-much-fear-down-2 = A weight goes from { $seat }'s chest. One had got used to it.
tale-ignored-note = { $words }, ignored
tale-ignored-locked = { $way ->
    [up] There is more to know here, and { $seat } knows enough.
   *[down] It would take something from { $seat }'s mind, and finds it shut.
}
tale-ignored-locked-2 = { $way ->
    [up] It explains itself at length. { $seat } has stopped listening to explanations.
   *[down] { $seat } was to forget something in here. That does not happen any more.
}
tale-ignored-low = { $stat ->
    [will] It reaches for a memory, and { $seat } has none left of that size.
    [body] It would have cost { $seat } strength, had there been enough to take.
   *[fear] It means to comfort { $seat }, who is not that much afraid.
}
tale-ignored-low-2 = { $stat ->
    [will] There is nothing more that { $seat } could forget.
    [body] { $seat } has no skin left to lose on it.
   *[fear] { $seat } is told not to be frightened, and was not.
}

## The way out

tale-way-out = Then there is daylight under a door. { $seat } has found a way out.
tale-way-out-2 = A draught, and the smell of rain: { $seat } is standing before a way out.
tale-way-out-3 = { $seat } knows it at once for what it is. One always knows a way out.
tale-asked-remember = What do you remember?
tale-asked-bring = What do you bring?
tale-asked-dread = What do you fear?
tale-unanswered = To that there was never an answer.
tale-unanswered-2 = The house asked, and went on asking.
tale-unanswered-3 = Nothing was said to that, then or later.
tale-locked = This will not be forgotten again: { $seat } knows now, for good.
tale-held-back = The door is open. { $seat } cannot take it.
tale-held-back-2 = It is three steps to the street, and { $seat } cannot make them.
tale-stays-inside = { $seat } looks out for a long time, and stays in.
tale-stays-inside-2 = { $seat } puts a hand out into the rain, takes it back, and closes the door.
tale-escapes = { $seat } goes down the steps and is out of the house.
tale-escapes-mad = { $seat } gets out of the house, but not in one piece: what made sense of things stays behind.
tale-climbs = { $seat } takes the stairs behind the way out instead, and leaves { $count ->
    [one] one room
   *[other] { $count } rooms
} below.
tale-new-level = The house draws breath. { $count ->
    [0] It all goes on
    [one] An empty room vanishes, and it all goes on
   *[other] The empty rooms vanish, and it all goes on
} from where { $seat } stands.
tale-new-level-2 = But it is only a landing: the stairs go on, and { $count ->
    [0] the house goes on with them
    [one] an empty room falls away below
   *[other] the empty rooms fall away below
}. It begins again around { $seat }.
tale-new-level-3 = There is another floor to this. { $count ->
    [0] Nothing is lost
    [one] One room is lost
   *[other] Whatever stands empty is lost
}, and { $seat } is at the centre of what remains.

## The trap

tale-trapped = The door shuts behind { $seat }, and has no handle on this side.
tale-trapped-2 = It was a trap. { $seat } is stuck until somebody comes.
tale-looks = { $seat } alone can see what lies in there: the { $words_room }.
tale-lays = From inside the trap { $seat } pushes a room into the light, with a door to { $words_beside }.
tale-lays-2 = { $seat } cannot leave, but can build: a new room stands open now, beside { $words_beside }.
tale-lays-dark = From inside the trap { $seat } pushes a room into the light, against the dark.
tale-lays-instead = From inside the trap { $seat } pushes a room right up against the way out.
tale-hides = { $seat } has nothing to do in there but build, and leaves another room in the dark.
tale-hides-2 = One more dark room, by { $seat }, who has the time.
tale-hides-3 = In the trap { $seat } puts up four walls and does not light them.
tale-hides-4 = { $seat } adds a room to the dark, and knocks on it twice, for company.
tale-hides-unseen = Somewhere in the walls { $seat } is building, and nobody sees what.
tale-hides-unseen-2 = A dark room more. Only { $seat } knows what is in it.
tale-waits = { $seat } has nothing left to build with, and waits.
tale-waits-2 = In the trap it is quiet.
tale-rescued = { $seat } opens the trap from outside, where there is a handle, and { $other } is free. Both breathe out.
tale-left-behind = Nobody comes for { $seat } any more.

## The end

tale-last-turns-exits = All four ways out have been seen now, and the house is in a hurry. Everybody has time for one more door.
tale-last-turns-deck = The house has no more rooms to show. Everybody has time for one more step.
tale-fate-out = { $seat } is out, and whole.
tale-fate-out-2 = { $seat } sleeps with the window open now.
tale-fate-out-mad = { $seat } is out, and does not know it.
tale-fate-out-mad-2 = They found { $seat } in the road. There was nobody to ask.
tale-fate-inside = { $seat } is in there still, in { $words }.
tale-fate-inside-2 = { $seat } was last seen in { $words }.
tale-fate-inside-3 = If you listen at the wall of { $words }, that is { $seat }.
tale-fate-doorway = { $seat } stands before the way out to this day.
tale-fate-doorway-2 = { $seat } was last seen in the doorway, looking out.
tale-fate-stuck = { $seat } holds up the ceiling in { $words }.
tale-fate-stuck-2 = { $seat } has been fitted into { $words }, and hardly shows.
tale-won = The house lets go of its story. It was { $winners } who got the better of it.
tale-won-inside = Nobody has left; but if anybody got the better of the house, it was { $winners }.
tale-lost-alone = Fear has had the last word, and the house keeps { $seat }.
tale-nobody-won = The house lets go of nobody.
tale-knew = { $seat } could say, by the end, { $words }.
tale-knew-2 = { $seat } has told the house { $words }.
tale-knew-nothing = To none of the three questions did { $words } find an answer.
tale-knew-will = what there is to remember
tale-knew-body = what to bring
tale-knew-fear = what there is to fear

## Somebody else's rooms

tale-elsewhere = Elsewhere in the house { $words }.
tale-elsewhere-2 = Meanwhile { $words }.
tale-elsewhere-3 = Through the wall, as it were: { $words }.
tale-elsewhere-4 = Doors go, far off; { $words }.
tale-elsewhere-one = { $seat } comes upon { $words }
tale-elsewhere-one-2 = { $seat } goes through { $words }
tale-elsewhere-one-3 = { $seat } is looking at { $words }
