/** Made from the types in Python by `make web-types`, never by hand. */

/** A room of the house; `plain` where all can tell that it is neither an Ace nor a Joker. */
export type RoomView = {
  place: string;
  card: string | null;
  open: boolean;
  plain: boolean;
  color: boolean;
  doors: string[];
  free: number;
};

/** A sheet as everybody may read it; `at` is None for whoever is not in the house. */
export type PlayerView = {
  seat: number;
  will: number;
  body: number;
  fear: number;
  points: number;
  answered: string[];
  locked: boolean;
  mad: boolean;
  at: string | null;
  awake: boolean;
  trapped: boolean;
  escaped: boolean;
  notes: number[];
  secret: (string | null)[];
};

/** The house and those who are lost in it; `waiting` have a last turn left, once an end is near. */
export type MazeView = {
  variant: string;
  centre: 'ring' | 'direct';
  quiet: boolean;
  begun: boolean;
  turns: number;
  active: number;
  house_player: number;
  exits: number;
  levels: string[];
  deck: number;
  sure: number;
  discard: (string | null)[];
  door: (string | null)[];
  waiting: number[] | null;
  over: boolean;
  ended: string;
  rooms: RoomView[];
  players: PlayerView[];
};
