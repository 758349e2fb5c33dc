"""Everything that goes over the wire, typed (docs/protocol.md says what it means)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from seance.kernel.data import CardInfo, Concern, EventData, OrdersData, QuestionData, RemarkData, ResultData
from seance.kernel.game import View

Pace = Literal["live", "relaxed", "turns"]
"""A minute for every question, ten, or no clock at all."""
Status = Literal["lobby", "playing", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")]
PlainName = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=64)]
"""What a game, a bot, a setting or a choice can be called."""
Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""What a card, a space or another thing of a game is known by."""
Value = Word | int | bool
Given = Annotated[str, Meta(max_length=2_000)]


# --- from the browser, by REST -----------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Word
    seats: Annotated[
        list[Word], Meta(min_length=1, max_length=64, description="Each `you`, `open`, or `bot:` and a bot.")
    ]
    settings: dict[Word, Value] = {}
    pace: Pace = "live"
    name: PlainName = ""
    public: bool = False
    watchable: bool = True


class Sit(Struct, forbid_unknown_fields=True):
    """Take this seat."""

    seat: SeatNumber
    name: PlainName = ""


class Rise(Struct, forbid_unknown_fields=True):
    """Give this seat up."""

    seat: SeatNumber


class Reseat(Struct, forbid_unknown_fields=True):
    """Free a seat, or put a bot there."""

    kind: Literal["open", "bot"]
    bot: Word = "hints"


class NewSettings(Struct, forbid_unknown_fields=True):
    """What the host changes in the lobby; what is left out stays as it is."""

    settings: dict[Word, Value] | None = None
    pace: Pace | None = None
    public: bool | None = None
    watchable: bool | None = None


class BoxWish(Struct, forbid_unknown_fields=True):
    """Which box the host wants: that of a number, one nobody has ever opened (without any), or a file's."""

    number: Annotated[
        Annotated[int, Meta(ge=0, lt=1 << 53)] | None,
        Meta(description="0 for the one the game comes with; without a number, one by chance."),
    ] = None
    file: Annotated[str, Meta(max_length=200_000, description="What stands in the file of a box.")] = ""


# --- to the browser, by REST -------------------------------------------------------------------------


class SettingInfo(Struct):
    """One thing that can be chosen before a match; ``house`` cites the rules of choices that are our own."""

    key: str
    default: Value
    choices: list[Value]
    text: str
    house: dict[str, str]


class GameInfo(Struct, omit_defaults=True):
    """A game, for a lobby."""

    name: str
    title: str
    prefix: str
    players: list[int]
    seat_names: list[str]
    seat_fields: Annotated[
        list[str], Meta(description="The fields of a view that hold seats, alone or in lists.")
    ]
    settings: list[SettingInfo]
    bots: list[str]
    cards: dict[str, CardInfo] | None = None
    concerns: Annotated[
        list[Concern],
        Meta(description="What standing orders can make exceptions for; none: there are no orders."),
    ] = []
    boxes: Annotated[bool, Meta(description="Whether it can be played with other boxes.")] = False


class Rules(Struct):
    """A game's rules: the whole text, and each numbered paragraph."""

    text: str
    paragraphs: dict[str, str]


class SeatInfo(Struct):
    """A seat as one browser may see it."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    yours: bool
    bot: str
    away: bool
    kept_warm: bool


class BoxInfo(Struct):
    """Another box than the game comes with; ``number`` is 0 where it came of none."""

    name: str
    number: int


class TableInfo(Struct):
    """A table as one browser may see it."""

    id: str
    game: str
    status: Status
    settings: dict[str, Value]
    pace: Pace
    public: bool
    watchable: bool
    host: bool
    seats: list[SeatInfo]
    receipt: str
    seed: str | None
    answers: int
    touched: str
    again: Annotated[
        str, Meta(description="The table that follows this one, once somebody wants another match.")
    ]
    solo: Annotated[
        bool, Meta(description="Its host has seen what is to come: nobody else can sit down here.")
    ]
    box: Annotated[
        BoxInfo | None, Meta(description="Where it is null, it is the box that the game comes with.")
    ]


class Step(Struct, tag="step", tag_field="type", omit_defaults=True):
    """What one seat sees after an answer, and what happened on the way there."""

    seat: int
    number: Annotated[int, Meta(description="Answers given so far.")]
    first: Annotated[int, Meta(description="The number of the first of the events; the first of all is 1.")]
    events: Annotated[list[EventData | None], Meta(description="Null is something that one may not know.")]
    undone: Annotated[bool, Meta(description="An answer was taken back: forget the events from `first` on.")]
    view: View
    question: Annotated[QuestionData | None, Meta(description="What this seat is asked.")]
    waiting: Annotated[list[int], Meta(description="The seats that are asked now.")]
    deadline: str | None
    undo: Annotated[str, Meta(description="Why this seat cannot take the last answer back; empty if it can.")]
    result: ResultData | None
    orders: Annotated[
        OrdersData | None, Meta(description="This seat's standing orders, in a game that has windows.")
    ] = None
    passed: Annotated[
        dict[str, int],
        Meta(description="How often orders let something pass since this seat last answered, by reason."),
    ] = {}


class Failure(Struct):
    """Why a call was refused, and by which rule."""

    error: str
    rule: str = ""


class Health(Struct):
    """Whether the server is fit to work."""

    status: Literal["ok", "ill"]
    version: str
    tables: int
    sockets: int
    wrong: list[str]


# --- to the browser, by socket -----------------------------------------------------------------------


class TableNews(Struct, tag="table", tag_field="type"):
    """The lobby or a seat has changed."""

    table: TableInfo


class Done(Struct, tag="done", tag_field="type"):
    """A message is stored."""

    id: str
    number: int


class Refusal(Struct, tag="refused", tag_field="type"):
    """A message was not carried out: why, and what would have been."""

    id: str
    error: str
    asked: str = ""
    offered: list[str] = []
    rule: str = ""


class ChatNews(Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    n: int
    seat: int
    name: str
    text: str
    at: str


class HereNews(Struct, tag="here", tag_field="type"):
    """Somebody points at something that everybody sees. It is kept nowhere."""

    seat: int
    name: str
    thing: str


class SaysNews(Struct, tag="says", tag_field="type"):
    """A bot says what it is up to; `number` answers had been given. It is kept nowhere."""

    seat: int
    number: int
    remark: RemarkData


class Bye(Struct, tag="bye", tag_field="type"):
    """The last message before the socket closes."""

    error: str


class Trouble(Struct, tag="trouble", tag_field="type"):
    """Why the table does not go on, for people to read; an empty text says that it does."""

    error: str


class Pong(Struct, tag="pong", tag_field="type"):
    """Still here."""


Gesture = HereNews | SaysNews
"""What is told to those who look at the moment, and to nobody later."""
ToBrowser = TableNews | Step | Done | Refusal | ChatNews | HereNews | SaysNews | Trouble | Bye | Pong


# --- from the browser, by socket ---------------------------------------------------------------------


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """An answer to the question that was open after ``number`` answers."""

    id: ClientId
    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    answer: Given | Annotated[list[Given], Meta(max_length=256)]


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back this seat's last answer, which was answer ``number``."""

    id: ClientId
    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]


class LeaveOrders(Struct, tag="orders", tag_field="type", forbid_unknown_fields=True):
    """What this seat lets pass from now on without being asked."""

    id: ClientId
    seat: SeatNumber
    orders: OrdersData


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Show the table from another of this browser's seats."""

    seat: Annotated[int, Meta(ge=-1, le=63)]


class Chat(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    id: ClientId
    text: Annotated[str, Meta(max_length=500)]


class Here(Struct, tag="here", tag_field="type", forbid_unknown_fields=True):
    """Point at something, for everybody at the table to see."""

    id: ClientId
    thing: Key


class Ping(Struct, tag="ping", tag_field="type"):
    """Are you there?"""


FromBrowser = Answer | Undo | LeaveOrders | Look | Chat | Here | Ping

encode = msgspec.json.Encoder().encode


def text(message: ToBrowser) -> str:
    """A message as it goes into a text frame."""
    return encode(message).decode()


_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


class _Labelled(Struct):
    id: Any = ""


def decode(data: bytes) -> FromBrowser:
    """A message from a browser; msgspec.DecodeError says what is wrong with it."""
    try:
        return _decoder.decode(data)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError("this is no JSON text") from error


class _Made(Struct):
    type: Literal["here", "says"]
    seat: SeatNumber


def is_gesture(data: str) -> bool:
    """Whether this is a gesture as another process has put it into words."""
    try:
        msgspec.json.decode(data, type=_Made)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


def label(data: bytes) -> str:
    """The id that stands in a message which is otherwise no good, so that its sender knows which it was."""
    try:
        found = msgspec.json.decode(data, type=_Labelled).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return found[:64] if isinstance(found, str) else ""
