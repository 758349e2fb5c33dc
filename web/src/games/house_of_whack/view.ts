/** Made from the types in Python by `make web-types`, never by hand. */

/** A Trap that still holds somebody, and for how many turns. */
export type TrapView = {
  trap: string;
  turns: number;
};

/** One player; `red` and `blue` are totals; `guest` may be empty, `room` for those not there. */
export type PlayerView = {
  seat: number;
  guest: string;
  strength: number;
  spirit: number;
  life: number;
  red: number;
  blue: number;
  hand: (string | null)[];
  limit: number;
  carried: string[];
  claimed: string[];
  traps: TrapView[];
  redeemed: string[];
  number: (string | null)[];
  hearts: number;
  supply: number;
  room: string;
  square: number;
  dead: boolean;
  out: boolean;
  missing: number;
  resting: boolean;
  tried: boolean;
};

/** A card that lies in a room; `role` is what a Guest is there, else empty; a foe has its die. */
export type LyingView = {
  card: string;
  role: string;
  colour: string;
  stat: number;
};

/** A room that stands: where, how it is turned, whose token it holds (-1: nobody's), what lies in it. */
export type RoomView = {
  room: string;
  floor: number;
  x: number;
  y: number;
  turns: number;
  token: number;
  cards: LyingView[];
  steam: number;
  charges: number;
  cloud: boolean;
};

/** A lock: on a door of a room, by the side of the board, or on a link. */
export type BoltView = {
  bolt: string;
  room: string;
  wall: string;
  link: number;
  colour: string;
  stat: number;
};

/** A pair of secret doors, or stairs: two rooms and the square in each, as printed. */
export type LinkView = {
  link: string;
  number: number;
  stairs: boolean;
  rooms: string[];
  squares: number[];
};

/** A card in a Conflict: on whose side, laid by whom (-1: drawn by chance); `card` is None face down. */
export type LaidView = {
  camp: string;
  by: number;
  card: string | null;
};

/** A Conflict under way; `foe` is a seat or -1, and then `card` or `bolt` stands against. */
export type ClashView = {
  fighter: number;
  foe: number;
  card: string;
  bolt: number;
  colour: string;
  against: string;
  ranged: boolean;
  shown: boolean;
  mine: number;
  theirs: number;
  laid: LaidView[];
};

/** The house, everybody in it, and whatever is under way. */
export type PremisesView = {
  phase: string;
  active: number;
  actions: number;
  rounds: number;
  floor: number;
  floors: number;
  last: boolean;
  ending: boolean;
  over: boolean;
  versus: boolean;
  house: number;
  avatars: boolean;
  meta: boolean;
  players: PlayerView[];
  rooms: RoomView[];
  bolts: BoltView[];
  links: LinkView[];
  clash: ClashView | null;
  rules: string[];
  permanent: number;
  charges: Record<string, number>;
  faced: string[];
  drawn: (string | null)[];
  played: (string | null)[];
  display: (string | null)[];
  shown_by: number;
  gate: (string | null)[];
  honours: Record<string, string>;
  terms: string;
  opened: boolean;
  wrong: number;
  rooms_left: number;
  drama_left: number;
  whack_left: number;
  guests_left: number;
  drama_discard: (string | null)[];
  whack_discard: (string | null)[];
  foreseen: (string | null)[];
};
