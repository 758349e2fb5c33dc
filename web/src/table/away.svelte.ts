/** What a seat has missed: since its last visit, or while the tab was hidden. */
import { recall, remember } from '../lib/storage';
import type { TableStore } from './store.svelte';
import type { Told } from './tale';

export type Away = { readonly lines: Told[]; close: () => void };

const ENOUGH = 5;
const LONG = 90_000;

/** Call while a component is being made: it watches the store from there. */
export function awayFrom(store: TableStore): Away {
  let missed = $state.raw<Told[]>([]);
  let started = false;
  let left = 0;
  let leftAt = 0;
  const key = () => `seen.${store.info?.id ?? ''}.${store.seat}`;

  $effect(() => {
    const { lines } = store;
    if (!store.info || !store.step || store.seat < 0 || lines.length === 0) return;
    if (!started) missed = since(lines, recall(key(), store.known));
    started = true;
    if (!document.hidden) remember(key(), (lines.at(-1)?.number ?? 0) + 1);
  });
  $effect(() => {
    const turned = () => {
      if (document.hidden) {
        left = store.known;
        leftAt = Date.now();
      } else if (left > 0 && Date.now() - leftAt > LONG) missed = since(store.lines, left);
    };
    document.addEventListener('visibilitychange', turned);
    return () => document.removeEventListener('visibilitychange', turned);
  });
  return {
    get lines() {
      return missed;
    },
    close: () => (missed = []),
  };
}

function since(lines: Told[], number: number): Told[] {
  const found = lines.filter((line) => line.number >= number);
  return found.length >= ENOUGH ? found : [];
}
