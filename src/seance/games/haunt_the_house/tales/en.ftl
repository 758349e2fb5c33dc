# The story of a match. Wordings with a number behind their name take turns.

tale-title = How { $seat } Haunted the House
tale-title-running = The House Is Not Quiet Yet
tale-heading = How { $the_hunter } Left the { $room }
tale-heading-2 = The Last of { $the_hunter }
tale-heading-3 = { $hunter } Remembers an Appointment
tale-heading-4 = What { $the_hunter } Saw in the { $room }
tale-heading-5 = { $hunter } Does Not Stay for Supper
tale-heading-6 = A Short Evening for { $the_hunter }
tale-prologue = Before Midnight
tale-overture = There are { $count ->
    [2] two
    [3] three
    [4] four
   *[5] five
} ghosts in the house, and people with lanterns have come to look for them. Every one of these is afraid of something. A ghost need only lay it out beforehand, unseen, or seem to have done so, and then choose the moment to say a certain word.
tale-overture-of = This is how { $seat } remembers the night.
tale-heading-rest = The Small Hours
tale-epilogue = The House Is Quiet
tale-plate = The house in the morning, and who is still in it

## Preparations

tale-something = something { $words }
tale-in-room = { $words } in the { $room }
tale-hides = { $seat } hides { $words }.
tale-hides-2 = { $seat } has left { $words }, and whistles.
tale-hides-3 = Floorboards are lifted and put back: { $words }. That was { $seat }.
tale-hides-4 = By candle-end { $seat } sees to { $words }.
tale-hides-5 = { $seat } tiptoes about with intent, and there is now { $words }.
tale-hides-6 = Nobody looks, so { $seat } puts { $words }.
tale-shows = For all to see, { $seat } produces { $words }.
tale-shows-2 = { $seat } makes no secret of { $words }.
tale-shows-3 = One hears { $words }, and { $seat } takes a bow.
tale-shows-4 = { $seat } is not hiding at all: { $words }.
tale-wakes = { $the_hunter } wakes up in the { $room }
tale-moved = The house gives itself a shake: { $words }.
tale-moved-2 = Something turns the house like a hat on a finger: { $words }.

## Outcries

tale-boo = “BOO!” { $seat } comes out of the wall of the { $room }. { $hunter } looks up.
tale-boo-2 = “BOO!” It is { $seat }, in the { $room }. { $hunter } stops whistling.
tale-boo-3 = In the { $room } { $the_hunter } has just sat down when { $seat } can bear it no longer. “BOO!”
tale-boo-4 = “BOO!” cries { $seat } in the { $room }, and { $the_hunter } drops a biscuit.
tale-boo-5 = There is a hush in the { $room }. { $seat } counts to three, and then, into { $the_hunter }'s ear: “BOO!”
tale-scares-of = { $count ->
    [one] { $seat }'s { $scare }
    [2] { $seat }'s two { $scare }s
    [3] { $seat }'s three { $scare }s
   *[other] { $seat }'s { $count } { $scare }s
}
tale-correct = { $count ->
    [one] Out comes { $words }, and that is
   *[other] Out come { $words }, and those are
} exactly the sort of thing.
tale-correct-2 = It is { $words } that { $count ->
    [one] does
   *[other] do
} the work.
tale-correct-3 = Under the cloth: { $words }. The knees begin to go.
tale-bluff = { $words } would not frighten a vicar.
tale-bluff-2 = As for { $words }: { $count ->
    [one] a bluff, and not a good one
   *[other] bluffs, and not good ones
}.
tale-bluff-3 = Pure show: { $words }.
tale-finishes = { $seat } has the rest up one sleeve: { $scares }.
tale-finishes-2 = What is missing { $seat } supplies by hand: { $scares }.
tale-finishes-3 = And then, from { $seat } in person: { $scares }.
tale-bad-boo = It is not enough. { $hunter } shivers, and pours another cup.
tale-bad-boo-2 = { $hunter } says “bless you”, and { $seat } goes back into the wall.
tale-bad-boo-3 = Something is lacking. { $hunter } writes it down with the time.
tale-bad-boo-4 = { $hunter } looks for the draught, and shuts the window on { $seat }.
tale-bad-boo-5 = “Is that all?” asks { $the_hunter }, not unkindly.
tale-flees = { $hunter } leaves the { $room } without using the door. What was dropped belongs to { $seat } now.
tale-flees-2 = { $hunter } remembers an appointment, far away, and { $seat } tidies up what was left behind.
tale-flees-3 = { $hunter } goes by the window. It was closed. { $seat } keeps the hat.
tale-flees-4 = One last look, and { $the_hunter } is a small noise on the drive. { $seat } bows to the empty { $room }.
tale-arrives = Where the room was there is now the { $room }, and in it, knocking politely, { $the_hunter }.
tale-arrives-2 = The house rearranges itself: the { $room } next, with { $the_hunter } in it, unsuspecting.
tale-arrives-3 = Then { $the_hunter } is shown into the { $room }, which was not there this morning.
tale-nobody-comes = The { $room } stays empty. Word has got round.
tale-reward-skull = a skull for { $words }
tale-reward-phantom = a phantom for { $words }

## Favours and phantoms

tale-summons = { $seat } snaps two cold fingers, and the { $phantom } Phantom comes through the wall.
tale-summons-2 = At a sign from { $seat } the { $phantom } Phantom gets up from under the carpet.
tale-summons-3 = Somebody has let the { $phantom } Phantom in; it will have been { $seat }.
tale-gains = The piano plays four notes by itself, for { $seat }.
tale-gains-2 = Four notes on the piano. { $seat } has not touched it.
tale-gains-3 = There is music for { $seat }, and no pianist.
tale-takes-old = { $seat } picks a { $scare } out of the laundry, hardly worn.
tale-takes-old-2 = From the linen { $seat } recovers a { $scare }, as good as new.
tale-takes-old-unseen = { $seat } picks something out of the laundry, hardly worn.
tale-takes-old-unseen-2 = From the linen { $seat } recovers something, as good as new.
tale-drops = The howl goes on and on, until { $words }.
tale-drops-2 = Nobody could hold on to anything through that howl: { $words }.
tale-drops-one = { $seat } drops a { $scare }
tale-drops-one-2 = { $seat } lets go of a { $scare }
tale-drops-one-unseen = { $seat } drops something
tale-drops-one-unseen-2 = { $seat } lets go of something
tale-swapped = A puff of green smoke: { $the_hunter } stands in the { $room }, { $the_stranger } in the { $place }.
tale-swapped-2 = Something bubbles over, and { $the_hunter } is in the { $room } all at once, { $the_stranger } in the { $place }.
tale-swapped-3 = { $The_hunter } blinks, and it is the { $room }. { $The_stranger } blinks, and it is the { $place }.
tale-looked-over = The portraits tell on { $seat }: hand, trophies and all.
tale-looked-over-2 = There is a portrait behind { $seat }, and it can count: hand, trophies and all.
tale-looked-over-3 = Painted eyes go over everything that is { $seat }'s, and painted lips repeat it.
tale-peeks = { $seat } peeks behind the curtains of the { $room }.
tale-peeks-2 = A curtain stirs in the { $room }; behind it, { $seat }, reading along.

## The end

tale-last-round = That was hunter number { $count } for { $seat }. The clock strikes: everybody else may try once more.
tale-ends = Then there is nobody left who would come at night for any money, and the house is quiet. { $seat } haunts it best.
tale-conscience = On { $seat }'s conscience: { $the_hunters }.
tale-conscience-2 = { $seat } answers for { $the_hunters }.
tale-conscience-3 = It was { $seat } who saw to { $the_hunters }.
tale-clean = { $seat } has nobody to answer for, and says so.
