/** Made from the types in Python by `make web-types`, never by hand. docs/protocol.md says what it means. */

export type Value = string | number | boolean;

/** A minute for every question, ten, or no clock at all. */
export type Pace = 'live' | 'relaxed' | 'turns';

export type Status = 'lobby' | 'playing' | 'over';

/** One thing that is told. It says what it is; a text is what somebody said, to the letter. */
export type Fact = { seat: number } | { card: string } | { word: string } | number | string;

/** What stands under each noun. */
export type Parts = Record<string, Fact | Fact[]>;

/** The same, where some of it may be veiled. */
export type Facts = Record<string, Fact | Fact[] | null>;

/** What is printed on a card; a game's own facts (fears, gear, skulls) stand beside the common ones. */
export type CardInfo = {
  key: string;
  noun: string;
  title: string;
  text: string;
  [printed: string]: unknown;
};

/** One thing that can be chosen before a match; `house` cites the rules of choices that are our own. */
export type SettingInfo = {
  key: string;
  default: Value;
  choices: Value[];
  text: string;
  house: Record<string, string>;
};

/** A game, for a lobby. */
export type GameInfo = {
  name: string;
  title: string;
  prefix: string;
  players: number[];
  seat_names: string[];
  /** The fields of a view that hold seats, alone or in lists. */
  seat_fields: string[];
  settings: SettingInfo[];
  bots: string[];
  cards?: Record<string, CardInfo>;
  /** What standing orders can make exceptions for; none: there are no orders. */
  concerns?: Concern[];
  /** Whether it can be played with other boxes. */
  boxes?: boolean;
};

/** A piece of what is printed: a card, a text of the game (perhaps with a number), or plain words. */
export type PieceInfo = {
  card?: string;
  text?: string;
  count?: number;
  words?: string;
};

/** One thing printed on a card; the game's text `printed-{name}` is its label. A mark has no pieces. */
export type ImprintInfo = {
  name: string;
  pieces: PieceInfo[];
};

/** One thing in the box, with all that is printed on it; `count` cards bear it, those in `cards`. */
export type FaceInfo = {
  key: string;
  kind: string;
  title: string;
  text: string;
  flavour: string;
  count: number;
  cards: string[];
  rules: string[];
  imprints: ImprintInfo[];
};

/** A game's rules: the whole text, and each numbered paragraph. */
export type Rules = {
  text: string;
  paragraphs: Record<string, string>;
};

/** A table as its host wants it. */
export type NewTable = {
  game: string;
  /** Each `you`, `open`, or `bot:` and a bot. */
  seats: string[];
  settings?: Record<string, Value>;
  pace?: Pace;
  name?: string;
  public?: boolean;
  watchable?: boolean;
};

/** What the host changes in the lobby; what is left out stays as it is. */
export type NewSettings = {
  settings?: Record<string, Value> | null;
  pace?: Pace | null;
  public?: boolean | null;
  watchable?: boolean | null;
};

/** Which box the host wants: that of a number, one nobody has ever opened (without any), or a file's. */
export type BoxWish = {
  /** 0 for the one the game comes with; without a number, one by chance. */
  number?: number | null;
  /** What stands in the file of a box. */
  file?: string;
};

/** Take this seat. */
export type Sit = {
  seat: number;
  name?: string;
};

/** Give this seat up. */
export type Rise = {
  seat: number;
};

/** Free a seat, or put a bot there. */
export type Reseat = {
  kind: 'open' | 'bot';
  bot?: string;
};

/** Why a call was refused, and by which rule. */
export type Failure = {
  error: string;
  rule: string;
};

/** A seat as one browser may see it. */
export type SeatInfo = {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string;
  yours: boolean;
  bot: string;
  away: boolean;
  kept_warm: boolean;
};

/** Another box than the game comes with; `number` is 0 where it came of none. */
export type BoxInfo = {
  name: string;
  number: number;
};

/** A table as one browser may see it. */
export type TableInfo = {
  id: string;
  game: string;
  status: Status;
  settings: Record<string, Value>;
  pace: Pace;
  public: boolean;
  watchable: boolean;
  host: boolean;
  seats: SeatInfo[];
  receipt: string;
  seed: string | null;
  answers: number;
  touched: string;
  /** The table that follows this one, once somebody wants another match. */
  again: string;
  /** Its host has seen what is to come: nobody else can sit down here. */
  solo: boolean;
  /** Where it is null, it is the box that the game comes with. */
  box: BoxInfo | null;
};

/** What a seat may know. Every game says more exactly what its own views hold, in its `view.py`. */
export type View = Record<string, unknown>;

/** Something that may be answered: `key` is the answer. */
export type Option = {
  key: string;
  verb: string;
  parts: Parts;
};

/** What a seat is asked; `default` is answered for whoever does not answer in time. */
export type Ask = {
  seat: number;
  name: string;
  rule: string;
  kind: 'one' | 'some' | 'number' | 'text';
  low: number;
  high: number;
  about: Parts;
  options: Option[];
  default: Answer;
};

/** What a window may touch for somebody, so that they want to be asked after all. */
export type Concern = 'target' | 'room' | 'conflict' | 'vote' | 'roll';

/** Standing orders of a seat: it is always asked about cards in `stop`, and about all while it holds. */
export type Orders = {
  until: 'ask' | 'turn' | 'concern';
  unless: Concern[];
  stop: string[];
  hold: boolean;
};

/** A line of the tale as one seat may know it; `private` where not everybody knows of it. */
export type TableEvent = {
  name: string;
  rule: string;
  facts: Facts;
  private: boolean;
};

/** What brought points, by which rule. */
export type ScoreLine = {
  name: string;
  rule: string;
  points: number;
};

/** What one seat reached. */
export type Score = {
  seat: number;
  total: number;
  lines: ScoreLine[];
};

/** How a match ended; `why` names a reason where there is something to say. */
export type Result = {
  winners: number[];
  rule: string;
  why: string;
  scores: Score[];
};

/** What one seat sees after an answer, and what happened on the way there. */
export type Step = {
  seat: number;
  /** Answers given so far. */
  number: number;
  /** The number of the first of the events; the first of all is 1. */
  first: number;
  /** Null is something that one may not know. */
  events: (TableEvent | null)[];
  /** An answer was taken back: forget the events from `first` on. */
  undone: boolean;
  view: View;
  /** What this seat is asked. */
  question: Ask | null;
  /** The seats that are asked now. */
  waiting: number[];
  deadline: string | null;
  /** Why this seat cannot take the last answer back; empty if it can. */
  undo: string;
  result: Result | null;
  /** This seat's standing orders, in a game that has windows. */
  orders?: Orders;
  /** How often orders let something pass since this seat last answered, by reason. */
  passed?: Record<string, number>;
};

/** A paragraph, somebody's words, or a plate: an SVG document, its caption in `text`. */
export type StoryBlock = {
  kind: 'prose' | 'voice' | 'plate';
  text: string;
  who: string;
  note: string;
  svg: string;
  alt: string;
};

/** A part of a story. */
export type StoryPart = {
  heading: string;
  blocks: StoryBlock[];
};

/** A match as a story. `of` are the seats whose story the caller may ask for. */
export type StoryInfo = {
  game: string;
  title: string;
  subtitle: string;
  byline: string;
  over: boolean;
  of: number[];
  parts: StoryPart[];
};

/** A message was not carried out: why, and what would have been. */
export type Refusal = {
  id: string;
  error: string;
  asked: string;
  offered: string[];
  rule: string;
};

/** Somebody said something. */
export type ChatLine = {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
};

/** Something that a bot says, for everybody to hear; the texts have it as `says-<name>`. */
export type Remark = {
  name: string;
  facts: Parts;
};

/** Somebody points at something that everybody sees. It is kept nowhere. */
export type Pointing = {
  seat: number;
  name: string;
  thing: string;
};

/** A bot says what it is up to; `number` answers had been given. It is kept nowhere. */
export type Saying = {
  seat: number;
  number: number;
  remark: Remark;
};

/** An answer as it is written down and sent: a key, or a list of keys. */
export type Answer = string | string[];

export type FromServer =
  | { type: 'table'; table: TableInfo }
  | ({ type: 'step' } & Step)
  | { type: 'done'; id: string; number: number }
  | ({ type: 'refused' } & Refusal)
  | ({ type: 'chat' } & ChatLine)
  | ({ type: 'here' } & Pointing)
  | ({ type: 'says' } & Saying)
  | { type: 'trouble'; error: string }
  | { type: 'bye'; error: string }
  | { type: 'pong' };

export type FromBrowser =
  | { type: 'answer'; id: string; seat: number; number: number; answer: string | string[] }
  | { type: 'undo'; id: string; seat: number; number: number }
  | { type: 'orders'; id: string; seat: number; orders: Orders }
  | { type: 'look'; seat: number }
  | { type: 'chat'; id: string; text: string }
  | { type: 'here'; id: string; thing: string }
  | { type: 'ping' };
