import { toggle } from './orders';
import type { Orders } from './wire';

/** The orders of whoever sits here, the cards that they hold, and how to leave other orders. */
type Standing = { orders: Orders; held: readonly string[]; give: (orders: Orders) => void };

let standing = $state.raw<Standing | null>(null);

/** Let the sheets of cards know at which table they lie; nothing where there are no orders. */
export function sitWith(orders: Orders | undefined, held: readonly string[], give: Standing['give']): void {
  standing = orders ? { orders, held, give } : null;
}

/** Which of some cards one holds and could be stopped for. */
export function stoppable(cards: readonly string[]): string[] {
  return cards.filter((card) => standing?.held.includes(card));
}

export function stopsFor(cards: readonly string[]): boolean {
  return cards.every((card) => standing?.orders.stop.includes(card));
}

/** Always stop for these cards, or no longer. */
export function stopFor(cards: readonly string[]): void {
  if (!standing) return;
  const { orders, give } = standing;
  const changing = cards.filter((card) => orders.stop.includes(card) === stopsFor(cards));
  give({ ...orders, stop: changing.reduce<string[]>(toggle, orders.stop) });
}
