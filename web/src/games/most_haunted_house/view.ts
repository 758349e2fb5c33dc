/** Made from the types in Python by `make web-types`, never by hand. */

/** What is added to the rolls of whoever has the turn, and to Curses; `quiet` rooms add to Searches. */
export type EdgeView = {
  search: number;
  quiet: Record<string, number>;
  lift: number;
  face: number;
  harder: number;
};

/** What a card adds to a roll. */
export type PartView = {
  card: string;
  amount: number;
};

/** The last roll: of its dice the best counts, and `made` says whether it is enough. */
export type RollView = {
  seat: number;
  deed: string;
  about: string;
  dice: number[];
  die: number;
  parts: PartView[];
  total: number;
  against: number;
  made: boolean;
};

/** A Haunting in the house, and what has been rolled at it in this cycle. */
export type HauntingView = {
  haunting: string;
  sum: number;
};

/** One investigator; `card` is empty until it is chosen. */
export type SleuthView = {
  seat: number;
  card: string;
  space: string;
  hand: (string | null)[];
  limit: number;
  proof: number;
  slow: number;
  marks: string[];
  possessed: boolean;
};

/** The clock, the house and everybody in it; what is left of the turn in progress. */
export type NightView = {
  cycle: number;
  goal: number;
  proof: number;
  over: boolean;
  won: boolean;
  conceded: boolean;
  active: number;
  order: number[];
  actions: number;
  deeds: string[];
  walks: number;
  stairs: number;
  closed: string[];
  edge: EdgeView;
  searches: number;
  faced: number;
  traded: number;
  bonus: (string | null)[];
  ignored: string;
  roll: RollView | null;
  tokens: Record<string, number>;
  hauntings: HauntingView[];
  hauntings_left: number;
  curses_left: number;
  charms_left: number;
  spare: (string | null)[];
  team: SleuthView[];
};
