/** What the sheets make of a question. Pure functions. */
import type { Ask, CardInfo } from '../../../table/wire';
import { cardOf } from '../../../words/facts';
import type { Words } from '../../../words/sentences';
import { printedNumber } from '../tickets';

/** What stands above a sheet; the bar has the question itself. */
export function titled(words: Pick<Words, 'has' | 'question' | 'text'>, ask: Ask): string {
  const own = `board-title-${ask.name}`;
  return words.has(own) ? words.text(own, ask.about) : words.question(ask);
}

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
