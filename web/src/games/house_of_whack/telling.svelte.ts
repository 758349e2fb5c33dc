/** The events of the step that is being told, up to the one that is being told now. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../table/board';
import type { TableEvent } from '../../table/wire';

export function telling(given: () => BoardProps): { readonly events: readonly TableEvent[] } {
  /* The table hands everything over anew whenever anything changes: what follows these must not. */
  const step = $derived(given().step);
  const event = $derived(given().playing);
  let events = $state.raw<TableEvent[]>([]);
  $effect.pre(() => {
    void step.number;
    void step.events;
    events = [];
  });
  $effect(() => {
    const now = event;
    if (now) events = [...untrack(() => events), now];
  });
  return {
    get events() {
      return events;
    },
  };
}
