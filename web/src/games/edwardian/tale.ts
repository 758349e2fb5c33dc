/** What is printed on the cards: which fits on which, and what the Lap of the Gods makes of three. Pure functions. */
import type { CardInfo } from '../../table/wire';

export type Cards = Record<string, CardInfo>;

export const [SETTING, FOCUS, TERROR] = [0, 1, 2] as const;

const number = (card: CardInfo | undefined, fact: string): number => {
  const value = card?.[fact];
  return typeof value === 'number' ? value : -1;
};

export function kindOf(card: CardInfo | undefined): number {
  return number(card, 'kind');
}

export function essential(card: CardInfo | undefined): boolean {
  return kindOf(card) >= SETTING && kindOf(card) <= TERROR;
}

/** Whether a card names another's spot among those on which it may lie, or which it takes off. */
function names(card: CardInfo, fact: 'on' | 'at', other: CardInfo): boolean {
  const spot = number(other, 'spot');
  return spot > 0 && ((number(card, fact) >> spot) & 1) === 1;
}

/** One remark on what a card has to do with others. */
export type Kinship = { how: 'finds' | 'lies' | 'summons' | 'haunts' | 'takes' | 'at'; keys: string[] };

/** More than this is no longer a list but a rule, and the card's own text says it better. */
const MANY = 6;

/** What fits on a card and where it fits; for a support, what it takes off. */
export function kinships(card: CardInfo, cards: Cards): Kinship[] {
  const those = (test: (other: CardInfo) => boolean) =>
    Object.values(cards)
      .filter(test)
      .map((other) => other.key);
  const under = () => those((other) => essential(other) && names(card, 'on', other));
  const over = () => those((other) => essential(other) && names(other, 'on', card));
  switch (kindOf(card)) {
    case SETTING:
      return [{ how: 'finds', keys: over() }];
    case FOCUS:
      return [
        { how: 'lies', keys: under() },
        { how: 'summons', keys: over() },
      ];
    case TERROR:
      return [{ how: 'haunts', keys: under() }];
  }
  if (card['defends'] !== true || card['whole'] === true) return [];
  const found: Kinship[] = [
    { how: 'takes', keys: under() },
    { how: 'at', keys: those((other) => names(card, 'at', other)) },
  ];
  return found.filter(({ keys }) => keys.length > 0 && keys.length <= MANY);
}

/** All cards that a card has to do with. */
export function kin(card: CardInfo | undefined, cards: Cards): Set<string> {
  return new Set(card ? kinships(card, cards).flatMap(({ keys }) => keys) : []);
}

/** ED-6, named: what three revealed cards mean for whoever drew them. */
export type Fate = 'asleep' | 'rift' | 'favour' | 'gift' | 'loss' | 'ruin';

export function fate(keys: string[], cards: Cards): Fate {
  if (keys.length < 3) return 'asleep';
  const kinds = keys.map((key) => kindOf(cards[key]));
  const essentials = keys.filter((key) => essential(cards[key])).length;
  if (essentials === 3) return new Set(kinds).size === 1 ? 'rift' : 'favour';
  return essentials === 2 ? 'gift' : essentials === 1 ? 'loss' : 'ruin';
}

/** A hand reads best by kind, and then by name. */
export function sorted(keys: string[], cards: Cards): string[] {
  const title = (key: string) => cards[key]?.title ?? key;
  return [...keys].sort((a, b) => kindOf(cards[a]) - kindOf(cards[b]) || title(a).localeCompare(title(b)));
}

const LONG = 12;

/** A title that may be broken: long words get a soft hyphen, between a vowel and a syllable, near the middle. */
export function soft(title: string): string {
  return title.replaceAll(/\p{L}+/gu, (word) => (word.length < LONG ? word : hyphenated(word)));
}

function hyphenated(word: string): string {
  const breaks = [...word.matchAll(/[aeiou](?=[^aeiou][aeiou])/g)].map((found) => found.index + 1);
  const middle = word.length / 2;
  const [best] = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
}
