/** Cards come from somewhere that can be seen. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export type Origin = { from: string; quiet: boolean };

/** Let a card slide in from another element's place: a hand, a seat, a pile. As an outro it goes there. */
export function arrive(node: Element, { from, quiet }: Origin): TransitionConfig {
  const source = quiet || from === '' ? null : document.querySelector(from);
  if (source === null) return { duration: 0 };
  const [start, end] = [source.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const css = (_: number, left: number) => `transform: translate(${x * left}px, ${y * left}px) rotate(${left * 6}deg); opacity: ${1 - left * 0.4}; z-index: 20`;
  return { duration: 520, easing: cubicOut, css };
}
