/** The evening as its board sees it; and which lines, cards and players an option lights. Pure functions. */
import { viewOf } from '../../table/seen';
import type { Ask, Option, Step, TableEvent } from '../../table/wire';
import { cardOf, cardsOf, numberOf, seatOf } from '../../words/facts';
import type { EveningView, LineView, PlayerView } from './view';

export type { EveningView, LineView, PlayerView } from './view';

export function evening(step: Step): EveningView {
  return viewOf('edwardian', step);
}

/** An option of the open question, with its number there. */
export type Target = { option: Option; index: number };
/** Where a card in hand may go: a line of a seat, or (line -1) the player as such. */
export type Aim = Target & { seat: number; line: number };

const ON_A_LINE = /^(play|call|own)-(\d)$/;
const CHOSEN = new Set(['', 'give', 'fetch']);
/** Cards that are chosen out of the pile, of which there are few: the bar shows them too. */
const FROM_PILE = new Set(['find-friend', 'which-terror']);

function targets(ask: Ask | null): Target[] {
  return (ask?.options ?? []).map((option, index) => ({ option, index }));
}

/** Every place where a card may be played now. */
export function aims(ask: Ask | null, card: string, me: number): Aim[] {
  return targets(ask).flatMap((target) => {
    const { verb, parts } = target.option;
    if (cardOf(parts['card']) !== card) return [];
    const line = ON_A_LINE.exec(verb)?.[2];
    if (line !== undefined) return [{ ...target, seat: seatOf(parts['seat']) ?? me, line: Number(line) - 1 }];
    return verb === 'use' ? [{ ...target, seat: me, line: -1 }] : [];
  });
}

/** The option that means a card itself, wherever it lies; there is only one of each. */
export function chosen(ask: Ask | null, card: string): Target | null {
  const found = targets(ask).find(
    ({ option }) => cardOf(option.parts['card']) === card && bare(option) && CHOSEN.has(option.verb),
  );
  return found ?? null;
}

/** The option that means a player. */
export function named(ask: Ask | null, seat: number): Target | null {
  return (
    targets(ask).find(({ option }) => option.verb === '' && bare(option) && seatOf(option.parts['seat']) === seat) ??
    null
  );
}

function bare(option: Option): boolean {
  return Object.keys(option.parts).length === 1;
}

/** Whether board or hand show an option, so that the bar need not. */
export function shows(option: Option, ask: Ask): boolean {
  return 'card' in option.parts && !FROM_PILE.has(ask.name);
}

/** Whether the pile has to be opened to answer. */
export function asksPile(ask: Ask | null): boolean {
  return ask !== null && (FROM_PILE.has(ask.name) || ask.options.some((option) => option.verb === 'fetch'));
}

/** A card that comes to a line, or goes from it, while that is being told. */
export type Change = { card: string; seat: number; line: number; gone: boolean };

const ARRIVALS = new Set(['plays', 'plays-own', 'carried-off', 'activated']);

export function change(event: TableEvent, essential: (card: string) => boolean): Change | null {
  const { facts, name } = event;
  const [card, line, seat] = [cardOf(facts['card']), numberOf(facts['line']), seatOf(facts['target'] ?? facts['seat'])];
  const gone = name === 'taken-off';
  if (card === null || line === null || seat === null || !(gone || ARRIVALS.has(name)) || !essential(card)) return null;
  return { card, seat, line: line - 1, gone };
}

/** A line as it stands in the middle of the telling. */
export function during(line: LineView, changes: Change[]): LineView {
  const cards = [...line.cards];
  let fresh = line.fresh;
  for (const { card, gone } of changes) {
    if (gone && cards.at(-1) === card) {
      cards.pop();
      fresh = Math.max(0, fresh - 1);
    } else if (!gone && !cards.includes(card)) {
      cards.push(card);
      fresh += 1;
    }
  }
  return { ...line, cards, fresh };
}

/** What ends a turn: a Lap before it is history. */
const ENDS = new Set(['discards', 'refills', 'renews', 'misses']);

export type Lap = { seat: number; cards: string[] };

/** The last draw on the Lap of the Gods in the turn that is being played. */
export function lapIn(events: (TableEvent | null)[]): Lap | null {
  const told = events.filter((event) => event !== null);
  const since = told.slice(told.findLastIndex((event) => ENDS.has(event.name)) + 1);
  const facts = since.findLast((event) => event.name === 'lap')?.facts;
  const seat = seatOf(facts?.['seat']);
  return facts && seat !== null ? { seat, cards: cardsOf(facts['cards']) } : null;
}

const BEATS: Record<string, number> = {
  lap: 3800,
  completed: 1100,
  'hands-pass': 1100,
  stale: 1300,
  'runs-dry': 1300,
  'ends-now': 1300,
  loses: 1300,
  calls: 1000,
  plays: 850,
  'plays-own': 700,
  uses: 900,
  defends: 1000,
  activated: 1000,
  'carried-off': 1000,
  'taken-off': 650,
  'turns-up-essential': 1000,
  'turns-up-support': 1000,
  'must-forfeit': 700,
  'moves-in': 900,
  misses: 700,
  discards: 350,
  refills: 150,
  draws: 0,
};

/** How long an event is played; what is not named here passes quickly. */
export function beat(event: TableEvent): number {
  return BEATS[event.name] ?? 450;
}

/** How many lines of a player are complete. */
export function complete(player: PlayerView): number {
  return player.lines.filter((line) => line.complete).length;
}
