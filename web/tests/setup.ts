/** What happy-dom lacks and a table needs. */
import { vi } from 'vitest';
import { loadTexts } from '../src/lib/texts.svelte';

Element.prototype.animate ??= () =>
  ({ cancel: () => undefined, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
Element.prototype.getAnimations ??= () => [];
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
vi.stubGlobal('scrollTo', () => undefined);
await loadTexts(['en']);
