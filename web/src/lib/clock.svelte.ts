/** The time, for those who watch it; it ticks only while somebody does. */
import { createSubscriber } from 'svelte/reactivity';

const watch = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function now(): number {
  watch();
  return Date.now();
}

/** The seconds left until a deadline, never below nought. */
export function secondsLeft(deadline: string, at: number): number {
  return Math.max(0, Math.round((Date.parse(deadline) - at) / 1000));
}

/** 72 → "1:12", 7200 → "2:00:00". */
export function clock(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
