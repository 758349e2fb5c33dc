/** Standing orders: what somebody lets pass without being asked. Pure functions. */
import type { Step } from './wire';

const REASONS = ['turn', 'concern', 'bare'];

/** The list with this in it, or without it where it was. */
export function toggle<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
}

/** The cards that this seat holds, where its game has hands and players. */
export function heldCards(step: Step): string[] {
  const players: unknown = step.view['players'];
  const mine: unknown = Array.isArray(players) ? players.find((each) => isMine(each, step.seat)) : undefined;
  const hand: unknown = typeof mine === 'object' && mine !== null && 'hand' in mine ? mine.hand : [];
  return Array.isArray(hand) ? hand.filter((card) => typeof card === 'string') : [];
}

function isMine(player: unknown, seat: number): boolean {
  return typeof player === 'object' && player !== null && 'seat' in player && player.seat === seat;
}

/** Why something was let pass, and how often; nothing where nothing was. */
export function passedLines(passed: Readonly<Record<string, number>>): [string, number][] {
  return REASONS.flatMap((why): [string, number][] => (passed[why] ? [[why, passed[why]]] : []));
}
