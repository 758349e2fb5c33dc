/** Cards travel: they come from somewhere that can be seen, and nothing teleports. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export type Journey = { from: string; quiet: boolean; delay?: number };

/** Let an element arrive from another one's place (a seat, the hand, a deck); as an outro it goes there. */
export function travel(node: Element, { from, quiet, delay = 0 }: Journey): TransitionConfig {
  const source = quiet || from === '' ? null : document.querySelector(from);
  if (source === null) return { duration: 0 };
  const start = source.getBoundingClientRect();
  const end = node.getBoundingClientRect();
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const css = (_: number, left: number) =>
    `transform: translate(${x * left}px, ${y * left}px) rotate(${left * 14}deg) scale(${1 - left * 0.35}); z-index: 20`;
  return { duration: 480, delay, easing: cubicOut, css };
}

/** Where a ghost's cards come from: one's own hand, or the ghost's panel. */
export function homeOf(seat: number, me: number): string {
  return seat === me ? '[data-tray]' : `[data-seat="${seat}"]`;
}
