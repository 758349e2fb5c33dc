"""WO-2: setting up the house."""

from __future__ import annotations

from seance.games.way_out.cards import ACES, CENTRE_ACE, JOKERS, PLAIN
from seance.games.way_out.rooms import lay
from seance.games.way_out.state import CENTRE, FACE_UP, RING, Maze, Player, new_player
from seance.kernel.dice import Dice
from seance.kernel.game import Settings
from seance.kernel.zone import NOBODY

SECRET_DOORS = 2
SET_ASIDE = 2
SOLO_FEAR = 2


def set_up(settings: Settings, dice: Dice) -> Maze:
    """WO-2: sheets, the centre of the house, Secret Doors, starting Rooms, the deck, who begins."""
    s = Maze(dice)
    count: int = settings["players"]
    s.variant = settings["variant"]
    s.direct = settings["centre"] == "direct"
    s.quiet = settings["quiet"]
    s.players = [new_player(index, first_fear(count)) for index in range(count)]
    s.deck.cards = list(PLAIN)
    s.deck.shuffle(dice)
    build_centre(s)
    deal(s)
    stack_deck(s)
    s.active = first_player(s).index
    s.voice = dice.below(1 << 30)
    return s


def first_fear(players: int) -> int:
    """WO-2.2: the number of players; alone, 2 (WO-12.1)."""
    return players if players > 1 else SOLO_FEAR


def build_centre(s: Maze) -> None:
    """WO-2.3 and WO-2.4: the Ace of Diamonds, and a face-down card against each of its sides."""
    lay(s, CENTRE_ACE, FACE_UP)
    for dark in RING:
        s.graph.join(CENTRE, lay(s, s.deck.draw(), NOBODY))
        s.plain.append(dark)


def deal(s: Maze) -> None:
    """WO-2.5: two Secret Doors and a starting Room each; alone, no Secret Doors (WO-12.1)."""
    for player in s.players:
        for _ in range(0 if s.solo else SECRET_DOORS):
            player.secret.add(s.deck.draw())
    for player in s.players:
        player.at = lay(s, s.deck.draw(), FACE_UP)


def stack_deck(s: Maze) -> None:
    """WO-2.6: two plain cards per player stay on top; below, the Aces and Jokers are shuffled in."""
    s.sure = SET_ASIDE * len(s.players)
    top = [s.deck.draw() for _ in range(s.sure)]
    s.deck.cards.extend(ACES[1:])
    if not s.solo:
        s.deck.cards.extend(JOKERS)
    s.deck.shuffle(s.dice)
    s.deck.cards.extend(top)


def first_player(s: Maze) -> Player:
    """WO-3.1: the lowest starting Room; Diamonds before Clubs before Hearts before Spades."""

    def rank(player: Player) -> int:
        room = s.house.cards[s.spots[player.at]]
        return room.value * 4 + room.suit

    return min(s.players, key=rank)
