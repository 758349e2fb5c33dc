"""The stockpile and the discard pile: drawing, revealing, reshuffling (ED-4.5)."""

from __future__ import annotations

from seance.games.edwardian.cards import THIEF, TaleCard
from seance.games.edwardian.state import DRY, LIVELY, STALE, Evening, Player
from seance.kernel.facts import Count, Several
from seance.kernel.state import say, whisper


def next_card(s: Evening) -> TaleCard | None:
    """The top card of the stock; the discards are reshuffled at once when it is empty (ED-b-28).

    Not any more in a stalemate: then the turn in which a draw finds no stock is the last (ED-b-51).
    """
    if not s.stock.cards:
        if s.stale != LIVELY:
            run_dry(s)
            return None
        if not s.discards.cards:
            return None
        for card in s.discards.take_all():
            s.stock.add(card)
        s.stock.shuffle(s.dice)
        say(s, "reshuffles", "ED-4.5", Count(len(s.stock.cards)))
    return s.stock.draw()


def run_dry(s: Evening) -> None:
    """ED-b-51: a draw has found the stock empty; that is told once."""
    if s.stale == STALE:
        s.stale = DRY
        say(s, "runs-dry", "ED-b-51")


def top_cards(s: Evening, count: int) -> list[TaleCard]:
    """So many cards from the stock, or as many as there are (ED-b-28)."""
    cards: list[TaleCard] = []
    while len(cards) < count:
        card = next_card(s)
        if card is None:
            return cards
        cards.append(card)
    return cards


def draw(s: Evening, me: Player, count: int) -> int:
    """Draw into the hand, unseen by the others; how many came."""
    cards = top_cards(s, count)
    for card in cards:
        me.hand.add(card)
    if cards and s.tale is not None:
        whisper(s, me, "draws", "ED-4.5", Several("cards", cards))
    return len(cards)


def discard(s: Evening, cards: list[TaleCard]) -> None:
    """Lay cards on the discard pile, face up and in this order (ED-b-59). A thief stops thieving there."""
    for card in cards:
        s.discards.add(card)
        if card.name == THIEF:
            s.thieving = False


def reveal(s: Evening, you: Player, rule: str) -> TaleCard | None:
    """Turn over the top card of the stock; it goes to the discards (ED-b-25)."""
    card = next_card(s)
    if card is not None:
        discard(s, [card])
        say(s, "turns-up-essential" if card.essential else "turns-up-support", rule, you, card)
    return card


def plain(title: str) -> str:
    """ED-b-55: a name as it is ranked in the alphabet, without punctuation or a leading article."""
    words = "".join([letter for letter in title.lower() if letter.isalpha() or letter == " "])
    return words.removeprefix("the ")


def draw_lots(s: Evening, among: list[Player], rule: str) -> Player:
    """ED-3.1 in the middle of the game: each draws a card, the first in the alphabet it is."""
    if len(among) == 1:
        return among[0]
    cards = top_cards(s, len(among))
    discard(s, cards)
    if len(cards) < len(among):
        return s.dice.pick(among)
    names = [plain(card.title) for card in cards]
    for me, card in zip(among, cards, strict=True):
        say(s, "draws-lot", rule, me, card)
    return among[names.index(min(names))]
