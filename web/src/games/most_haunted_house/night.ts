/** The night as its board sees it: whose it is, what is lit, what it takes, and why not. Pure functions. */
import { viewOf } from '../../table/seen';
import type { Ask, CardInfo, Option, Step } from '../../table/wire';
import { cardOf } from '../../words/facts';
import { distance, SPACES, wayTo } from './house';
import type { NightView, SleuthView } from './view';

export type { HauntingView, NightView, RollView, SleuthView } from './view';

export type Cards = Record<string, CardInfo>;
/** An option of the open question, with its number there. */
export type Target = { option: Option; index: number };

export const SIDES = 20;
export const CYCLES = 24;
export const SEARCHES = 2;

export function night(step: Pick<Step, 'view'>): NightView {
  return viewOf('most_haunted_house', step);
}

export function roomOf({ space }: Pick<SleuthView, 'space'>): string {
  return SPACES.get(space)?.room ?? '';
}

export function printedNumber(card: CardInfo | undefined, what: string): number {
  const found = card?.[what];
  return typeof found === 'number' ? found : 0;
}

export function printedRooms(card: CardInfo | undefined): string[] {
  const rooms = card?.['rooms'];
  return Array.isArray(rooms) ? rooms.map(String) : [];
}

export function isPossession(card: CardInfo | undefined): boolean {
  return card?.noun === 'curse' && printedNumber(card, 'threshold') === 0;
}

/** What pays for an Exorcise: Proof Charms, and candles (AM-b-17). */
export function pays(card: CardInfo | undefined): boolean {
  return card?.noun === 'charm' && (card['proof'] === true || card['candle'] === true);
}

// --- what is lit ----------------------------------------------------------------------------------------

const STEPS = new Set(['walk', 'move']);

/** The spaces that can be walked or moved to, by key. */
export function reach(ask: Ask | null): Map<string, Target> {
  const found = new Map<string, Target>();
  ask?.options.forEach((option, index) => {
    if (STEPS.has(option.verb)) found.set(spaceOf(option), { option, index });
  });
  return found;
}

export function spaceOf(option: Option): string {
  return option.key.slice(option.key.indexOf(':') + 1);
}

export function costOf({ parts }: Option): number {
  return typeof parts['cost'] === 'number' ? parts['cost'] : 0;
}

/** What can be done with a card, in the order of the question. */
export function about(ask: Ask | null, card: string): Target[] {
  return (ask?.options ?? []).flatMap((option, index) =>
    Object.values(option.parts).some((part) => cardOf(part) === card) ? [{ option, index }] : [],
  );
}

/** Options that board or hand show: where to go, and what to do with a card that lies there. */
export function shows({ verb, parts }: Option): boolean {
  if (STEPS.has(verb)) return true;
  return verb !== 'face' && ['charm', 'curse', 'haunting', 'investigator'].some((noun) => noun in parts);
}

/** The spaces on the way to one that is lit; the Night Porter goes past colleagues. */
export function previewed(view: NightView, lit: ReadonlyMap<string, Target>, to: string): string[] {
  const me = view.team[view.active];
  if (!me || !lit.has(to)) return [];
  const past = me.card === 'night_porter' ? new Set(view.team.map(({ space }) => space)) : new Set<string>();
  return wayTo(me.space, to, (key) => lit.has(key) || past.has(key), view.stairs);
}

// --- what it takes --------------------------------------------------------------------------------------

/** What must be rolled, and how likely that is, in percent. */
export type Odds = { need: number; percent: number };

/** AM-b-44: for Searches and Curses a twenty is always enough. */
export function odds(threshold: number, edge: number): Odds {
  const need = Math.min(SIDES, Math.max(1, threshold - edge));
  return { need, percent: percent(need, 1) };
}

/** AM-6.5a: the roll that would end it; null where no die reaches so far. */
export function lastRoll(missing: number, edge: number, dice: number): Odds | null {
  const need = Math.max(1, missing - edge);
  return need > SIDES ? null : { need, percent: percent(need, dice) };
}

function percent(need: number, dice: number): number {
  return Math.round(100 * (1 - ((need - 1) / SIDES) ** dice));
}

/** What an option's roll takes; null for what is not rolled for, or cannot be reached with one roll. */
export function oddsOf(option: Option, view: NightView, cards: Cards): Odds | null {
  const me = view.team[view.active];
  const card = cards[cardOf(option.parts['curse'] ?? option.parts['haunting']) ?? ''];
  if (option.verb === 'lift') return odds(printedNumber(card, 'threshold') + view.edge.harder, view.edge.lift);
  if (option.verb === 'face') return lastRoll(missing(view, card), view.edge.face, me?.card === 'medium' ? 2 : 1);
  const space = option.verb === 'search' ? (me?.space ?? '') : spaceOf(option);
  const token = view.tokens[space];
  return token === undefined ? null : odds(token, view.edge.search + (view.edge.quiet[roomOf({ space })] ?? 0));
}

/** What a Haunting still takes in this cycle. */
export function missing(view: NightView, card: CardInfo | undefined): number {
  const sum = view.hauntings.find(({ haunting }) => haunting === card?.key)?.sum ?? 0;
  return printedNumber(card, 'threshold') - sum;
}

// --- why not --------------------------------------------------------------------------------------------

/** Something that cannot be done: the text that says so, its facts and its rule. */
export type Reason = { text: string; rule: string; card?: string; seat?: number; room?: string; count?: number };

/** Why nobody can walk to a space now. */
export function whyNotThere(view: NightView, ask: Ask | null, seat: number, key: string, cards: Cards): Reason {
  const [me, space] = [view.team[seat], SPACES.get(key)];
  const there = view.team.find((each) => each.space === key);
  if (!ask || !me || !space) return { text: 'board-not-your-turn', rule: 'AM-6', seat: view.active };
  if (ask.name !== 'turn' && ask.name !== 'where') return { text: 'board-asked-first', rule: ask.rule };
  if (there) return { text: there === me ? 'board-you-are-there' : 'board-taken', rule: 'AM-3.2', seat: there.seat };
  if (view.closed.includes(space.room) && roomOf(me) !== space.room) {
    const by = view.hauntings.find(({ haunting }) => cards[haunting]?.['closes'] === space.room);
    return { text: 'board-shut', rule: 'AM-b-45', room: space.room, card: by?.haunting ?? '' };
  }
  const far = distance(me.space, key);
  const most = ask.name === 'turn' ? Math.min(view.walks, view.actions) : 0;
  if (ask.name === 'turn' && most === 0) return { text: 'board-no-walk', rule: 'AM-6.1' };
  if (far > most && most > 0) return { text: 'board-too-far', rule: 'AM-6.1', count: far };
  return { text: 'board-no-way', rule: 'AM-3.2' };
}

/** Why somebody who stands on a token cannot search it; null where they can, or there is none. */
export function whyNoSearch(view: NightView, cards: Cards): Reason | null {
  const me = view.team[view.active];
  if (!me || me.possessed || view.tokens[me.space] === undefined) return null;
  if (me.hand.length >= me.limit) return { text: 'board-hand-full', rule: 'AM-7.2', count: me.limit };
  if (view.searches >= SEARCHES) return { text: 'board-searched', rule: 'AM-6.2' };
  const floor = SPACES.get(me.space)?.floor;
  const bar = me.hand.find((key) => key !== null && floor !== undefined && cards[key]?.['floor'] === floor);
  return bar ? { text: 'board-barred', rule: 'AM-7.3', card: bar } : null;
}
