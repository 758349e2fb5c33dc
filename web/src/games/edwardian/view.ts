/** Made from the types in Python by `make web-types`, never by hand. */

/** One line of a tale; the last `fresh` cards have just come. */
export type LineView = {
  cards: string[];
  complete: boolean;
  played: boolean;
  fresh: number;
};

/** What lies before a player. */
export type PlayerView = {
  seat: number;
  score: number;
  missed: number;
  hand: (string | null)[];
  lines: LineView[];
};

/** The fireside: the piles, and everybody's lines; `needed` lines lose. */
export type EveningView = {
  turns: number;
  active: number;
  step: 'first' | 'attack' | 'defence' | 'own lines' | 'discard';
  over: boolean;
  needed: number;
  size: number;
  stale: boolean;
  thieving: boolean;
  stock: number;
  discards: string[];
  table: string[];
  aside: (string | null)[];
  players: PlayerView[];
};
