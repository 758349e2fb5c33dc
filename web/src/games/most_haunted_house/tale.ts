/** What the board reads out of the tale: the rolls behind a sum, and a roll that is just being told. Pure functions. */
import type { Tale } from '../../table/tale';
import type { Step, TableEvent } from '../../table/wire';
import { cardOf, numberOf, seatOf } from '../../words/facts';
import type { NightView, RollView } from './view';

/** The tale after a step; a board that was opened in mid-game knows that something came before. */
export function heard(tale: Tale, step: Pick<Step, 'first' | 'events'>): Tale {
  const before = tale.slice(0, step.first);
  return [...before, ...Array<null>(step.first - before.length).fill(null), ...step.events];
}

/** AM-6.5a: what each roll added to a sum in this cycle, as far as the tale knows it. */
export function segments(tale: Tale, haunting: string, sum: number): number[] {
  const start = tale.findLastIndex((event) => event?.name === 'strikes') + 1;
  const sums = tale.slice(start).flatMap((event) => {
    const here = event?.name === 'faces' && cardOf(event.facts['haunting']) === haunting;
    return here ? [numberOf(event.facts['count']) ?? 0] : [];
  });
  if (sums.at(-1) !== sum) return sum > 0 ? [sum] : [];
  return sums.map((each, i) => each - (sums[i - 1] ?? 0));
}

/** A roll as it is watched: what is not told yet is null. */
export type Watched = Omit<RollView, 'against' | 'total' | 'made'> & {
  against: number | null;
  total: number | null;
  made: boolean | null;
};

const DICE = new Set(['rolls', 'rolls-twice', 'rolls-again']);
const OPENINGS: Record<string, string> = { searches: 'search', scrubs: 'lift' };

/** The roll in some events that are being told; null where none is about one. One that is rolled again was the last. */
export function watched(events: readonly TableEvent[], last: RollView | null): Watched | null {
  let roll: Watched | null =
    last && events[0]?.name === 'rolls-again' ? { ...begun(last.deed, last.seat), against: last.against } : null;
  for (const event of events) roll = told(roll, event);
  return roll && roll.dice.length > 0 ? roll : null;
}

function told(roll: Watched | null, { name, facts }: TableEvent): Watched | null {
  if (name in OPENINGS || (name === 'rolls' && (roll === null || roll.total !== null || roll.dice.length > 0)))
    roll = { ...begun(OPENINGS[name] ?? 'face', seatOf(facts['seat']) ?? 0), against: numberOf(facts['against']) };
  if (roll === null) return null;
  if (DICE.has(name)) {
    const dice = name === 'rolls-twice' ? [...roll.dice, numberOf(facts['die']) ?? 0] : [numberOf(facts['die']) ?? 0];
    return { ...roll, dice, die: Math.max(...dice) };
  }
  if (name === 'adds' || name === 'takes') {
    const amount = (numberOf(facts['count']) ?? 0) * (name === 'adds' ? 1 : -1);
    return { ...roll, parts: [...roll.parts, { card: cardOf(facts['card']) ?? '', amount }] };
  }
  if (name === 'makes') {
    const [total, against] = [numberOf(facts['count']), numberOf(facts['against'])];
    return { ...roll, total, against };
  }
  return roll;
}

function begun(deed: string, seat: number): Watched {
  return { seat, deed, about: '', dice: [], die: 0, parts: [], total: null, against: null, made: null };
}

/** Whether the die is in the air while an event is told. */
export function tumbles(event: TableEvent | null): boolean {
  return event !== null && DICE.has(event.name);
}

/** Whether the last roll belongs to the turn in progress: somebody has just seen it. */
export function fresh(view: NightView): boolean {
  return view.roll !== null && view.roll.seat === view.active && view.deeds.some((deed) => deed !== 'walk');
}

const BEATS: Record<string, number> = {
  'takes-part': 700,
  walks: 520,
  'is-moved': 600,
  searches: 420,
  scrubs: 420,
  rolls: 1000,
  'rolls-twice': 900,
  'rolls-again': 1000,
  adds: 240,
  takes: 240,
  makes: 420,
  finds: 800,
  'is-cursed': 800,
  'is-possessed': 1300,
  'wards-off': 900,
  faces: 700,
  'drives-out': 1000,
  'has-proof': 800,
  strikes: 800,
  comes: 1200,
  happens: 1200,
  'would-give': 700,
  'is-exorcised': 1200,
  'is-not-enough': 900,
  wins: 600,
  dawns: 600,
  concedes: 600,
};

/** How long an event is played; what is not named here passes quickly. */
export function beat(event: TableEvent): number {
  return BEATS[event.name] ?? 320;
}
