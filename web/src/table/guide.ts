/** The first game is guided: every new kind of decision is explained once, on this device. */
import { hasText, t } from '../lib/texts.svelte';
import { recall, remember } from '../lib/storage';
import type { Words } from '../words/sentences';
import type { Ask } from './wire';

/** What to say about a kind of question: the game's own words if it has some, else ours. */
export function noteFor(ask: Ask, words: Words): string {
  if (words.has(`guide-${ask.name}`)) return words.text(`guide-${ask.name}`);
  return hasText(`guide-any-${ask.kind}`) ? t(`guide-any-${ask.kind}`) : '';
}

function nameOf(game: string, ask: Ask, words: Words): string {
  return words.has(`guide-${ask.name}`) ? `${game}/${ask.name}` : `any/${ask.kind}`;
}

export function isNew(game: string, ask: Ask, words: Words): boolean {
  return !recall<string[]>('guided', []).includes(nameOf(game, ask, words));
}

export function noted(game: string, ask: Ask, words: Words): void {
  const known = recall<string[]>('guided', []);
  remember('guided', [...new Set([...known, nameOf(game, ask, words)])]);
}

export function forgetNotes(): void {
  remember('guided', []);
}
