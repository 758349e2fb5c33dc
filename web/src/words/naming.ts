/** Cards in a sentence, with their articles, and alike ones counted: kernel/naming.py, mirrored in the browser. */
import type { CardInfo, Fact, Facts } from '../table/wire';
import { cardsOf, type Given } from './facts';
import type { Words } from './sentences';

type Speaker = Pick<Words, 'cards' | 'fact' | 'has' | 'listed' | 'text'>;

/** What games call things by, beside cards: a place of theirs, a space of a plan, a room. */
const NOUNS = ['zone', 'space', 'room'];

/** The name that the game has for a key; '' where it has none. */
export function nameOf(words: Pick<Words, 'has' | 'text'>, key: string): string {
  const noun = NOUNS.find((each) => words.has(`${each}-${key}`));
  return noun === undefined ? '' : words.text(`${noun}-${key}`);
}

/** The cards among some facts as they are called in a sentence, in the middle and at the beginning. */
export function named(words: Speaker, facts: Facts): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [noun, value] of Object.entries(withACard(facts))) {
    const cards = told(words, value, 'the');
    if (cards.length === 0 && !(Array.isArray(value) && value.length === 0)) continue;
    const name = words.listed(
      cards.map((card) =>
        words.text(`the-${card.noun}`, {
          ...title(words, card),
          key: card.key,
          first: card.title.split(' ')[0] ?? '',
          rest: card.title.split(' ').slice(1).join(' '),
        }),
      ),
    );
    found[`the_${noun}`] = name;
    found[`The_${noun}`] = name.charAt(0).toUpperCase() + name.slice(1);
  }
  return found;
}

/** The first card among some facts by its title, whatever sort it is, unless a fact is called so already. */
export function whichever(words: Speaker, facts: Facts): Record<string, string | number> {
  const card = withACard(facts)['card'];
  return 'card' in facts || card === undefined || card === null ? {} : { card: words.fact('card', card) };
}

function withACard(facts: Facts): Facts {
  if ('card' in facts) return facts;
  const card = Object.values(facts).find((value) => value !== null && typeof value === 'object' && 'card' in value);
  return card === undefined ? facts : { ...facts, card };
}

/** The parts of a list: cards of one name together, where the game's texts can count them. */
export function counted(words: Speaker, noun: string, values: Fact[]): string[] {
  const cards = told(words, values, 'several');
  if (cards.length === 0) return values.map((value) => String(words.fact(noun, value)));
  const alike = new Map<string, { card: CardInfo; count: number }>();
  for (const card of cards) {
    const known = alike.get(card.title) ?? { card, count: 0 };
    alike.set(card.title, { ...known, count: known.count + 1 });
  }
  return [...alike.values()].map(({ card, count }) =>
    words.text(`several-${card.noun}`, { ...title(words, card), count }),
  );
}

/** The title, which may be marked so that it can be looked up in a line. */
function title(words: Speaker, card: CardInfo): { title: string } {
  return { title: String(words.fact(card.noun, { card: card.key })) };
}

/** The cards that a fact stands for, if it stands for any and the game has this text for them. */
function told(words: Speaker, value: Given, text: string): CardInfo[] {
  const found = cardsOf(value).flatMap((key) => words.cards[key] ?? []);
  const [first] = found;
  return first && words.has(`${text}-${first.noun}`) ? found : [];
}
