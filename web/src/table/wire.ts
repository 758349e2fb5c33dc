/** The messages between browser and server, exactly as docs/protocol.md has them. */

export type Value = string | number | boolean;
/** One thing that is told. It says what it is: somebody, a card, a word of the game's own, a number, or what was said. */
export type Fact = { seat: number } | { card: string } | { word: string } | number | string;
/** What stands under a noun. */
export type Parts = Record<string, Fact | Fact[]>;
/** The same, where some of it may be veiled. */
export type Facts = Record<string, Fact | Fact[] | null>;
export type Pace = 'live' | 'relaxed' | 'turns';
export type Status = 'lobby' | 'playing' | 'over';

/** A card as a board draws it; a game's own facts (fears, gear, skulls …) stand beside the common ones. */
export type CardInfo = { key: string; noun: string; title: string; text: string; [printed: string]: unknown };

/** `house` has, for the choices that are house rules, the rule that says so. */
export type SettingInfo = {
  key: string;
  default: Value;
  choices: Value[];
  text: string;
  house: Record<string, string>;
};

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
};

/** A piece of what is printed: a card, a text of the game (perhaps with a number), or plain words. */
export type PieceInfo = { card?: string; text?: string; count?: number; words?: string };
export type ImprintInfo = { name: string; pieces: PieceInfo[] };

/** One thing in the box with all that is printed on it; `count` cards bear it, those in `cards`. */
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

export type Rules = { text: string; paragraphs: Record<string, string> };

export type NewTable = {
  game: string;
  settings: Record<string, Value>;
  pace: Pace;
  public?: boolean;
  watchable?: boolean;
  name: string;
  seats: string[];
};

export type SeatInfo = {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string;
  yours: boolean;
  bot: string;
  away: boolean;
  kept_warm: boolean;
};

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
  /** The table that follows this one, when somebody has asked for another match. */
  again?: string | null;
};

/** A game's view is its own affair; the generic table reads it as nested zones. */
export type View = Record<string, unknown>;

export type Option = { key: string; verb: string; parts: Parts };

export type Ask = {
  seat: number;
  name: string;
  rule: string;
  kind: 'one' | 'some' | 'number' | 'text';
  low: number;
  high: number;
  about: Parts;
  default: string | string[];
  options: Option[];
};

export type TableEvent = { name: string; rule: string; facts: Facts; private: boolean };

export type ScoreLine = { name: string; rule: string; points: number };
export type Score = { seat: number; total: number; lines: ScoreLine[] };
export type Result = { winners: number[]; rule: string; why: string; scores: Score[] };

export type Step = {
  seat: number;
  number: number;
  first: number;
  events: (TableEvent | null)[];
  undone: boolean;
  view: View;
  question: Ask | null;
  waiting: number[];
  deadline: string | null;
  undo: string;
  result: Result | null;
};

/** A match as a story; `svg` is a plate's drawing, `text` then its caption. `of` are the seats whose story one may read. */
export type StoryBlock = {
  kind: 'prose' | 'voice' | 'plate';
  text: string;
  who: string;
  note: string;
  svg: string;
  alt: string;
};
export type StoryInfo = {
  game: string;
  title: string;
  subtitle: string;
  byline: string;
  over: boolean;
  of: number[];
  parts: { heading: string; blocks: StoryBlock[] }[];
};

export type Refusal = { id: string; error: string; asked: string; offered: string[]; rule: string };
export type ChatLine = { n: number; seat: number; name: string; text: string; at: string };

export type FromServer =
  | { type: 'table'; table: TableInfo }
  | ({ type: 'step' } & Step)
  | { type: 'done'; id: string; number: number }
  | ({ type: 'refused' } & Refusal)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'pong' }
  | { type: 'bye'; error: string };

export type Answer = string | string[];

export type FromBrowser =
  | { type: 'answer'; id: string; seat: number; number: number; answer: Answer }
  | { type: 'undo'; id: string; seat: number; number: number }
  | { type: 'look'; seat: number }
  | { type: 'chat'; id: string; text: string }
  | { type: 'ping' };
