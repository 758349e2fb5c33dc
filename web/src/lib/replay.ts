/** Looking back at a match: positions by number of answers, kept once fetched. */
import { placed } from '../table/tale';
import type { Step } from '../table/wire';

export type Positions = {
  at: (number: number) => Promise<Step>;
  ofEvent: (event: number, last: number) => Promise<number>;
};

export function positions(fetchStep: (at: number) => Promise<Step>): Positions {
  const known = new Map<number, Promise<Step>>();
  const at = (number: number) => {
    const found = known.get(number) ?? fetchStep(number).then(placed);
    known.set(number, found);
    found.catch(() => known.delete(number));
    return found;
  };
  return { at, ofEvent: (event, last) => search(at, event, last) };
}

/** The first position in which an event has happened: halving, for events do not say which answer caused them. */
async function search(at: (number: number) => Promise<Step>, event: number, last: number): Promise<number> {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const step = await at(middle);
    if (step.first + step.events.length > event) high = middle;
    else low = middle + 1;
  }
  return low;
}
