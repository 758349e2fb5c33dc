/** Which key answers which option, and how options stand together. Pure functions. */
import type { Ask, Option } from './wire';

const REFUSALS = new Set(['pass', 'no', 'done', 'abstain', 'refuse']);
const SHORTCUTS = 9;

/** A key for every option: 1–9 in order, 0 for the one that declines, '' where keys run out. */
export function optionKeys(options: readonly Option[]): string[] {
  const declining = options.filter(declines).length === 1 && options.length > 1;
  let next = 0;
  return options.map((option) => {
    if (declining && declines(option)) return '0';
    next += 1;
    return next <= SHORTCUTS ? String(next) : '';
  });
}

export function declines(option: Option): boolean {
  return REFUSALS.has(option.verb);
}

export type Entry = { option: Option; index: number; key: string };
export type Group = { name: string; entries: Entry[] };

const FEW = 9;

/** Options of one verb stand together; when there are many, so do those about the same thing. */
export function grouped(ask: Ask): Group[] {
  const keys = optionKeys(ask.options);
  const groups = new Map<string, Group>();
  ask.options.forEach((option, index) => {
    const name = groupOf(option, ask.options.length > FEW);
    const group = groups.get(name) ?? { name, entries: [] };
    group.entries.push({ option, index, key: keys[index] ?? '' });
    groups.set(name, group);
  });
  return [...groups.values()];
}

function groupOf(option: Option, many: boolean): string {
  const [part, ...others] = Object.values(option.parts);
  if (declines(option)) return 'decline';
  return many && part !== undefined && others.length > 0 ? `${option.verb}:${JSON.stringify(part)}` : option.verb;
}

/** Pick an option of a `some` question, or put it back; with one choice, picking another replaces it. */
export function toggled(picked: readonly number[], index: number, high: number): number[] {
  if (picked.includes(index)) return picked.filter((each) => each !== index);
  if (picked.length < high) return [...picked, index].sort((a, b) => a - b);
  return high === 1 ? [index] : [...picked];
}

/** The keys of what was picked, in the order of the options. */
export function pickedKeys(ask: Ask, picked: readonly number[]): string[] {
  return picked.flatMap((index) => ask.options[index]?.key ?? []);
}

/** What a keystroke means while something is asked; nothing when it was meant for a text field. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
