/** Elements that stand for things of the game carry `data-thing`: its key. Here they are found, and named. */
import { named, nameOf } from '../words/naming';
import { readable, type Words } from '../words/sentences';
import { mapOf } from './zones';
import type { View } from './wire';

export type Area = { left: number; top: number; width: number; height: number };

const CLIPS = /auto|scroll|hidden|clip/;

/** The key of the thing that an element belongs to; '' for what belongs to none. */
export function thingAt(target: EventTarget | null): string {
  return (target instanceof Element && target.closest<HTMLElement>('[data-thing]')?.dataset['thing']) || '';
}

/** The elements that stand for a thing; several where it is shown in several places. */
export function standIns(thing: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-thing]');
  return [...all].filter((node) => node.dataset['thing'] === thing);
}

/** The part of an element that can be seen: what its scrolled and clipped surroundings leave of it. */
export function seenPart(node: Element): Area | null {
  let { left, top, right, bottom } = node.getBoundingClientRect();
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (!CLIPS.test(getComputedStyle(around).overflow)) continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  [left, top] = [Math.max(left, 0), Math.max(top, 0)];
  [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  return right - left > 4 && bottom - top > 4 ? { left, top, width: right - left, height: bottom - top } : null;
}

/** What a thing is called in the middle of a sentence: a card with its article, a place of the map, a word. */
export function thingName(thing: string, words: Words, view: View): string {
  const map = mapOf(view, words.cards);
  const card = words.cards[map.get(thing) ?? thing];
  if (card) return named(words, { thing: { card: card.key } })['the_thing'] ?? card.title;
  if (map.has(thing) && words.has('zone-dark')) return words.text('zone-dark', { number: Number(thing) });
  return nameOf(words, thing) || readable(thing);
}
