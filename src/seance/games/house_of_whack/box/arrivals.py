# not compiled: what is in the box, made once
"""Section c: twelve Arrivals: seven Allies, five Residents."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import ALLY, RESIDENT, Arrival

ARRIVALS: Final = (
    Arrival("knock_at_the_door", "A Knock from Inside the Wall", "Shave and a haircut. Let them in.", ALLY),
    Arrival("wrong_party", "Dressed for a Different Party", "But game for this one.", ALLY),
    Arrival("out_of_the_trunk", "Out of the Steamer Trunk", "Return to sender was not an option.", ALLY),
    Arrival("gatecrasher", "Gatecrasher, with Gate", "It came off in the hand.", ALLY),
    Arrival("plus_one", "Somebody's Plus-One", "Whose, they would rather not say.", ALLY),
    Arrival("shipwrecked", "Shipwrecked in the Aquarium", "Three days on a plastic castle.", ALLY),
    Arrival("since_tuesday", "Lost on the Way to the Bathroom", "Since Tuesday. Any Tuesday.", ALLY),
    Arrival("never_left", "They Never Left", "The last party ended in spring.", RESIDENT),
    Arrival("comes_with_the_room", "Comes with the Room", "See inventory, under Fittings.", RESIDENT),
    Arrival("asleep_in_the_armchair", "Asleep under the Antimacassar", "Not a cushion, then.", RESIDENT),
    Arrival("sitting_tenant", "Sitting Tenant", "Rent is paid until the sun goes out.", RESIDENT),
    Arrival("behind_the_curtain", "Shoes beneath the Curtain", "With feet in them, and prices.", RESIDENT),
)
