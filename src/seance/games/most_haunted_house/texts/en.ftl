# A Most Haunted House in English. A line with a number behind its name is another way of telling the same thing.

## Questions

ask-turn = { $left ->
    [0] Your Actions are spent. Anything else?
    [one] One Action left.
   *[other] { $left } Actions left.
}
ask-draft = Who are you tonight?
ask-too-many = Your hands are full. Which Charm goes?
ask-let-go = Something wants one of your Charms. Which?
ask-again = The die shows { $die }. Once more?
ask-exorcise = { $seat } is not quite { $seat } at the moment. What would you give for that to stop?
ask-where = Where does { $charm } take you?
ask-which-curse = Which Curse does { $charm } lift?
ask-which-haunting = Where do you join in?
ask-ignore = What do you not hear, this turn?

## Options

do-walk = { $cost ->
    [0] Walk to { $space }, for nothing
    [one] Walk to { $space }, 1 Action
   *[other] Walk to { $space }, { $cost } Actions
}
do-move = To { $space }
do-search = Search here
do-lift = Lift { $curse }
do-face = Face { $haunting }
do-trade = Trade in { $charm }
do-lay-off = Let { $charm } go
do-again = Roll again, for { $charm }

## The tale: walking and searching

told-takes-part = { $seat } is { $investigator } tonight.
told-walks = { $count ->
    [one] { $seat } takes a step, to { $space }.
   *[other] { $seat } walks { $count } spaces, to { $space }.
}
told-is-moved = { $seat } is in { $space }. Nobody saw the steps between.
told-searches = { $seat } goes through { $space }. It takes { $against }.
told-searches-2 = In { $space } { $seat } moves the dust about. It takes { $against }.
told-finds = { $seat } finds { $charm }.
told-finds-2 = { $charm }, and it was not even hidden. { $seat } takes it along.
told-is-cursed = { $seat } finds nothing, and is found: { $curse }.
told-is-cursed-2 = { $curse }. { $seat } would have preferred dust.
told-is-possessed = { $seat } stops in the middle of a word. { $curse } finishes it.
told-wards-off = { $curse } bends over { $seat }, sees { $charm }, and thinks better of it.
told-spared = { $seat } has no room for { $curse }. It goes back to wait.
told-snares = { $haunting } noticed that.
told-lies-about-again = There is nothing left to look at. Then, from every room, the sound of drawers being filled.
told-lays-off = { $seat } puts { $charm } down and walks on without it.

## The tale: rolls

told-rolls = { $seat } rolls: { $die }.
told-rolls-twice = And once more, with the eyes shut: { $die }.
told-rolls-again = { $seat } gives { $charm } for another: { $die }.
told-adds = { $card }: +{ $count }.
told-takes = { $card }: −{ $count }.

## The tale: Curses and Charms

told-scrubs = { $seat } works at { $curse }. It takes { $against }.
told-lifts = { $count }. { $curse } comes off, and leaves a clean patch.
told-stays-cursed = { $count }. { $seat } has only made { $curse } shine.
told-trades = { $seat } gives up { $charm }.
told-is-rid-of = { $curse } goes down with it.
told-lingers = { $seat } has stayed a little too long in one place.

## The tale: Hauntings

told-comes = { $haunting }.
told-comes-2 = The hour strikes, and then there is { $haunting }.
told-faces = { $seat } stands up to { $haunting }. That makes { $count } of { $against }.
told-drives-out = { $count } against { $against }: { $haunting } is no longer in the house. { $seat } keeps standing for a while.
told-has-proof = { $seat } has it on the plate. Proof: { $count }.

## The tale: the possessed

told-sits-possessed = { $seat } sits quite still and smiles at the wrong moments.
told-gives = { $seat } hands over { $charm }.
told-is-exorcised = { $curse } leaves by the window. { $seat } asks what time it is.

## The tale: the clock

told-strikes = { $count ->
    [1] Half past six. Nobody has gone home.
    [2] Seven. Something in the house clears its throat.
    [12] Midnight, by all the clocks but one.
    [22] Five. The birds are late this morning.
    [23] Half past five. There is a grey line under the curtains.
   *[other] Another half hour is gone.
}
told-wins = The door is open, and there are four on the step, with { $count } pieces of Proof. Behind them it shuts by itself.
told-dawns = It is light, and they are still inside. Proof: { $count }. It will be found with them.

## The end

score-tokens = Proof tokens
score-cards = Proof in hand
why-dawn = The night was over first.
