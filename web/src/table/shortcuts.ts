import { optionKeys, pickedKeys, typing } from './keys';
import type { Answer, Ask } from './wire';

export type Deeds = {
  ask: Ask | null;
  picked: readonly number[];
  act: (answer: Answer) => void;
  pick: (index: number) => void;
  undo: () => void;
  why: () => void;
  text: () => void;
  log: () => void;
  chat: () => void;
  here: () => void;
  /** Hold on, or let go; where there are no orders, nothing. */
  hold: (() => void) | null;
};

/** What a key does at the table. Keys meant for a field, a button or the browser are left alone. */
export function shortcuts(event: KeyboardEvent, deeds: Deeds): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
  if (typing(event.target) || (event.key === ' ' && onButton(event))) return;
  if (act(event, deeds)) event.preventDefault();
}

function act(event: KeyboardEvent, deeds: Deeds): boolean {
  const named: Record<string, () => void> = {
    u: deeds.undo,
    '?': deeds.why,
    v: deeds.text,
    l: deeds.log,
    c: deeds.chat,
    h: deeds.here,
    ...(deeds.hold && { ' ': deeds.hold }),
  };
  const deed = named[event.key.toLowerCase()];
  if (deed) {
    deed();
    return true;
  }
  return deeds.ask !== null && answer(event, deeds.ask, deeds);
}

function answer(event: KeyboardEvent, ask: Ask, deeds: Deeds): boolean {
  if (ask.kind === 'number') return number(event.key, ask, deeds);
  if (event.key === 'Enter') return finished(event, ask, deeds);
  const index = event.key === '' ? -1 : optionKeys(ask.options).indexOf(event.key);
  const option = ask.options[index];
  if (!option || ask.kind === 'text') return false;
  if (ask.kind === 'some') deeds.pick(index);
  else deeds.act(option.key);
  return true;
}

function number(key: string, ask: Ask, deeds: Deeds): boolean {
  const legal = /^\d$/.test(key) && Number(key) >= ask.low && Number(key) <= ask.high && ask.high < 10;
  if (legal) deeds.act(key);
  return legal;
}

function onButton(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, summary') !== null;
}

function finished(event: KeyboardEvent, ask: Ask, deeds: Deeds): boolean {
  const enough = deeds.picked.length >= ask.low && deeds.picked.length <= ask.high;
  if (ask.kind !== 'some' || onButton(event) || !enough) return false;
  deeds.act(pickedKeys(ask, deeds.picked));
  return true;
}
