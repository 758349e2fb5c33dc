/** Things to test with: the recording, and questions of every kind. */
import { game, stepsOf, texts } from '../dev/recording';
import type { Ask, Option, Parts, Step, TableEvent } from '../src/table/wire';
import { Words } from '../src/words/sentences';

export { game, stepsOf };
export const cards = game.cards ?? {};
export const names = ['Ada', 'Tomasz', 'Old Ezra', 'Bea'];
export const words = new Words(`${texts}\nask-how-many = How many?\nask-motto = Any last words?\n`, names, cards);

export const option = (key: string, verb = '', parts: Parts = {}): Option => ({ key, verb, parts });

export function asked(change: Partial<Ask>): Ask {
  return {
    seat: 0,
    name: 'turn',
    rule: 'HTH-3',
    kind: 'one',
    low: 1,
    high: 1,
    about: { left: 2 },
    default: '',
    options: [],
    ...change,
  };
}

export const turn = asked({
  options: [
    option('pick:purple-chill', 'pick', { scare: { card: 'purple-chill' } }),
    option('boo:cellar', 'boo', { room: { card: 'cellar' } }),
    option('boo:library', 'boo', { room: { card: 'library' } }),
    option('pass', 'pass'),
  ],
});

export const discard = asked({
  name: 'discard',
  kind: 'some',
  low: 0,
  high: 3,
  about: {},
  default: [],
  options: ['purple-moan', 'purple-chill', 'purple-chill'].map((key) => option(key, '', { scare: { card: key } })),
});

export const event = (name: string, facts: TableEvent['facts'], change: Partial<TableEvent> = {}): TableEvent => ({
  name,
  rule: 'HTH-3',
  facts,
  private: false,
  ...change,
});

export function step(change: Partial<Step> = {}): Step {
  return {
    seat: 0,
    number: 1,
    first: 0,
    events: [],
    undone: false,
    view: {},
    question: null,
    waiting: [1],
    deadline: null,
    undo: '',
    result: null,
    ...change,
  };
}
