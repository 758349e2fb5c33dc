# Words that every game shares.

nothing = nothing
list-end = { $list } and { $last }

do-yes = Yes
do-no = No
do-pass = Pass
do-done = Done

# Votes and deals.

do-abstain = Abstain
do-accept = Accept
do-refuse = Refuse
do-counter = Make another offer

ask-deal-give = What do you offer { $taker }?
ask-deal-get = What do you want from { $taker } for it?
ask-deal-reply = { $maker } offers { $give } for { $get }.

told-deal-offered = { $maker } offers { $taker } { $give } for { $get }.
told-deal-offered-unseen = { $maker } makes { $taker } an offer.
told-deal-struck = { $maker } and { $taker } agree: { $give } for { $get }.
told-deal-struck-unseen = { $maker } and { $taker } agree on a deal.
told-deal-refused = { $taker } refuses the offer of { $maker }.
told-deal-void = The offer of { $maker } to { $taker } is void: the goods are gone.

# Words around a story.

story-of = { $words }’s story
story-by = As it befell { $words }
story-with = in the company of { $words }
story-part = Chapter { $number }
story-end = The End
story-unfinished = Here the tale breaks off: it is still being played.
story-winners = { $count ->
    [0] Nobody won.
    [one] It was { $words } who won.
   *[other] It was { $words } who won, together.
}
