# not compiled: drawn once per story
"""The map of the house as it grew, from what a seat could see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.games.way_out.cards import ACE
from seance.games.way_out.prose.scenes import CARDS, sign
from seance.kernel.chart import Chart
from seance.kernel.story import Plate, Spot, Vignette

if TYPE_CHECKING:
    from seance.games.way_out.view import MazeView, RoomView
    from seance.kernel.book import Book


class Plan:
    """All plates of one story: a room keeps its place from one to the next."""

    def __init__(self, book: Book[MazeView], titles: dict[str, str]) -> None:
        self.book = book
        self.titles = titles
        self.chart = Chart()

    def plate(self, view: MazeView, caption: str) -> Plate:
        """The house as it is in a view."""
        rooms = view["rooms"]
        spots = self.chart.arrange([(room["place"], room["doors"]) for room in rooms])
        there = {room["place"] for room in rooms}
        doors = {
            (min(room["place"], other), max(room["place"], other))
            for room in rooms
            for other in room["doors"]
            if other in there
        }
        vignettes = [self.vignette(room, spots[room["place"]], view) for room in rooms]
        return Plate(caption, tuple(vignettes), tuple(sorted(doors)))

    def vignette(self, room: RoomView, spot: Spot, view: MazeView) -> Vignette:
        here = [player["seat"] for player in view["players"] if player["at"] == room["place"]]
        people = tuple(self.book.name(seat) for seat in here)
        card = CARDS[room["card"]] if room["card"] else None
        if card is None or not room["open"]:
            return Vignette(room["place"], self.book.words.text("tale-dark"), spot, "", "dark", people)
        if card.by_suit is None:
            tone = "exit" if card.value == ACE else "trap"
            return Vignette(
                room["place"], self.book.words.text(f"tale-{tone}"), spot, sign(card), tone, people
            )
        title = self.titles.get(card.key, card.by_suit.title)
        return Vignette(room["place"], title, spot, sign(card), "red" if card.red else "black", people)
