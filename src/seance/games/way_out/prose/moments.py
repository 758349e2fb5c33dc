"""Ways of speaking at the moments that count: a question answered, an Exit, a Trap (narration.py)."""

from __future__ import annotations

# --- the three questions -----------------------------------------------------------------------------

REMEMBER = (
    "It comes back in one piece. {Deed}.",
    "I know what I'm doing here. {Deed}.",
    "There is nothing mysterious about it. {Deed}.",
    "I've always known, if knowing is the word. {Deed}.",
    "Here is the thing that haunts me, and it is quite short. {Deed}.",
    "I was {where} when it caught up with me. Years before, {deed}.",
    "The house has gone quiet, so that I can hear myself say it. {Deed}.",
    "That is the smell, that is the hour. {Deed}.",
    "Nobody ever asked me, so I never said. {Deed}.",
    "I'd have told it differently yesterday. {Deed}.",
    "All these rooms, and it fits on a postcard. {Deed}.",
)
BRINGING = (
    "{bring:It has|They have} been in my pocket all along: {bring}.",
    "I have nothing with me but {bring}. {bring:It turns|They turn} out to be enough.",
    "I open my hand, and there {bring:is|are} {bring}.",
    "Everything else I can leave here. Not {bring}.",
    "What do I bring? {Bring}, and I'm not giving {bring:it|them} up.",
    "{bring:It weighs|They weigh} next to nothing: {bring}.",
    "I carried {bring:it|them} through every room without looking: {bring}.",
    "The door wants something in return, and sees what I have: {bring}. It lets me by.",
    "If they ask me at the gate, I shall show them {bring}.",
    "{Bring}. I don't remember packing {bring:it|them}.",
    "I'd sooner leave my shoes than {bring}.",
)
DREADING = (
    "I can say it now. I'm afraid {dread}.",
    "It was never the dark. I'm afraid {dread}.",
    "Put it down in the book, if there is a book: I'm afraid {dread}.",
    "What do I fear? I am afraid {dread}, and I always was.",
    "Every house I've lived in had a room for it. I'm afraid {dread}.",
    "I thought I was afraid of this place. I am afraid {dread}.",
    "You'll laugh. I'm afraid {dread}.",
    "It has my own voice, and it says that I'm afraid {dread}.",
    "The door is open, and I can't, because I'm afraid {dread}.",
    "I have never said it aloud: I'm afraid {dread}.",
    "{Who} asked me once, and I lied. I am afraid {dread}.",
)

# --- doors that open, doors that do not ----------------------------------------------------------------

HELD_BY_FEAR = (
    "It stands wide open. My feet are somebody else's.",
    "There's a street out there, and people on it, and I can't.",
    "I get as far as the sill, and hear the kettle, and turn back to see to it.",
    "I had the handle. I had it. I let it go as if it were hot.",
    "Outside it is an ordinary afternoon. I've nothing to wear for that.",
    "If I go, it will all have happened.",
    "Three steps. I have measured it: three. I can do two.",
    "Somebody might be standing to the left of the door, where one can't see.",
    "I only need a moment. I've been needing it for some time.",
    "The wind comes in and goes through my pockets, and I close the door for it.",
    "I held it open for whoever was behind me. Nobody was behind me.",
    "It's too bright. I'll wait until it is less bright.",
    "I can see my own gate from here, and the light on in my room.",
)
HELD_BY_WILL = (
    "I know the reason for every brick. That is why I can't lift my foot.",
    "I understand it now, all of it, and it weighs what it weighs.",
    "The door is open. I sit down in front of it, to think.",
    "I could walk out of here if I were a little more stupid.",
    "It isn't locked. I am.",
    "My head is clear as water, and my knees are water too.",
    "Having found it, I find that I cannot leave it lying here.",
    "I've got the whole story, and no legs to carry it on.",
    "They'd believe me, out there. I only have to get up.",
    "I know who built it. It would be rude to go without seeing him.",
    "There is the way out, just as I remembered it. I remember staying, too.",
)
HELD_AND = (
    "Tell {who} not to wait.",
    "I turn {bring} over and over in my hand.",
    "It is what {who} would have done.",
    "I could be {where} again, and I'm not.",
    "{Who} would have gone. {Who} never looked back for anything.",
    "I am holding {bring}, and I hold on.",
    "Perhaps later. Perhaps when {who} comes.",
    "Somebody out there looks a little like {who}.",
    "There'll be another door; there always is, in here.",
    "I had a word for this when I was {where}.",
    "So I go back in, to {bring} and the rest of it.",
)
OUT_MAD = (
    "I go out like a cork. I am laughing, and I can't find where it is coming from.",
    "The road is under me and I'm running on all the parts of me that will run.",
    "I'm out. They ask me my name, and I give them the wallpaper's.",
    "I broke the door with my shoulder, and then I broke the outside with it.",
    "I got out. I did not bring anyone to get out as.",
    "There is grass. I eat some, to be certain.",
    "I walk until the sea stops me. Somebody puts a blanket round whoever this is.",
    "I'm through! What was I through with? There were rooms, I think. There was one, and it had me in it.",
    "Sky, sky, sky, and not a word left for anything under it.",
    "My hands brought me out. They won't tell me what they touched.",
    "I'm free, as a coat is free when there's nobody inside it.",
)
OUT_WHOLE = (
    "I close the door behind me, and it is a small door, in a small wall.",
    "The morning smells of buses. I could kiss every one of them.",
    "I go down the steps like a person going down steps.",
    "It lets me go as one lets go of a hand, one finger at a time.",
    "I don't look round. Then I do, and there is only a house, to let.",
    "Rain, actual rain, and my name is still my name.",
    "I wish the place good night, and I mean it, and I go.",
    "I pull the bell on my way out, so that it knows I was here.",
    "There is a gate, and it squeaks. I'd forgotten that things squeak for no reason.",
    "I'm standing in a road in one shoe, and I know exactly whose road it is.",
    "I step over the sill with my eyes open. That seems to be the trick of it.",
)
OUT_AND = (
    "I shall have to tell {who}.",
    "I still have {bring}.",
    "Somewhere {who} is putting a light out.",
    "It is as if I were {where} again, and could choose.",
    "In my hand, {bring}.",
    "What {who} will say, I can't think.",
    "Let it keep the rest. I've got {bring}.",
    "If you see {who}, say that I came by.",
    "I was {where}, and then I was here, and the part between can stay where it is.",
)
STUCK = (
    "The card has a face on it, and so has the door, now.",
    "The joke is that there's no handle on this side.",
    "I hear the bolt go home, well oiled, like the end of a sentence.",
    "I came in by that wall. There is a picture on it of somebody coming in.",
    "It's a good chair. It's only that I cannot get up.",
    "The room says: sit; and I've always done as I was told.",
    "Very funny. I can hear it laughing in the joists.",
    "I put my foot down, and the floor took it as a promise.",
    "All four doors are painted on. One has been painted ajar.",
    "It has shut on me as a book does: gently, and at my place.",
    "I push. It pushes back, with exactly my strength.",
)
STUCK_AND = (
    "Somebody tell {who} where I am.",
    "I'll keep {bring} by me until they come.",
    "If {who} were here, it would take two minutes.",
    "I was safer {where}.",
    "So I count what I have: {bring}, and that is the counting done.",
    "They'll notice. {Who} always noticed.",
    "I call out for {who}, which is not who I should call for.",
)
FREED = (
    "Give me your hand. No, the other one, the one that's yours.",
    "It isn't locked from this side. It never is, from this side.",
    "I heard you through three walls. Up you get.",
    "I took the hinges off. Nobody ever thinks of the hinges.",
    "I told it the end of the joke, and it let go.",
    "You weigh nothing. What has it been feeding you?",
    "I put my shoulder where yours was, and then there were two of us.",
    "There you are. I've been in every room but this.",
    "I walked in as if I were the landlord. It works on dogs as well.",
    "Don't thank me. Talk. Talk about anything.",
    "I opened it with what I had, which was bad language.",
)
FREED_AND = (
    "For a moment I took you for {who}.",
    "{Who} once did as much for me.",
    "I used {bring}. {bring:It|They} will never be the same.",
    "You can tell me what you saw when we are somewhere else.",
    "We go at the count of three, and nobody looks back at {thing}.",
    "It is easier to be brave about somebody else's room.",
    "I'm calmer now. Isn't that odd? I think we both are.",
)
LEFT = (
    "They have all stopped calling. I go on answering, out of politeness.",
    "The house has found a use for me. I hold up the ceiling.",
    "I shall be here when it's your turn. I'll try to be kind.",
    "I am learning the part. There is only one, and we all play it.",
    "The bolt went in so smoothly because it's mine.",
    "I can still hear the gate, whenever somebody gets out.",
    "In the end it asked me what I was afraid of, and built that.",
    "I've hung my coat up. It was the last thing I had that was from outside.",
    "I tell {who} what the day was like. {Who} is very patient, for a wall.",
    "There's a name on the bell now. Ring it, if you like. I'll know that it's you.",
    "I keep {bring} on the sill. There isn't a window, but there is a sill.",
)
