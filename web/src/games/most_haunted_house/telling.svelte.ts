/** What has been told up to the position that is shown, and what is being told now. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../table/board';
import type { Tale } from '../../table/tale';
import type { TableEvent } from '../../table/wire';
import { heard } from './tale';

export type Telling = { readonly tale: Tale; readonly events: readonly TableEvent[] };

export function telling(given: () => BoardProps): Telling {
  /* The table hands everything over anew whenever anything changes: what follows these must not. */
  const step = $derived(given().step);
  const event = $derived(given().playing);
  let tale = $state.raw<Tale>([]);
  let events = $state.raw<TableEvent[]>([]);
  $effect.pre(() => {
    const now = step;
    tale = untrack(() => heard(tale, now));
    events = [];
  });
  $effect(() => {
    const now = event;
    if (now) events = [...untrack(() => events), now];
  });
  return {
    get tale() {
      return tale;
    },
    get events() {
      return events;
    },
  };
}
