/** Things to test the Edwardian board with: its cards, and one position for every question. */
import fixture from '../fixtures/edwardian.json?raw';
import type { BoardProps } from '../src/table/board';
import { optionKeys } from '../src/table/keys';
import type { Ask, CardInfo, Option, Step } from '../src/table/wire';
import { Words } from '../src/words/sentences';
import { textsOf } from './texts';

type Recorded = { info: { cards: Record<string, CardInfo> }; steps: Record<string, Step> };
const { info, steps } = JSON.parse(fixture) as Recorded;
export const { cards } = info;
const names = ['Ada', 'Tomasz', 'Old Ezra', 'Bea', 'Cleo', 'Wilhelmina'];
export const words = new Words(textsOf('edwardian'), names, cards);

export const asked = (name: string, options: Option[]): Ask => ({
  seat: 0,
  name,
  rule: 'ED-4',
  kind: 'one',
  low: 1,
  high: 1,
  about: {},
  default: '',
  options,
});

export function stepOf(name: string): Step {
  const step = steps[name];
  if (!step) throw new Error(`No position in the fixture asks '${name}'.`);
  return step;
}

/** What the table gives the board in a position; whatever a test wants otherwise. */
export function given(step: Step, change: Partial<BoardProps> = {}): BoardProps {
  const nothing = () => undefined;
  return {
    step,
    cards,
    words,
    names,
    seatFields: [],
    seat: 0,
    act: nothing,
    undo: nothing,
    why: nothing,
    playing: null,
    quiet: true,
    keys: optionKeys(step.question?.options ?? []),
    picked: [],
    pick: nothing,
    pointed: '',
    point: nothing,
    busy: false,
    ...change,
  };
}
