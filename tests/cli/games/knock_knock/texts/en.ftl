ask-knock = How do you knock?
ask-throw = What do you throw away?
ask-candles = How many candles do you light?
ask-words = What do you say?
ask-open = Does the door open?

do-play = Play the { $card }
do-roll = Roll the die

told-rolled = { $seat } rolls and has { $count } points.
told-whispered = You notice that the { $card } comes next.
told-played = { $seat } plays the { $card }.
told-played-unseen = { $seat } plays a card.
told-threw = { $seat } throws away: { $cards }.
told-lit = { $seat } lights { $count } candles.
told-spoke = { $seat } says: { $words }
told-voted = { $count } say yes.

says-lights = Let there be { $count }.
says-votes = I say no.

score-luck = Luck
