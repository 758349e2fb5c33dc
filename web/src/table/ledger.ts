/** The lines of all scores in one order: that of every single score, as far as they agree. */
import type { Score } from './wire';

/** What each line of a score is; the same thing may score several times, as levels do. */
export function kindsOf({ lines }: Score): string[] {
  return lines.map(({ name }, at) => `${name} ${lines.slice(0, at).filter((line) => line.name === name).length}`);
}

export function ledger(scores: Score[]): string[] {
  const kinds: string[] = [];
  for (const score of scores) {
    let at = 0;
    for (const kind of kindsOf(score)) {
      const found = kinds.indexOf(kind);
      if (found < 0) kinds.splice(at, 0, kind);
      at = (found < 0 ? at : found) + 1;
    }
  }
  return kinds;
}
