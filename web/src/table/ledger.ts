/** The lines of all scores in one order: that of every single score, as far as they agree. */
import type { Score } from './wire';

export function ledger(scores: Score[]): string[] {
  const names: string[] = [];
  for (const score of scores) {
    let at = 0;
    for (const { name } of score.lines) {
      const found = names.indexOf(name);
      if (found < 0) names.splice(at, 0, name);
      at = (found < 0 ? at : found) + 1;
    }
  }
  return names;
}
