/** How long what happens is shown. */
import type { TableEvent } from '../../table/wire';

const BEATS: Record<string, number> = {};

export function beat(event: TableEvent): number {
  return BEATS[event.name] ?? 350;
}
