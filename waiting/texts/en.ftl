# Votes and deals. These go back to the words that every game shares.

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
