/** How long what happens is shown. */
import type { TableEvent } from '../../table/wire';

const BEATS: Record<string, number> = {
  turn: 500,
  plays: 900,
  'plays-on': 900,
  answers: 900,
  stopped: 800,
  redirected: 800,
  clash: 900,
  totals: 700,
  lays: 500,
  helps: 420,
  reveals: 900,
  scores: 1100,
  adds: 900,
  beats: 1500,
  beaten: 1500,
  caught: 1500,
  unlocks: 1300,
  holds: 1300,
  defeats: 1500,
  draw: 1300,
  'broken-off': 1200,
  loses: 600,
  crushed: 1200,
  dies: 2200,
  'comes-back': 900,
  verdict: 1300,
  'deal-struck': 900,
  earns: 700,
};

/** What is not named here passes quickly. */
export function beat(event: TableEvent): number {
  return BEATS[event.name] ?? 320;
}
