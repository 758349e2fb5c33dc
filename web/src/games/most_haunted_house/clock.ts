/** AM-4: the clock. Half-hours from six in the evening, as a hand and in figures. */
import { CYCLES } from './night';

export type Hour = { hour: number; half: boolean; evening: boolean };

/** What the clock shows after so many half-hours. */
export function hourAt(cycle: number): Hour {
  const since = Math.floor(cycle / 2);
  return { hour: ((since + 5) % 12) + 1, half: cycle % 2 === 1, evening: since < 6 };
}

/** "9:30 PM". */
export function timeOf(cycle: number): string {
  const { hour, half, evening } = hourAt(cycle);
  return `${hour}:${half ? '30' : '00'} ${evening ? 'PM' : 'AM'}`;
}

/** The hour at which the next Haunting comes; null when none will (AM-b-5). */
export function nextHaunting(cycle: number): number | null {
  const next = 2 * Math.floor(cycle / 2) + 2;
  return next >= CYCLES ? null : hourAt(next).hour;
}

/** Where the hour hand points, in degrees from twelve. */
export function handAt(cycle: number): number {
  return 180 + cycle * 15;
}

/** The part of the dial that is spent, from six, as a path in a circle of this radius; '' when nothing is. */
export function spent(cycle: number, radius: number): string {
  if (cycle <= 0) return '';
  const angle = (Math.min(cycle, CYCLES - 0.001) * 15 * Math.PI) / 180;
  const [x, y] = [-Math.sin(angle) * radius, Math.cos(angle) * radius];
  const round = (value: number) => value.toFixed(2);
  return `M0 0V${radius}A${radius} ${radius} 0 ${cycle > 12 ? 1 : 0} 1 ${round(x)} ${round(y)}Z`;
}
