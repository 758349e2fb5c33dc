/** The pictures of the cards: there are hundreds, so the board does not wait for them. */
import { createSubscriber } from 'svelte/reactivity';
import type { CardInfo } from '../../table/wire';

let pictures: Record<string, string> = {};
let standIns: Record<string, string> = {};
let cards: Record<string, CardInfo> = {};
const coming = import('./pictures').then((album) => ({ pictures, standIns } = album));
const awaited = createSubscriber((update) => void coming.then(update));

/** Say which cards there are: those of another box have no picture of their own, but a kind. */
export function know(box: Record<string, CardInfo>): void {
  cards = box;
}

/** The picture of a card, or of its kind; none before they have come. */
export function picture(card: string): string | undefined {
  awaited();
  return pictures[card] ?? standIns[cards[card]?.noun ?? ''];
}
