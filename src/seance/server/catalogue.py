"""The games as a lobby shows them: what can be chosen, the cards, the gallery, the rules, the words."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from seance.bots import KINDS
from seance.games import NAMES, load
from seance.kernel.catalogue import catalogue, copies, faces
from seance.kernel.errors import SeanceError
from seance.kernel.game import Game
from seance.kernel.printed import Face, Imprint, Piece
from seance.kernel.rulebook import rulebook
from seance.kernel.things import Card
from seance.server.errors import UNKNOWN, Problem
from seance.server.pages import FaceInfo, ImprintInfo, PieceInfo
from seance.server.wire import GameInfo, Rules, SettingInfo

LOCALE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")


@cache
def all_games() -> list[GameInfo]:
    """Every game, without its cards."""
    return [_info(name) for name in NAMES]


@cache
def one_game(name: str) -> GameInfo:
    """One game with its cards."""
    return with_cards(load(known(name)))


def with_cards(game: Game[Any]) -> GameInfo:
    """A game with the cards of its box."""
    info = _info(game.name)
    info.cards = catalogue(game)
    return info


@cache
def gallery_of(name: str) -> list[FaceInfo]:
    """Everything in a game's box, with all that is printed on it."""
    return gallery_in(load(known(name)))


def gallery_in(game: Game[Any]) -> list[FaceInfo]:
    """The same for a box that may be another."""
    number = copies(game)
    return [_face(face, sum(number[card.key] for card in face.cards)) for face in faces(game)]


@cache
def rules_of(name: str) -> Rules:
    """A game's rules, whole and by paragraph."""
    book = rulebook(known(name))
    return Rules(book.text, book.paragraphs)


def texts(name: str, locale: str) -> str:
    """The words all games share, then the game's own, as Fluent source."""
    if not LOCALE.fullmatch(locale):
        raise Problem(UNKNOWN, f"{locale[:20]!r} is no language; 'en' is one.")
    return _texts(known(name), locale)


@cache
def _texts(name: str, locale: str) -> str:
    folders = ("seance.kernel", f"seance.games.{name}")
    found = [files(folder) / "texts" / f"{locale}.ftl" for folder in folders]
    if not all(each.is_file() for each in found):
        raise Problem(UNKNOWN, f"{name} does not speak {locale!r} yet; it speaks 'en'.")
    return "\n".join(each.read_text("utf-8") for each in found)


def known(name: str) -> str:
    """The game's proper name; an unknown one is answered with the nearest."""
    try:
        return load(name).name
    except SeanceError as error:
        raise Problem(UNKNOWN, str(error)) from error


def _face(face: Face, count: int) -> FaceInfo:
    return FaceInfo(
        key=face.key,
        kind=face.kind,
        title=face.title,
        text=face.text,
        flavour=face.flavour,
        count=count,
        cards=[card.key for card in face.cards],
        rules=face.rules,
        imprints=[_imprint(imprint) for imprint in face.imprints],
    )


def _imprint(imprint: Imprint) -> ImprintInfo:
    return ImprintInfo(imprint.name, [_piece(piece) for piece in imprint.pieces])


def _piece(piece: Piece) -> PieceInfo:
    if isinstance(piece, str):
        return PieceInfo(words=piece)
    if isinstance(piece, Card):
        return PieceInfo(card=piece.key)
    return PieceInfo(text=piece.name, count=piece.count)


def _info(name: str) -> GameInfo:
    game = load(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        prefix=game.prefix,
        players=list(game.players()),
        seat_names=list(game.seat_names),
        seat_fields=list(game.seat_fields),
        settings=[SettingInfo(c.key, c.default, list(c.choices), c.text, c.house) for c in game.choices],
        bots=list(KINDS),
        boxes=game.boxes is not None,
        concerns=[] if game.windows is None else list(game.windows.concerns),
    )
