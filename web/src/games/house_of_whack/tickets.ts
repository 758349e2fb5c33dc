/** What the hand and the sheets show of a question. Pure functions. */
import { viewOf } from '../../table/seen';
import type { Ask, CardInfo, Option, Step } from '../../table/wire';
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
  fetch: 'choice',
  snatch: 'choice',
  recharge: 'choice',
  hatch: 'choice',
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

/** A word of the game among the parts of an option; '' where there is none. */
export function wordOf(fact: unknown): string {
  return typeof fact === 'object' && fact !== null && 'word' in fact ? String(fact.word) : '';
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

// --- for one side or the other ---------------------------------------------------------------------------

export type Camp = 'fighter' | 'foe';
const CAMPS: readonly Camp[] = ['fighter', 'foe'];

/** What an option that is pointed at would add, and to whom; null for whatever adds nothing. */
export function addedBy(option: Option | undefined, colour: string, cards: Cards): { camp: Camp; size: number } | null {
  const camp = CAMPS.find((each) => each === wordOf(option?.parts['camp']));
  const card = cards[cardOf(option?.parts['drama']) ?? ''];
  return camp && fits(card, colour) ? { camp, size: printedNumber(card, 'size') } : null;
}

/** A card for a side, as the bar says it: for whom, and what it would come to where that is open. */
export function sided(option: Option, step: Step, words: Words): string {
  const view = viewOf('house_of_whack', step);
  const [{ clash }, camp] = [view, wordOf(option.parts['camp'])];
  if (!clash) return words.option(option);
  const seat = camp === 'fighter' ? clash.fighter : clash.foe;
  const name = words.names[seat] ?? words.cards[clash.card]?.title ?? words.text('board-lock');
  const drama = { card: cardOf(option.parts['drama']) ?? '' };
  const added = addedBy(option, clash.colour, words.cards);
  if (!clash.shown || !added) return words.text('board-lay-for', { drama, name });
  const mine = clash.mine + (camp === 'fighter' ? added.size : 0);
  const theirs = clash.theirs + (camp === 'foe' ? added.size : 0);
  return words.text('board-add-for', { drama, name, mine, theirs });
}
