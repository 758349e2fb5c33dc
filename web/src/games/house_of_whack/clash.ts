/** A Conflict as its stage shows it: who stands where, what is known, what is being told. Pure functions. */
import type { Ask, TableEvent } from '../../table/wire';
import { cardsOf, numberOf } from '../../words/facts';
import { fits, printed, printedNumber, wordOf, type Camp, type Cards, type Face } from './tickets';
import type { ClashView, LaidView, PlayerView, PremisesView } from './view';

export const PHASES = ['totals', 'cards', 'reveal', 'wild', 'outcome'] as const;
export type Phase = (typeof PHASES)[number];

/** A Conflict while it is told: how it has ended, if that has been told. */
export type Watched = ClashView & { turning: boolean; ended: '' | 'won' | 'lost' | 'drawn' | 'broken' };

const ENDS: Record<string, 'won' | 'lost' | 'drawn' | 'broken'> = {
  beats: 'won',
  unlocks: 'won',
  beaten: 'lost',
  caught: 'lost',
  holds: 'lost',
  draw: 'drawn',
  'broken-off': 'broken',
};

/** The Conflict after some events that are being told: cards are turned up, added, and it ends. */
export function watched(clash: ClashView, events: readonly TableEvent[]): Watched {
  const start: Watched = { ...clash, turning: false, ended: '' };
  return events.reduce(after, start);
}

function after(clash: Watched, { name, facts }: TableEvent): Watched {
  if (name === 'reveals') return turnedUp(clash, wordOf(facts['camp']), cardsOf(facts['cards']));
  if (name === 'scores') {
    const [mine, theirs] = [numberOf(facts['mine']), numberOf(facts['theirs'])];
    return { ...clash, shown: true, mine: mine ?? clash.mine, theirs: theirs ?? clash.theirs };
  }
  if (name === 'defeats') return { ...clash, ended: seatIn(facts['seat']) === clash.fighter ? 'won' : 'lost' };
  const ended = ENDS[name];
  return ended && clash.ended === '' ? { ...clash, ended } : clash;
}

function turnedUp(clash: Watched, camp: string, cards: readonly string[]): Watched {
  let next = 0;
  const laid = clash.laid.map((each) => (each.camp === camp ? { ...each, card: cards[next++] ?? each.card } : each));
  return { ...clash, laid, turning: true };
}

function seatIn(fact: unknown): number {
  return typeof fact === 'object' && fact !== null && 'seat' in fact ? Number(fact.seat) : -1;
}

const LAYING = new Set(['lay', 'help', 'offer-help', 'accept-gift']);

/** Where a Conflict stands, as far as whoever looks can tell. */
export function phaseOf(clash: Watched, ask: Ask | null, waiting: readonly number[] = []): Phase {
  if (clash.ended !== '') return 'outcome';
  if (clash.turning && !clash.shown) return 'reveal';
  if (clash.shown) return 'wild';
  const alone = waiting.length === 1 && waiting[0] === clash.fighter && ask === null;
  return clash.laid.length > 0 || alone || (ask !== null && LAYING.has(ask.name)) ? 'cards' : 'totals';
}

/** Who is still thinking: at a window all who hold cards; while cards are laid also the two who fight. */
export function thinking(view: PremisesView, clash: Watched, phase: Phase, waiting: readonly number[]): Face[] {
  const party = (seat: number) => seat === clash.fighter || seat === clash.foe;
  const laid = (seat: number) => clash.laid.some(({ by }) => by === seat);
  const helping = waiting.some((seat) => !party(seat));
  return view.players
    .filter(({ out, hand, seat }) => !out && (hand.length > 0 || laid(seat) || waiting.includes(seat)))
    .map(({ seat }) => {
      if (waiting.includes(seat)) return { seat, state: 'asked' };
      if (phase === 'cards' && !helping && !laid(seat)) return { seat, state: '' };
      return { seat, state: 'done' };
    });
}

// --- the two sides --------------------------------------------------------------------------------------

/** A card on the stage: whose it is, what the looker knows of it, whether it counts. */
export type OnStage = { by: number; card: string | null; open: boolean; counts: boolean; size: number };

export type Side = {
  camp: Camp;
  seat: number;
  /** The die or the printed number, and what is added to it before any card. */
  base: number;
  extra: number;
  /** What everybody may count; what only the looker knows besides; how many cards nobody has told them of. */
  total: number;
  known: number;
  hidden: number;
  laid: OnStage[];
};

export function sideOf(view: PremisesView, clash: Watched, camp: Camp, cards: Cards): Side {
  const seat = camp === 'fighter' ? clash.fighter : clash.foe;
  const total = camp === 'fighter' ? clash.mine : clash.theirs;
  const laid = clash.laid.filter((each) => each.camp === camp).map((each) => onStage(each, clash, cards));
  const fitting = laid.filter(({ counts }) => counts).reduce((sum, { size }) => sum + size, 0);
  const own = view.players[seat];
  const base = own ? die(own, clash.colour) : printedBase(view, clash, cards);
  const bare = clash.shown ? total - fitting : total;
  return {
    camp,
    seat,
    base,
    extra: bare - base,
    total,
    known: clash.shown ? 0 : fitting,
    hidden: laid.filter(({ card }) => card === null).length,
    laid,
  };
}

function onStage({ by, card }: LaidView, clash: Watched, cards: Cards): OnStage {
  const info = card === null ? undefined : cards[card];
  const open = clash.shown || (clash.turning && card !== null);
  return { by, card, open, counts: fits(info, clash.colour), size: printedNumber(info, 'size') };
}

function die(player: PlayerView, colour: string): number {
  return colour === 'blue' ? player.spirit : player.strength;
}

/** What stands on the foe's card, or on the die of a lock. */
function printedBase(view: PremisesView, clash: ClashView, cards: Cards): number {
  if (clash.card !== '') return printedNumber(cards[clash.card], 'stat');
  return boltOf(view, clash)?.stat ?? clash.theirs;
}

export function boltOf({ bolts }: PremisesView, { bolt }: ClashView) {
  return bolts.find((each) => each.bolt === `lock-${bolt}`);
}

// --- the tug --------------------------------------------------------------------------------------------

export type Stretch = { kind: 'sure' | 'known' | 'hidden' | 'maybe'; size: number; camp: Camp };

/** A card that nobody has turned up yet is drawn as wide as most are. */
const UNKNOWN = 2;

/** The rope from left to right: what the fighter has, what may come of it, and the same from the other end. */
export function rope(mine: Side, theirs: Side, maybe: { camp: Camp; size: number } | null): Stretch[] {
  return [...strand(mine, maybe), ...strand(theirs, maybe).reverse()].filter(({ size }) => size > 0);
}

function strand({ camp, total, known, hidden }: Side, maybe: { camp: Camp; size: number } | null): Stretch[] {
  return [
    { kind: 'sure', size: total, camp },
    { kind: 'known', size: known, camp },
    { kind: 'maybe', size: maybe?.camp === camp ? maybe.size : 0, camp },
    { kind: 'hidden', size: hidden * UNKNOWN, camp },
  ];
}

// --- what comes of it -----------------------------------------------------------------------------------

export type Stake = { text: string; card?: string; count?: number; lose?: string };

/** What each outcome brings, as a text and its facts: higher, equal, lower, as the fighter sees it. */
export function stakes(view: PremisesView, clash: ClashView, cards: Cards): [Stake, Stake, Stake] {
  const draw = drawn(view, clash);
  if (clash.foe >= 0) {
    if (clash.ranged) return [{ text: `board-stake-hit-${clash.colour}` }, draw, { text: 'board-stake-missed' }];
    return [{ text: 'board-stake-prize' }, draw, { text: 'board-stake-prize-theirs' }];
  }
  if (clash.card === '') return [{ text: 'board-stake-unlock' }, draw, { text: 'board-stake-locked' }];
  const card = cards[clash.card];
  const guest = card?.noun === 'guest';
  const won = { text: 'board-stake-yours', card: clash.card, count: printedNumber(card, guest ? 'value' : 'worth') };
  if (guest && clash.against === 'resident') return [won, draw, { text: `board-stake-hurt-${clash.colour}` }];
  return [won, draw, { text: 'board-stake-lose', lose: printed(card, guest ? 'third_text' : 'text') }];
}

/** HW-19.12, b-17: whoever has the turn may pay for another try; a Trap takes a draw for a loss. */
function drawn(view: PremisesView, clash: ClashView): Stake {
  if (clash.ranged) return { text: 'board-stake-missed' };
  const again = view.active === clash.fighter && view.actions > 0;
  if (clash.against === 'trap') return { text: again ? 'board-stake-again-or-lose' : 'board-stake-draw-loses' };
  return { text: again ? 'board-stake-again' : 'board-stake-nothing' };
}
