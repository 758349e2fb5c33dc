/** What the board says: of spaces, of options, of what cannot be done. */
import type { Option, Step } from '../../table/wire';
import type { Words } from '../../words/sentences';
import { cardOf } from '../../words/facts';
import { timeOf } from './clock';
import type { Space } from './house';
import {
  missing,
  night,
  oddsOf,
  printedNumber,
  printedRooms,
  type Cards,
  type NightView,
  type Reason,
  type RollView,
} from './night';

/** A space for whoever cannot see the plan: its name, what lies there, who stands there, what it costs. */
export function labelOf(space: Space, view: NightView, cards: Cards, words: Words, option: Option | null): string {
  const token = view.tokens[space.key];
  const who = view.team.find((each) => each.space === space.key);
  const haunting = view.hauntings.filter(({ haunting }) => printedRooms(cards[haunting]).includes(space.room));
  const parts = [
    option ? labelled(option, view, words) : `${words.text(`space-${space.key}`)}.`,
    who ? words.text('board-stands', { seat: { seat: who.seat } }) : '',
    option === null && token !== undefined ? words.text('board-token', { count: token }) : '',
    space.mark === 'search' && token === undefined ? words.text('board-used') : '',
    space.mark === 'stairs' || space.mark === 'door' ? words.text(`board-${space.mark}`) : '',
    ...haunting.map((each) => words.text('board-haunted', { haunting: { card: each.haunting } })),
    view.closed.includes(space.room) ? words.text('board-closed') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** An option in the bar, with what it takes. */
export function label(option: Option, step: Step, words: Words): string {
  return labelled(option, night(step), words);
}

function labelled(option: Option, view: NightView, words: Words): string {
  const said = words.option(option);
  const card = words.cards[cardOf(option.parts['haunting']) ?? ''];
  const odds = oddsOf(option, view, words.cards);
  if (option.verb === 'walk' || option.verb === 'move')
    return odds ? `${said}. ${words.text('board-search-there', odds)}` : `${said}.`;
  if (odds) return `${said}: ${words.text('board-takes', odds)}`;
  if (option.verb === 'face') return `${said}: ${words.text('board-adds-up', { count: missing(view, card) })}`;
  return said;
}

export function reasoned({ text, card, seat, room, count = 0 }: Reason, words: Words): string {
  return words.text(text, {
    count,
    ...(card === undefined || card === '' ? { card: '' } : { card: { card } }),
    ...(seat === undefined ? {} : { seat: { seat } }),
    ...(room === undefined ? {} : { room: { word: room } }),
  });
}

/** A roll as one sentence. */
export function summed(roll: RollView, words: Words): string {
  const parts = roll.parts.map(({ card, amount }) => `${signed(amount)} ${words.cards[card]?.title ?? card}`);
  return words.text('board-roll-said', {
    seat: { seat: roll.seat },
    die: roll.dice.join(words.text('board-and')),
    parts: parts.length === 0 ? '' : `, ${parts.join(', ')}`,
    total: roll.total,
    against: roll.against,
    made: roll.made ? 'yes' : 'no',
  });
}

export const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** What a roll was for: whose it is, and at what. */
export function rollTitle(roll: Pick<RollView, 'seat' | 'deed' | 'about'>, seat: number, words: Words): string {
  const title = words.cards[roll.about]?.title ?? '';
  const mine = roll.seat === seat ? 'yes' : 'no';
  return words.text(`board-roll-${roll.deed}`, { seat: { seat: roll.seat }, mine, title });
}

/** What came of a roll. */
export function outcome(roll: Pick<RollView, 'deed' | 'made'>, words: Words): string {
  return words.text(`board-${roll.made ? 'made' : 'missed'}-${roll.deed}`);
}

export function status(step: Step, words: Words): string {
  const view = night(step);
  const next = view.order[(view.order.indexOf(view.active) + 1) % view.order.length] ?? 0;
  return words.text('board-status', {
    time: timeOf(view.cycle),
    cycle: Math.min(view.cycle + 1, 24),
    tokens: Object.keys(view.tokens).length,
    seat: { seat: next },
    over: view.over ? 'yes' : 'no',
  });
}

export function lifting(card: string, view: NightView, cards: Cards): number {
  return printedNumber(cards[card], 'threshold') + view.edge.harder;
}
