# The story of a night: a case file. Wordings with a number behind their name take turns.

in-words = { $count ->
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
in-words-wanted = { $goal ->
    [5] five
    [6] six
   *[7] seven
}
tale-title-won = Four Went In, Four Came Out
tale-title-lost = Found in the Morning
tale-title-running = The Lamps Are Still Lit
tale-party = Who Went In
tale-heading-first = The First Watch: Six to Nine
tale-heading-second = The Second Watch: Nine to Midnight
tale-heading-third = The Third Watch: Midnight to Three
tale-heading-last = The Last Watch: Three to Six
tale-heading-won = On the Step
tale-heading-lost = At First Light
tale-so-far = So Far
tale-exhibits = Exhibits
tale-plate = The house at midnight
tale-plate-end = Where they were when it was light
tale-plate-now = Where they are
tale-overture = { $words } were let in at six, by a key that had come through the post. They meant to leave with { in-words } pieces of Proof, and in no case later than six in the morning. The owner could not be with them. He had said so several times.
tale-overture-of = Of the four who were let in at six, { $seat } kept this copy. It has what { $seat } saw, and what the others told of the rest, where they could. They wanted { in-words } pieces of Proof, and to be gone by morning.
tale-margin = { $hour ->
    [0] Six o’clock
    [1] Seven o’clock
    [2] Eight o’clock
    [3] Nine o’clock
    [4] Ten o’clock
    [5] Eleven o’clock
    [6] Midnight
    [7] One o’clock
    [8] Two o’clock
    [9] Three o’clock
    [10] Four o’clock
   *[11] Five o’clock
} · Proof { $count } of { $goal }
tale-span = { $hours ->
    [0] { $half ->
        [yes] half an hour
       *[no] less than half an hour
    }
    [1] { $half ->
        [yes] an hour and a half
       *[no] an hour
    }
    [2] { $half ->
        [yes] two hours and a half
       *[no] two hours
    }
    [3] more than three hours
    [4] more than four hours
    [5] more than five hours
   *[other] most of the night
}

## Searching

tale-found = { $seat } went through { $rooms } and kept { $the_charms }.
tale-found-2 = In { $rooms } { $seat } turned up { $the_charms }.
tale-found-3 = { $seat } was some time in { $rooms }, and came out with { $the_charms }.
tale-found-4 = To { $seat } the house gave up { $the_charms }, in { $rooms }, with what sounded like relief.
tale-found-5 = { $The_charms } came to light in { $rooms }. { $seat } signed the receipt.
tale-found-6 = { $seat } asked nobody's leave in { $rooms }, and pocketed { $the_charms }.
tale-found-7 = Out of { $rooms } { $seat } brought { $the_charms }, at arm's length.
tale-found-8 = { $seat } looked behind what hangs in { $rooms }, where somebody had left { $the_charms }.
tale-cursed = { $seat } looked into { $rooms } and was looked at: { $the_curses }.
tale-cursed-2 = What { $seat } disturbed in { $rooms } is entered here as { $the_curses }.
tale-cursed-3 = { $seat } reported { $the_curses }, contracted in { $rooms }.
tale-cursed-4 = Something in { $rooms } had been waiting for somebody, and { $seat } would do: { $the_curses }.
tale-cursed-5 = { $seat } put a hand where it did not belong, in { $rooms }. The file says: { $the_curses }.
tale-cursed-6 = The search of { $rooms } cost { $seat } more than it brought: { $the_curses }.
tale-cursed-7 = { $seat } came out of { $rooms } with nothing in either hand, and not alone: { $the_curses }.
tale-mixed = { $seat } had { $the_charms } out of { $rooms }, and did not notice { $the_curses } until later.
tale-mixed-2 = In { $rooms } { $seat } found { $the_charms } and was found in turn: { $the_curses }.
tale-lies-about-again = By now every drawer had been turned out. From all the rooms at once came the sound of things being put back.
tale-quiet = Nothing is entered for this hour, in any hand.
tale-quiet-2 = The page for this hour has been left blank, and folded.
tale-quiet-3 = They walked, and listened, and walked. It may have been mutual.

## What clings

tale-known = { $key ->
    [borrowed_tongue] the { $curse }
    [rings_of_salt] the { $curse }
    [small_hand] the { $curse }
    [thread] the { $curse }
   *[other] { $the_curse }
}
tale-lifted = { $seat } got rid of { $words }, and burnt the cloth.
tale-lifted-2 = In the end { $words } let go of { $seat }.
tale-lifted-3 = After some work { $seat } was free of { $words }.
tale-lifted-4 = { $seat } rubbed until { $words } came off. So did some of the varnish.
tale-lifted-5 = { $seat } left { $words } on a chair, and did not turn round to see what got up.
tale-scrubbed = With { $words } { $seat } got nowhere, and got there slowly.
tale-is-rid-of = { $seat } swallowed, counted to three, and could not find { $words } anywhere.
tale-is-rid-of-2 = A dose of something bitter, and { $seat } had seen the last of { $words }.
tale-is-moved = { $seat } was next seen in { $room }, and could not say by which door.
tale-is-moved-2 = How { $seat } came to be in { $room } is not clear from the plan.
tale-wards-off = { $The_curse } came for { $seat }, met { $the_charm }, and withdrew with an apology.
tale-wards-off-2 = But for { $the_charm } the next page would not be in { $seat }'s hand. { $The_curse } had already drawn up a chair.

## Hauntings

tale-came = With the stroke came { $the_haunting }, in { $rooms }.
tale-came-2 = The clock had not finished when { $the_haunting } began, in { $rooms }.
tale-came-3 = Something had moved into { $rooms }: { $the_haunting }.
tale-came-4 = From { $rooms } came word of { $the_haunting }. It was none of the four who brought it.
tale-came-5 = On the hour { $the_haunting } began in { $rooms }. In the file it comes under weather.
tale-came-6 = Between two strokes the house added { $the_haunting }, in { $rooms }.
tale-came-7 = This time it was { $the_haunting }, in { $rooms }, and it had clearly been rehearsed.
tale-happened = The house permitted itself { $the_haunting }, once.
tale-happened-2 = On the hour they had { $the_haunting }. It did not stay to be measured.
tale-happened-3 = Then { $the_haunting }, and it was over before anybody could look at a watch.
tale-left = It left { $words }.
tale-left-with = { $the_curse } with { $seat }
tale-taken = Afterwards they felt in their pockets. Gone: { $words }.
tale-taken-from = { $seat }'s { $charm }
tale-driven-alone = { $seat } went in to { $the_haunting } alone and came out alone, which was the aim.
tale-driven-alone-2 = { $seat } dealt with { $the_haunting }. The method is not recorded.
tale-driven-alone-3 = By { $seat }'s account { $the_haunting } simply stopped. Nobody else was there.
tale-driven-alone-4 = { $seat } told { $the_haunting } to go, and went on saying so.
tale-driven-together = It took { $words } to put an end to { $the_haunting }.
tale-driven-together-2 = { $words } went in to { $the_haunting } together. When they came out nothing followed.
tale-driven-together-3 = Between them { $words } wore { $the_haunting } down, and did not speak of it on the way out.
tale-trace = The plate had caught it.
tale-trace-2 = What remained of it fits into an envelope, and is attached.
tale-trace-3 = It left a mark, and the mark was sawn out and kept.
tale-in-vain = { $words } tried { $the_haunting }, and did not add up.
tale-in-vain-2 = { $words } had { $the_haunting } nearly out of the door when the half-hour struck.
tale-in-vain-3 = Against { $the_haunting } { $words } came near enough to be noticed.

## The possessed

tale-is-possessed = Somebody spoke to { $seat }, and { $the_curse } answered.
tale-is-possessed-2 = Here { $seat }'s handwriting changes. { $The_curse } makes a rounder letter.
tale-is-possessed-3 = They noticed it by the way { $seat } held the lamp. { $The_curse } was left-handed.
tale-is-possessed-4 = { $seat } sat down and folded both hands. From then on it was { $the_curse } who sat there.
tale-is-not-enough = There was talk of what { $seat } was worth to them. It remained talk.
tale-is-not-enough-2 = The others laid out what they would give for { $seat }, looked at it, and put it away again.
tale-freed = { $words } gave { $the_charms } to have { $seat } back, who had been away for { $span }.
tale-freed-2 = After { $span } the price was found: { $the_charms }, from { $words }. { $seat } asked what time it was, and was told.
tale-freed-3 = { $The_charms } went into the grate. { $words } had agreed to it. Then { $the_curse } moved out, and { $seat } moved back in.
tale-still = { $seat } had been { $the_curse } for { $span }, and did not look up.
tale-still-2 = { $The_curse } rose to greet the light, in { $seat }'s shoes. It had worn them for { $span }.

## The way home

tale-enough = That made { in-words }. Nobody said aloud that they could go.
tale-short-again = It was no longer enough. They did not count again that hour.
tale-arrived = On the step, and listening for the rest: { $words }.
tale-arrived-2 = By then the step had { $words } on it.
tale-wins = All four stood on the step, with { in-words } pieces of Proof between them. Behind them a key turned in the lock. They had the key with them.
tale-wins-2 = Four coats went down the drive, with { in-words } pieces of Proof in them. One of the four kept counting the others, and was not satisfied until the gate.
tale-wins-3 = They were out, all four, with { in-words } pieces of Proof. Somebody had left an umbrella, and it was agreed that it had rained very little.
tale-dawns = { $count ->
    [0] At six the constable found the door unlocked, no Proof of anything, and four cups of tea, still warm.
    [one] At six the constable found the door unlocked, one piece of Proof where { in-words-wanted } had been wanted, and four cups of tea, still warm.
   *[other] At six the constable found the door unlocked, { in-words } pieces of Proof where { in-words-wanted } had been wanted, and four cups of tea, still warm.
}
tale-dawns-2 = { $count ->
    [0] At six it was light, and the house was in order. There was no Proof in it, and nobody who could have said where to look.
    [one] At six it was light, and the house was in order. One piece of Proof lay on the hall table, with a receipt; { in-words-wanted } had been wanted.
   *[other] At six it was light, and the house was in order. On the hall table lay { in-words } pieces of Proof, with a receipt; { in-words-wanted } had been wanted.
}
tale-concedes = { $count ->
    [0] The last entry is in four hands, all of them alike. It says that nobody wishes to leave.
    [one] The last entry is in four hands, all of them alike. It says that nobody wishes to leave, and lists one piece of Proof with the furniture.
   *[other] The last entry is in four hands, all of them alike. It says that nobody wishes to leave, and lists { in-words } pieces of Proof with the furniture.
}
tale-exhibit = Exhibit { $letter }: { $words }, with { $seat }
tale-traces = Also attached: what is left of { $the_hauntings }.
