/** What the hand and the sheets show of a question. Pure functions. */
import type { Ask, CardInfo, Option } from '../../table/wire';
import { cardOf } from '../../words/facts';
import type { Words } from '../../words/sentences';
import type { ClashView, PlayerView, PremisesView } from './view';

/** An option of the open question, with its number there. */
export type Target = { option: Option; index: number };
export type Cards = Record<string, CardInfo>;

/** The sheets that lie over the house, by the question they are for. */
export const SHEETS: Record<string, 'deal' | 'vote' | 'choice' | 'redeem' | 'tariffs' | 'dial' | 'speech'> = {
  'deal-give': 'deal',
  'deal-get': 'deal',
  'deal-reply': 'deal',
  'offer-help': 'deal',
  'accept-gift': 'deal',
  verdict: 'vote',
  honoured: 'vote',
  agree: 'vote',
  performed: 'vote',
  splendid: 'vote',
  raved: 'vote',
  rob: 'choice',
  spoils: 'choice',
  damages: 'choice',
  seize: 'choice',
  display: 'choice',
  'too-many': 'choice',
  'let-go': 'choice',
  'drop-one': 'choice',
  foresee: 'choice',
  outcomes: 'choice',
  repeal: 'choice',
  meet: 'choice',
  'pick-up': 'choice',
  'take-along': 'choice',
  gate: 'choice',
  again: 'choice',
  redeem: 'redeem',
  propose: 'tariffs',
  number: 'dial',
  guess: 'dial',
  'own-words': 'speech',
  case: 'speech',
  rebuttal: 'speech',
  act: 'speech',
};

/** Sheets that only say what it is about: their answers stand in the bar. */
const TELLING = new Set(['vote', 'speech', 'dial']);

/** What stands above a sheet; the bar has the question itself. */
export function titled(words: Pick<Words, 'has' | 'question' | 'text'>, ask: Ask): string {
  const own = `board-title-${ask.name}`;
  return words.has(own) ? words.text(own, ask.about) : words.question(ask);
}

/** Options that a ticket in the hand or a sheet on the stage shows; all others become buttons in the bar. */
export function inHand({ parts }: Option, { name }: Ask): boolean {
  const sheet = SHEETS[name];
  if (sheet === undefined) return 'drama' in parts;
  return !TELLING.has(sheet) && Object.keys(parts).length > 0;
}

/** What can be done with a card, in the order of the question. */
export function targetsOf(ask: Ask | null, card: string): Target[] {
  return (ask?.options ?? []).flatMap((option, index) =>
    Object.values(option.parts).some((part) => cardOf(part) === card) ? [{ option, index }] : [],
  );
}

export function printed(card: CardInfo | undefined, what: string): string {
  const found = card?.[what];
  return typeof found === 'string' ? found : '';
}

export function printedNumber(card: CardInfo | undefined, what: string): number {
  const found = card?.[what];
  return typeof found === 'number' ? found : 0;
}

/** HW-4.12, HW-19.7: whether a modifier counts in a Conflict of this colour. */
export function fits(card: CardInfo | undefined, colour: string): boolean {
  const own = printed(card, 'colour');
  return own === 'wild' || own === colour;
}

/** The words under a ticket's effect: how it acts now, or why it does not. */
export function noteOf(
  card: CardInfo | undefined,
  ask: Ask | null,
  lit: boolean,
  picked: boolean,
  clash: ClashView | null,
): string {
  if (lit) return litNote(card, ask, picked, clash);
  if (clash && ask && (ask.name === 'wild' || ask.name === 'help')) return 'board-note-only-wild';
  if (card?.['cancel'] === true) return 'board-note-answers';
  return card?.['action'] === true ? 'board-note-own-action' : 'board-note-keep';
}

function litNote(card: CardInfo | undefined, ask: Ask | null, picked: boolean, clash: ClashView | null): string {
  if (ask?.kind === 'some') {
    if (ask.name !== 'lay') return picked ? 'board-note-goes' : 'board-note-let-go';
    if (picked) return 'board-note-face-down';
    return clash && !fits(card, clash.colour) ? 'board-note-bluff' : 'board-note-put-down';
  }
  if (ask?.name === 'help') return clash && !fits(card, clash.colour) ? 'board-note-bluff' : 'board-note-put-down';
  if (card?.['cancel'] === true) return 'board-note-at-once';
  if (ask?.name === 'turn') return card?.['action'] === true ? 'board-note-action' : 'board-note-play';
  return 'board-note-in-line';
}

/** The hand that the tray shows: one's own; whoever only watches sees that of whose turn it is. */
export function holder(view: PremisesView, seat: number): PlayerView | undefined {
  return view.players[seat < 0 ? view.active : seat];
}

/** HW-4.5: how many cards are too many, as the Discard phase will say. */
export function tooMany({ hand, limit }: Pick<PlayerView, 'hand' | 'limit'>): number {
  return Math.max(0, hand.length - limit);
}

// --- windows --------------------------------------------------------------------------------------------

/** Somebody at a window: asked still, done, or not asked at all. */
export type Face = { seat: number; state: 'asked' | 'done' | '' };

/** Questions that go to everybody at once. */
const WINDOWS = new Set(['react', 'answer', 'nudge', 'wild', 'help']);

export function isWindow(ask: Ask | null, waiting: readonly number[]): boolean {
  return ask ? WINDOWS.has(ask.name) : waiting.length > 1;
}

/** Who holds cards is asked, whatever they are (b-23); so everybody can tell who has answered. */
export function faces(view: PremisesView, waiting: readonly number[]): Face[] {
  return view.players
    .filter(({ out, hand, seat }) => !out && (hand.length > 0 || waiting.includes(seat)))
    .map(({ seat }) => ({ seat, state: waiting.includes(seat) ? 'asked' : 'done' }));
}

// --- redeeming ------------------------------------------------------------------------------------------

export type Purse = { colour: string; laid: number; rate: number; bought: number; left: number };

/** HW-20.3, HW-20.6: what lies on the counter for each colour, and what it comes to. */
export function purses(ask: Ask): Purse[] {
  return Object.entries(ask.about).flatMap(([noun, rate]) => {
    if (!noun.endsWith('_rate') || typeof rate !== 'number') return [];
    const colour = noun.slice(0, -'_rate'.length);
    const laid = ask.about[colour];
    const sum = typeof laid === 'number' ? laid : 0;
    return [{ colour, laid: sum, rate, bought: Math.floor(sum / rate), left: sum % rate }];
  });
}

/** HW-20.1, b-48: what a card is worth: a Guest as an Ally, or as the foe they are or were. */
export function worthOf(card: CardInfo | undefined, foe: boolean): number {
  return printedNumber(card, foe && card?.noun === 'guest' ? 'value' : 'worth');
}

/** The cards that a question is about to give away or to take, each once, in order. */
export function cardsIn(ask: Ask): string[] {
  const found = ask.options.flatMap(({ parts }) => Object.values(parts).flatMap((part) => cardOf(part) ?? []));
  return [...new Set(found)];
}

/** b-56: the two halves of an exchange: what is paid, what it brings. */
export function tariff(key: string): { price: string; prize: string } {
  const [price = '', prize = ''] = key.split('-');
  return { price, prize };
}
