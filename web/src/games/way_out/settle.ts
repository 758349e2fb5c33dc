/** After a room was laid: rooms move, or change places, where that shortens the corridors by enough. */
import { around, type Cell, far, keyOf, type Plan } from './plan';

/** A room moves only when it pays: what one move, and what a change of places, must at least save. */
const WORTH_A_MOVE = 1.4;
const WORTH_A_SWAP = 2.6;
const ROUNDS = 4;

export function settle(plan: Plan): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (
      !plan.places
        .filter((place) => !plan.pinned.has(place))
        .map((place) => improve(plan, place))
        .includes(true)
    )
      return;
  }
}

/** Find the one change for this room that saves most, and make it. */
function improve(plan: Plan, place: string): boolean {
  if (content(plan, place)) return false;
  let [saved, change]: [number, (() => void) | null] = [0, null];
  const from = plan.at(place);
  const own = plan.neighbours(place);
  const now = plan.strain(from, own, place);
  for (const cell of wishes(plan, place)) {
    const other = plan.who(cell);
    if (other === undefined) {
      const gain = now - plan.strain(cell, own, place) - WORTH_A_MOVE;
      if (gain > saved) [saved, change] = [gain, () => plan.move([[place, cell]])];
    } else if (!plan.pinned.has(other)) {
      const gain = swapping(plan, place, other) - WORTH_A_SWAP;
      if (gain > saved)
        [saved, change] = [
          gain,
          () =>
            plan.move([
              [place, cell],
              [other, from],
            ]),
        ];
    }
  }
  change?.();
  return change !== null;
}

/** All its doors are doors and none is a corridor: nothing to wish for. */
function content(plan: Plan, place: string): boolean {
  const here = plan.at(place);
  return plan.neighbours(place).every((other) => far(here, plan.at(other)) === 1);
}

/** The cells beside those rooms that it has doors to. */
function wishes(plan: Plan, place: string): Cell[] {
  const seen = new Map<number, Cell>();
  for (const other of plan.neighbours(place)) for (const cell of around(plan.at(other))) seen.set(keyOf(cell), cell);
  seen.delete(keyOf(plan.at(place)));
  return [...seen.values()];
}

/** What it saves when two rooms change places. */
function swapping(plan: Plan, a: string, b: string): number {
  const [at, to] = [plan.at(a), plan.at(b)];
  const strain = () => plan.strain(plan.at(a), plan.neighbours(a), a) + plan.strain(plan.at(b), plan.neighbours(b), b);
  const before = strain();
  plan.move([
    [a, to],
    [b, at],
  ]);
  const after = strain();
  plan.move([
    [a, at],
    [b, to],
  ]);
  return before - after;
}
