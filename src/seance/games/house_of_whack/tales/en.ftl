# The story of a night that nobody will believe. Wordings with a number behind their name take turns.

in-words = { $count ->
    [one] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
some-hearts = { $count ->
    [one] one Gold Heart
   *[other] { in-words } Gold Hearts
}
which-floor = { $floor ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}

tale-title = A Night Nobody Will Believe
tale-title-2 = What We Told the Constable
tale-title-3 = It Was Like That When We Came
tale-title-4 = The Other Door, Please
tale-title-house = The House Sends Its Regards
tale-title-running = The Lights Are Still On
tale-party = Who Came
tale-overture = { $words } were asked to dinner, at a house that had no dining-room yet. It had a hall, four doors, and a promise of golden hearts for whoever dared to open them. Nobody has been able to find the street since.
tale-overture-2 = The invitation said eight o’clock, and bring nothing. { $words } came at eight, with empty pockets and large ideas. The house had not been built yet. It said that it would catch up.
tale-overture-3 = We, that is { $words }, wish to state that we broke nothing that did not attack us first. There were golden hearts in the house. There was also the house.
tale-overture-of = This is how { $seat } tells it. The others tell it otherwise, and louder.
tale-overture-of-2 = What follows is { $seat }’s account. There are no other witnesses who agree with each other.
tale-introduced = { $seat } came as { $guest }.
tale-introduced-2 = { $seat } signed the book as { $guest }, in somebody else’s handwriting.
tale-introduced-3 = { $seat } had dressed as { $guest }, or had come straight from work.
tale-introduced-4 = To the butler { $seat } was { $guest }. To everybody else as well, before long.
tale-introduced-5 = { $seat } was shown in as { $guest }, and did not correct anybody.
tale-introduced-6 = { $seat } had been { $guest } for so long that nobody asked.
tale-themselves = They came as nobody in particular. The house had costumes, and prices for them.
tale-begins = { $seat } had rung the bell, and so went in first.
tale-begins-2 = The others looked at { $seat }, who opened the first door.
tale-begins-3 = By a show of hands it was { $seat } who had to go first.

## What somebody does, in one breath

tale-did = { $seat } { $words }.
tale-did-2 = Meanwhile { $seat } { $words }.
tale-did-3 = It was { $seat } who { $words }.
tale-did-4 = { $seat }, for one, { $words }.
tale-did-5 = { $seat } { $words }.
tale-did-that = { $seat } { $words }.
tale-did-that-2 = { $seat } { $words }, and said nothing about it.
tale-did-that-3 = By all accounts { $seat } { $words }.
tale-did-that-4 = Meanwhile { $seat } { $words }.
tale-did-that-5 = { $seat } { $words }, with an air of having meant to.
tale-then = After that { $seat } { $words }.
tale-then-2 = That done, { $seat } { $words }.
tale-then-3 = Not content with this, { $seat } { $words }.
tale-then-4 = Then { $seat } { $words }.
tale-then-5 = In passing { $seat } { $words }.
tale-meddles = From another room { $seat } { $words }.
tale-meddles-2 = { $seat }, who had not been asked, { $words }.
tale-meddles-3 = At that moment { $seat } { $words }.
tale-meddles-4 = Here { $seat } { $words }.
tale-meddles-5 = Somewhere { $seat } { $words }.
tale-change = { $seat } { $signed } { $words }
tale-hearts = { $count ->
    [one] Gold Heart
   *[other] Gold Hearts
}
tale-start = the hall
tale-in = in { $room }
tale-on = on { $room }
tale-reveals-room = opened a door on { $room }
tale-reveals-room-2 = found { $room }
tale-reveals-room-3 = took a wrong turning into { $room }
tale-reveals-room-4 = found { $room } behind the next door
tale-reveals-room-5 = discovered { $room } where there had been no room
tale-reveals-room-6 = stepped out of the dark into { $room }
tale-reveals-room-7 = leant on a wall that turned out to be { $room }
tale-enters = went to { $room }
tale-enters-2 = walked over to { $room }
tale-enters-3 = looked in at { $room }
tale-enters-4 = was seen { $where }
tale-enters-5 = hurried to { $room }
tale-lays-token = { $here ->
    [yes] laid claim to it
   *[no] laid claim to { $room }
}
tale-lays-token-2 = { $here ->
    [yes] left a token there
   *[no] left a token { $where }
}
tale-lays-token-3 = { $here ->
    [yes] planted a flag in the carpet
   *[no] planted a flag { $where }
}
tale-lays-token-4 = { $here ->
    [yes] declared it occupied
   *[no] declared { $room } occupied
}
tale-turns-up = ran into { $card }
tale-turns-up-2 = was surprised by { $card }
tale-turns-up-3 = had to put up with { $card }
tale-picks-up = took { $things }
tale-picks-up-2 = pocketed { $things }
tale-picks-up-3 = came away with { $things }
tale-picks-up-4 = could not leave without { $things }
tale-keeps = kept { $things }
tale-drops = let go of { $things }
tale-drops-2 = had to part with { $things }
tale-drops-3 = lost hold of { $things }
tale-joins = made a friend of { $guest }
tale-joins-2 = was joined by { $guest }
tale-joins-3 = talked { $guest } into coming along
tale-redeems = { $count ->
    [0] cashed in { $things }
   *[other] cashed in { $things } for { some-hearts }
}
tale-redeems-2 = { $count ->
    [0] parted with { $things } for a consideration
   *[other] turned { $things } into { some-hearts }
}
tale-redeems-3 = { $count ->
    [0] got rid of { $things } at a fair price
   *[other] had { some-hearts } for { $things }
}
tale-links = { $kind ->
    [stairs] climbed stairs from { $room } to { $other }
   *[door] found a way from { $room } to { $other } that is on no plan
}
tale-locks = put a lock on a door of { $room }
tale-locks-2 = locked somebody out of { $room }
tale-evades = slipped past { $thing }
tale-evades-2 = was not there when { $thing } looked
tale-fetches = had { $thing } brought over from { $room }
tale-banishes = got rid of { $foe } without so much as a fight
tale-lures = sent { $foe } to { $room }, with regards
tale-drifts = let the Cloud drift over { $room }
tale-plays = played { $cards }
tale-plays-2 = brought out { $cards }
tale-plays-3 = saw fit to play { $cards }
tale-plays-4 = produced { $cards }
tale-plays-on = played { $card } on { $target }
tale-plays-on-2 = wished { $target } well with { $card }
tale-plays-on-3 = made { $target } a present of { $card }
tale-plays-on-4 = had { $card } ready for { $target }
tale-plays-on-5 = remembered { $target } with { $card }

## Cards that answer cards

tale-stopped = “No”, said { $seat }, and meant { $drama }. Nothing came of { $card }.
tale-stopped-2 = { $seat } put a stop to { $card }, with { $drama }.
tale-stopped-3 = { $card } might have been something, but for { $seat } and { $drama }.
tale-copied = When it came to { $card }, { $seat } had { $drama } in hand, and did the very same.
tale-redirected = By way of { $drama } { $seat } saw to it that { $card } went to { $target } instead.

## Conflicts

tale-beats = { $seat } got the better of { $foe }.
tale-beats-2 = { $Foe } had not reckoned with { $seat }.
tale-beats-3 = There was a scuffle with { $foe }. { $seat } won it, and kept the pieces.
tale-beats-4 = { $seat } folded { $foe } up small and took the parcel along.
tale-beats-5 = { $Foe } went for { $seat }, and was a trophy before it landed.
tale-beats-6 = { $seat } argued with { $foe } until there was nothing left to argue with.
tale-beats-7 = Where { $foe } had stood, { $seat } stood, a little out of breath.
tale-beaten = { $Foe } had the better of { $seat }.
tale-beaten-2 = { $seat } stood up to { $foe }, and then no longer stood.
tale-beaten-3 = Against { $foe } { $seat } had no answer, and no shoes by the end of it.
tale-beaten-4 = { $Foe } wiped the floor with { $seat }. The floor had needed it.
tale-beaten-5 = { $seat } met { $foe }, and would rather not have.
tale-caught = { $seat } walked straight into { $foe }.
tale-caught-2 = { $Foe } had been meant for somebody, and { $seat } would do.
tale-caught-3 = { $seat } noticed { $foe } a little too late, and then for some time.
tale-caught-4 = It was { $foe } that got { $seat }.
tale-draw = Between { $seat } and { $foe } it came to nothing, twice as loud.
tale-draw-2 = { $seat } and { $foe } agreed to differ.
tale-defeats = There were words, and then furniture. { $seat } was left standing, and { $rival } was not.
tale-defeats-2 = { $seat } fell out with { $rival }, and won.
tale-defeats-3 = { $seat } beat { $rival }, in front of everybody.
tale-defeats-4 = { $rival } lost an argument with { $seat }. It had been about whose foot that was.
tale-defeats-5 = It came to blows. { $seat } had the last one, and { $rival } had the rest.
tale-clash-lock = the lock
tale-unlocks = A lock gave way to { $seat }.
tale-unlocks-2 = { $seat } had a word with a lock, and the lock fell off.
tale-holds = The lock held.
tale-holds-2 = The lock did not think so.
tale-shoots = { $seat } took aim at { $rival } from a distance that felt safe.
tale-adds = The last card was { $seat }’s, { $card }, and it was one too many.
tale-adds-2 = It hung by a thread until { $seat } laid { $card } on it.
tale-adds-3 = It would have gone the other way, if { $seat } had kept { $card } to the end.
tale-helps = { $side ->
    [won] There had been help from { $words }.
    [lost] There had been help for the other side, from { $words }.
   *[despite] It was no thanks to { $words }, on the other side.
}
tale-helps-2 = { $side ->
    [won] That was not done without { $words }.
    [lost] Under the table, it turned out, { $words } had lent a hand. Not to the loser.
   *[despite] Some money had been lost on that, by { $words }.
}
tale-helps-3 = { $side ->
    [won] Something had been slipped in by { $words }, and nobody looked at the cards again.
    [lost] The cards on the other side came from { $words }. So much for company.
   *[despite] Congratulations came late, and through their teeth, from { $words }.
}
tale-helps-4 = { $side ->
    [won] It was observed that { $words } had stood rather close.
    [lost] Nobody was surprised but the loser, and nobody looked at { $words }.
   *[despite] All that { $words } had laid against it was laid in vain.
}
tale-takes = { $Thing } changed hands.
tale-takes-2 = The winner kept { $thing }.
tale-takes-3 = { $Thing } went to { $seat } for safe keeping.
tale-robs = { $seat } went through { $rival }’s hand, and kept what was best.
tale-ousts = Out went { $rival }’s token from { $room }, and in went { $seat }’s.

## What befalls people

tale-is-put = { $count ->
    [one] { $words } was next seen { $where }, without a word of explanation.
   *[other] { $words } found themselves { $where } together, without a word of explanation.
}
tale-is-put-2 = { $count ->
    [one] It was { $where } that { $words } came to.
   *[other] It was { $where } that { $words } came to.
}
tale-is-put-3 = { $count ->
    [one] Somehow { $words } had got to { $room }.
   *[other] Somehow { $words } had all got to { $room }.
}
tale-trade-places = { $seat } and { $target } found themselves in each other’s shoes, and in each other’s rooms.
tale-misses = { $seat } was not available for comment.
tale-misses-2 = Of { $seat } there was nothing to be seen for a while.
tale-misses-3 = { $seat } had to sit that one out.
tale-crushed = { $seat } lost heart altogether, and went about upside down.
tale-crushed-2 = That broke { $seat }’s Spirit. One could hear it go.
tale-snatches = { $seat } had { $thing } off { $target }, in broad candlelight.
tale-swaps-hands = { $seat } and { $rival } looked down, and held each other’s cards.
tale-deal-struck = { $maker } and { $taker } shook hands on it: { $give } for { $get }.
tale-deal-struck-2 = There was a bargain. { $maker } gave { $give }, and { $taker } gave { $get }.
tale-uproots = Somebody pulled { $owner }’s token out of { $room }, and it was { $seat }.
tale-uproots-2 = { $owner }’s claim to { $room } was found in the dustbin. { $seat } knew nothing about it.
tale-uproots-3 = { $seat } explained to { $owner } that { $room } had been let to somebody else.
tale-filches = { $seat } shook { $rival }, and something golden fell out.
tale-dies = And then { $seat } died, { $where }.
tale-dies-2 = It was { $where } that { $seat } sat down, said something unrepeatable, and was dead.
tale-dies-3 = That was the end of { $seat }. It happened { $where }, and the Gold Hearts rolled under the furniture.
tale-dies-4 = { $seat } did not survive { $room }. There was a short silence, and then everybody looked at what lay on the floor.
tale-dies-5 = Of everything that { $seat } ever did { $where }, dying was the last.
tale-is-now = Nobody had finished saying how sad it was when { $seat } came in again by the front door, as { $guest }.
tale-is-now-2 = { $seat } was back. One was asked to say { $guest } from now on.
tale-is-now-3 = The bell rang, and on the step stood { $seat }, in the clothes of { $guest }.
tale-is-now-4 = Death had not agreed with { $seat }, who returned as { $guest }.
tale-comes-back = { $seat } came back, a little paler, and wished to hear no more about it.

## The house

tale-bursts = There was a hiss, and a bang, and where { $room } had been one could see the moon.
tale-bursts-2 = With a noise like the end of an opera { $room } went up.
tale-escapes = { $seat } came down { $where }, smoking slightly.
tale-hat-filled = Behind the Gate each of them had left something for the others. There was a good deal of giggling.
tale-enters-gate = { $seat } went through the Gate, and behind it was { $notion }.
tale-is-out = { $seat } would not obey the Gate. The Gate closed, and that was the last of { $seat }.
tale-alone = That left { $seat }, and nobody to tell it to.
tale-numbers-set = There was a hatch in the floor. Everybody knew a part of the number, and nobody would say it.
tale-stays-shut = { $seat } tried a number on the Hatch. It was not the number.
tale-stays-shut-2 = The Hatch listened to { $seat }, and stayed shut.
tale-opens-hatch = The Hatch said click. { $seat } had known all the numbers, and everybody else looked at the ceiling.
tale-maze-moves = The hedges shuffled over to where { $seat } wanted to go.
tale-maze-moves-2 = { $seat } tried to leave the Maze. It came along.
tale-agreed = There was a long discussion about prices in the Mystery Room. What it sells now: { $tariff }.
tale-room-vanishes = They could not agree about { $room }, so it took offence and left.
tale-cloud = { $seat } stepped out of { $below } onto a cloud, and found the carpet good.
tale-accuses = Before the Throne { $seat } accused { $accused } of practically everything.
tale-accuses-2 = { $seat } had { $accused } put on trial. There was no charge; there was a wig.
tale-verdict = { $seat } won the case.
tale-verdict-2 = The jury found for { $seat }, and then found its hats.
tale-mistrial = There was to be a trial. Then one of the parties was dead.
tale-nothing-to-take = { $seat } had lost, and owned nothing that anybody wanted.
tale-seizes = By order of the court { $cards } went from { $loser } to { $seat }.
tale-takes-hand = By order of the court { $seat } took every card that { $loser } held.
tale-displays = { $seat } had { $thing } hung in the Trophy Room, slightly crooked.
tale-put-back = { $Thing } got up again, { $where }, and felt none the worse.
tale-put-back-2 = By then { $thing } had been seen { $where }, alive and annoyed.
tale-put-back-3 = It did not keep { $thing } down: there was noise { $where }.
tale-put-back-4 = { $Thing } asked for a recount, { $where }.
tale-wrong-floor = The door shut behind { $seat }, and then there was no door. It was the wrong floor.
tale-becomes = For a price { $seat } became { $guest }.
tale-becomes-2 = { $seat } tried on { $guest }, and it fitted.
tale-proclaimed = From then on the rule of the house was: { $house_rule }.
tale-proclaimed-2 = A card went up on the wall: { $house_rule }. Nobody asked who had put it there.
tale-turns-room = { $seat } had { $room } turned round, with everybody in it.
tale-shifts-room = { $seat } put a shoulder to { $room }, and it went.
tale-the-end = Behind the next door was a painted sky, and somebody with a broom. It was the end, or said so.
tale-last-room = With { $room } the house had no more rooms to give.
tale-floor-ends = So ended the { which-floor } floor. The house paid for every token in it, and swept.
tale-floor-ends-2 = That was the { which-floor } floor. Tokens were paid for, and the rooms were put back in their box.
tale-plate = The { which-floor } floor, shortly before it went
tale-plate-now = The house as it stands

## Headings

tale-heading-dies = In Which { $seat } Dies
tale-heading-dies-2 = The Late { $seat }
tale-heading-dies-3 = { $seat }, Deceased
tale-heading-bursts = What Became of { $room }
tale-heading-verdict = { $seat } Wins a Case
tale-heading-opens-hatch = { $seat } and the Hatch
tale-heading-is-out = { $seat } and the Gate
tale-heading-wrong-floor = { $seat } Takes the Lift
tale-heading-cloud = { $seat } in the Sky
tale-heading-defeats = { $seat } Falls out with { $rival }
tale-heading-defeats-2 = A Difference between { $seat } and { $rival }
tale-heading-defeats-3 = { $rival } Makes Room for { $seat }
tale-heading-beats = { $seat } Meets { $foe }
tale-heading-beats-2 = How { $seat } Dealt with { $foe }
tale-heading-beats-3 = Concerning { $foe }
tale-heading-beaten = { $seat } Meets { $foe }, and Regrets It
tale-heading-reveals-room = Concerning { $room }
tale-heading-reveals-room-2 = Behind the Door: { $room }
tale-heading-reveals-room-3 = A Word about { $room }
tale-heading-turn = In Which Nobody Goes Home

## The end

tale-so-far = So Far
tale-the-morning = In the Morning
tale-winners = { $count ->
    [0] In the morning the house had more Gold Hearts than any of them. It let them go all the same. It said that they had been very good value.
    [one] In the morning there was a lawn, with dew on it, and no house. They counted what was in their pockets, and { $words } had won.
   *[other] In the morning there was a lawn, with dew on it, and no house. They counted what was in their pockets, and counted again: { $words } had won together.
}
tale-fate = { $count ->
    [0] { $seat } got away with nothing at all, and was glad of it.
    [one] { $seat } got away with a single Gold Heart.
   *[other] { $seat } got away with { in-words } Gold Hearts.
}
tale-fate-2 = { $count ->
    [0] In { $seat }’s pockets there was fluff.
    [one] { $seat } had one Gold Heart to show for it.
   *[other] { $seat } had { in-words } Gold Hearts to show for it.
}
tale-fate-3 = { $count ->
    [0] { $seat } went home as { $seat } had come, only later.
    [one] { $seat } went home with one Gold Heart, and a story.
   *[other] { $seat } went home with { in-words } Gold Hearts, and a story.
}
tale-fate-with = { $count ->
    [0] { $seat } got away with no Hearts, but with { $words }.
    [one] { $seat } got away with one Gold Heart, and with { $words }.
   *[other] { $seat } got away with { in-words } Gold Hearts, and with { $words }.
}
tale-fate-with-2 = { $count ->
    [0] All that { $seat } brought out of it was { $words }.
    [one] What { $seat } brought out of it was one Gold Heart, beside { $words }.
   *[other] What { $seat } brought out of it was { in-words } Gold Hearts, beside { $words }.
}
tale-fate-gone = { $how ->
    [out] Of { $seat } nothing was found but a hat.
   *[dead] { $seat } was still dead, and took no further interest.
}
