/** The pictures of the cards: there are hundreds, so the board does not wait for them. */
import { createSubscriber } from 'svelte/reactivity';

let pictures: Record<string, string> = {};
const coming = import('./pictures').then((album) => (pictures = album.pictures));
const awaited = createSubscriber((update) => void coming.then(update));

/** The picture of a card; none before they have come, and of a card from another box. */
export function picture(card: string): string | undefined {
  awaited();
  return pictures[card];
}
