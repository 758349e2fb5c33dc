/** Words for questions, options and events: kernel/words.py, mirrored in the browser. */
import type { FluentBundle } from '@fluent/bundle';
import type { Ask, CardInfo, Fact, Facts, Option, Remark, ScoreLine, TableEvent } from '../table/wire';
import { bundleOf, format } from './fluent';
import { counted, named, whichever } from './naming';

/** A stretch of a line: plain, or the name of a seat or of a card, so that it can be coloured or looked up. */
export type Stretch = { text: string; seat?: number; card?: string };

type Cards = Record<string, CardInfo>;

const START = '\uE000';
const END = '\uE001';
const MARKED = /\uE000([sc])([^\uE001]*)\uE001/;

/** What the numbers in a word are called in the text that it shares with others. */
const PLACES = ['first', 'second', 'third', 'fourth'];

/** The texts of one game in one language, with the names of those who play. */
export class Words {
  private readonly bundle: FluentBundle;
  private marking = false;

  constructor(
    source: string,
    readonly names: string[],
    readonly cards: Cards = {},
    locale = 'en',
  ) {
    this.bundle = bundleOf(locale, source);
  }

  /** The prompt for a question. */
  question(ask: Ask): string {
    return this.format(`ask-${ask.name}`, { ...ask.about, low: ask.low, high: ask.high });
  }

  /** The label of an option. */
  option(option: Option): string {
    if (option.verb !== '') return this.format(`do-${option.verb}`, option.parts);
    const [first] = Object.entries(option.parts);
    return first ? String(this.fact(first[0], first[1])) : readable(option.key);
  }

  /** One line of the tale; where it has several wordings, the event's number decides. */
  event(event: TableEvent, number = 0): string {
    const veiled = Object.values(event.facts).some((value) => value === null);
    const name = `told-${event.name}${veiled ? '-unseen' : ''}`;
    return this.format(this.wording(name, number), event.facts);
  }

  /** The same line in parts, with the names of seats and cards marked. */
  eventParts(event: TableEvent, number = 0): Stretch[] {
    this.marking = true;
    try {
      return this.parts(this.event(event, number));
    } finally {
      this.marking = false;
    }
  }

  /** What a bot says; where it has several wordings, the number of answers decides. */
  remark(remark: Remark, number = 0): string {
    return this.format(this.wording(`says-${remark.name}`, number), remark.facts);
  }

  /** What a line of a score stands for. */
  score(line: ScoreLine): string {
    return this.format(`score-${line.name}`, {});
  }

  /** Why a match ended as it did; empty when there is nothing to add. */
  why(why: string): string {
    return why === '' ? '' : this.format(`why-${why}`, {});
  }

  /** Any other text of the game; what has no words is shown readably rather than not at all. */
  text(name: string, facts: Facts = {}): string {
    return this.format(name, facts);
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  /** A fact as words: seats by name, cards by title, the game's words by their text. */
  fact(noun: string, value: Fact | Fact[]): string | number {
    if (Array.isArray(value)) return this.listed(counted(this, noun, value));
    if (typeof value !== 'object') return value;
    if ('seat' in value) return this.mark('s', String(value.seat));
    if ('card' in value) return this.mark('c', value.card);
    return this.word(noun, value.word);
  }

  /** A word of the game's own; words that differ in their numbers alone may share a text: lock-1, lock-2. */
  private word(noun: string, key: string): string {
    if (this.has(`${noun}-${key}`)) return format(this.bundle, `${noun}-${key}`) ?? readable(key);
    const shared = [noun, ...(key.match(/[a-z_]+/g) ?? [])].join('-');
    const facts: Record<string, number> = {};
    for (const [at, number] of (key.match(/(?<![a-z0-9])-?[0-9]+/g) ?? []).entries())
      facts[PLACES[at] ?? ''] = Number(number);
    return format(this.bundle, shared, facts) ?? readable(key);
  }

  /** Several things in one breath. */
  listed(parts: string[]): string {
    if (parts.length < 2) return parts[0] ?? this.format('nothing', {});
    return this.format('list-end', { list: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
  }

  private wording(name: string, number: number): string {
    let wordings = 1;
    while (this.has(`${name}-${wordings + 1}`)) wordings += 1;
    const at = number % wordings;
    return at === 0 ? name : `${name}-${at + 1}`;
  }

  private format(name: string, facts: Facts): string {
    const known = Object.entries(facts).flatMap(([noun, value]) =>
      value === null ? [] : [[noun, this.fact(noun, value)] as const],
    );
    const values = { ...whichever(this, facts), ...Object.fromEntries(known), ...named(this, facts) };
    return format(this.bundle, name, values) ?? readable(name.replace(/^(ask|do|told|says|score|why)-/, ''));
  }

  private mark(kind: 's' | 'c', key: string): string {
    return this.marking ? `${START}${kind}${key}${END}` : this.named(kind, key);
  }

  private named(kind: string, key: string): string {
    return (kind === 's' ? this.names[Number(key)] : this.cards[key]?.title) ?? key;
  }

  private parts(text: string): Stretch[] {
    const pieces = text.split(MARKED);
    const parts: Stretch[] = [];
    for (let i = 0; i < pieces.length; i += 3) {
      if (pieces[i]) parts.push({ text: pieces[i] ?? '' });
      const [kind, key] = [pieces[i + 1], pieces[i + 2]];
      if (kind === 's' && key) parts.push({ text: this.named('s', key), seat: Number(key) });
      if (kind === 'c' && key) parts.push({ text: this.named('c', key), card: key });
    }
    return parts;
  }
}

/** `cold_pantry` → "Cold pantry": for what has no words of its own. */
export function readable(key: string): string {
  const text = key.replaceAll(/[_:-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
