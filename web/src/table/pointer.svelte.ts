import type { Hand } from './pointing';
import type { TableStore } from './store.svelte';
import { thingAt } from './things';

/** Somebody's finger before it is raised: whether they may point, and whether the next tap does. */
export class Pointer implements Hand {
  private wanted = $state(false);

  constructor(
    readonly able: () => boolean,
    private readonly table: Pick<TableStore, 'point'>,
  ) {}

  readonly armed = (): boolean => this.wanted && this.able();
  readonly point = (thing: string): void => {
    this.disarm();
    this.table.point(thing);
  };
  readonly disarm = (): void => {
    this.wanted = false;
  };
  /** Point at what has the focus; where that is nothing, let the next tap point, or not after all. */
  readonly here = (): void => {
    if (!this.able()) return;
    const thing = thingAt(document.activeElement);
    if (thing === '') this.wanted = !this.wanted;
    else this.point(thing);
  };
}
