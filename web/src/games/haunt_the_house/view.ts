/** Made from the types in Python by `make web-types`, never by hand. */

/** A Scare that all can see: whose, and which. */
export type ShownScare = {
  seat: number;
  scare: string;
};

/** A Scare that lies face down: whose, and which for whoever may know. */
export type HiddenScare = {
  seat: number;
  scare: string | null;
};

/** A room: who sits in its doorway, and what lies above and below. */
export type RoomView = {
  room: string;
  hunter: string | null;
  shown: ShownScare[];
  hidden: HiddenScare[];
};

/** What lies before a ghost; `discard` is known to its owner alone. */
export type GhostView = {
  seat: number;
  skulls: number;
  hand: (string | null)[];
  held: (string | null)[];
  deck: number;
  discards: number;
  discard: string[] | null;
  hunters: string[];
  gear: Record<string, number>;
  phantoms: (string | null)[];
  played: string[];
  trophies: (string | null)[];
  trophy_colours: string[];
};

/** The house, its ghosts and its piles; `ender` is -1 until somebody ends it. */
export type HouseView = {
  full: boolean;
  turns: number;
  active: number;
  actions: number;
  ender: number;
  over: boolean;
  hunters_to_end: number;
  markers: number[];
  offer: (string | null)[];
  rooms_left: number;
  hunters_left: number;
  phantoms_left: number;
  rooms: RoomView[];
  ghosts: GhostView[];
};
