# The story of a match. Wordings with a number behind their name take turns.

tale-title = An Evening by the Fire
tale-title-lost = What Became of { $seat }'s Wards
tale-title-running = The Fire Is Not Out
tale-prologue = Round the Fire
tale-overture = { $words } have three wards each: an eldest, a second and a youngest, all of an age to travel. Everybody wishes them well. Everybody would rather, if one of them must come to grief, that it were somebody else's.
tale-overture-of = { $seat } has three wards: an eldest, a second and a youngest, all of an age to travel. { $count ->
    [2] There is somebody else at the fire who has wards, and ideas
   *[other] The others round the fire have wards of their own, and ideas
} about { $seat }'s.
tale-heading = { $The_card }
tale-heading-quiet = The Clock on the Mantel
tale-heading-quiet-2 = Somebody Pokes the Fire
tale-heading-quiet-3 = The Dog Will Not Come In
tale-heading-finished = The Stories That Were Finished
tale-epilogue = When the Fire Was Out
tale-plate = Everybody's wards: where they went, what they found, and what found them

## Wards and where they go

tale-begins = It falls to { $seat } to begin; the cards have decided it by the alphabet, as cards will.
tale-setting = { $seat } knows just the place for { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward: { $the_card }.
tale-setting-2 = A letter from { $seat }, and { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward has packed. It is to be { $the_card }.
tale-setting-3 = { $The_card }, { $seat } suggests, would do { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward good.
tale-setting-4 = Thanks to { $seat } there is a ticket for { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward: { $the_card }.
tale-focus = There { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward comes upon { $the_card }. It was { $seat } who saw to that.
tale-focus-2 = { $seat } sees to it that { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward is not long without { $the_card }.
tale-focus-4 = Sooner or later { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward was bound to stumble on { $the_card }, and { $seat } did not care to wait.
tale-focus-3 = It is { $the_card } that { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward writes home about, and { $seat } smiles.
tale-terror = Then it is night, and { $seat } has asked { $the_card } in. It knows where { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward sleeps.
tale-terror-2 = What { $seat } has called up, nobody else would name: { $the_card } stands at the bed of { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward.
tale-at-home = By { $seat }'s own wish the { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward makes the acquaintance of { $the_card }.
tale-at-home-2 = Nobody asked { $seat } to, but there it is, for the { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward: { $the_card }.
tale-saved = By way of { $the_means } { $seat } is rid of { $the_card }.
tale-saved-2 = { $The_means }, says { $seat }, and that is the last of { $the_card }.
tale-saved-3 = { $seat } knows a remedy for { $the_card }: { $the_means }.
tale-saved-4 = Not { $the_card }, not tonight. { $seat } has { $the_means }.
tale-gone = There is no more talk of { $the_card } at { $target }'s.
tale-gone-2 = { $target } has seen the last of { $the_card }.
tale-lap = The room is very quiet while { $seat }'s fate lies in the lap of the gods.
tale-lap-2 = The gods are asked about { $seat }, and answer in their own way.
tale-lap-4 = Everybody looks at the ceiling while the gods consider { $seat }.
tale-lap-3 = For { $seat } it is in the lap of the gods.
tale-completed = The candle goes out for { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward. That story is finished.
tale-completed-2 = In the morning the bed of { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward has not been slept in. That story is finished.
tale-completed-3 = { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward does not write again.
tale-activated = It still works. { $The_card } comes for { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward.
tale-carried-off = { $seat } names a place, and { $target }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward wakes there: { $the_card }.
tale-sleepless = { $seat } lies awake, and is no use the next day.
tale-brawl = { $seat } and { $by } come to blows. Both will be excused from the next round.
tale-misses = { $seat } sends regrets.
tale-misses-2 = { $seat } does not come down.
tale-flees = { $seat } orders the trunks packed: the { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward is out of there, and leaves behind { $the_cards }.
tale-moves-in = A ward of { $seat }'s moves in with { $target }, bringing { $the_cards }.
tale-flee-from = { $seat } is not fit to be seen, and { $the_cards } will not be calling again.
tale-stolen = { $seat } loses { $the_card }, and has a thief instead.
tale-stale = No Terror can finish another story now. It is only a matter of the fire burning down.
tale-runs-dry = The last log falls in. Somebody looks into the coal scuttle, and nobody rings for more.
tale-ends-now = No Terror can finish another story now. The candles are handed round, and the company goes up to bed.
tale-loses = { $count ->
    [3] There is nobody left for { $seat } to look after.
   *[other] That is more than { $seat } can bear.
}

## The end

tale-finished = { $seat }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward left a diary. It is short.
tale-finished-2 = Of { $seat }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward there is this, and no more.
tale-finished-3 = This is all that { $seat }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward had time to write.
tale-finished-gone = Of { $seat }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward nothing is left, not even a diary.
tale-finished-gone-2 = Whatever { $seat }'s { $line ->
    [1] eldest
    [2] second
   *[3] youngest
} ward wrote down has gone back to where it came from.
tale-wins = { $winners ->
    [one] { $seats } has slept best, and wins the evening.
   *[other] { $seats } have slept best, and share the evening.
}
tale-safe = { $count ->
    [0] { $seat } has lost everybody.
    [one] { $seat } still gets letters from one ward.
    [2] Two of { $seat }'s wards are home and well.
   *[other] All of { $seat }'s wards are home and well.
}
tale-safe-2 = { $count ->
    [0] At { $seat }'s the blinds are down.
    [one] { $seat } has one ward left, and does not let go of the hand.
    [2] { $seat } sets the table for two wards.
   *[other] { $seat } counts the wards at breakfast, and all three are there.
}
