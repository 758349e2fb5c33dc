import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Notices from '../src/table/Notices.svelte';
import { TableStore } from '../src/table/store.svelte';
import { filtered, lines, misses, tell } from '../src/table/tale';
import { Teller } from '../src/table/teller';
import type { FromBrowser, Step } from '../src/table/wire';
import { event, step, turn } from './samples';

const a = event('draws', { seat: { seat: 0 }, count: 1 });
const b = event('shows', { seat: { seat: 1 }, room: { card: 'cellar' }, scare: { card: 'green-moan' } });
const c = event(
  'sees',
  { seat: { seat: 2 }, room: { card: 'cellar' }, scare: { card: 'yellow-moan' } },
  { private: true },
);

describe('the tale', () => {
  it('grows, repeats nothing, and forgets what was taken back', () => {
    const one = tell([], step({ events: [a, null] }));
    expect(tell(one, step({ first: 2, events: [b] }))).toEqual([a, null, b]);
    expect(tell(one, step({ first: 1, events: [null, b] }))).toEqual([a, null, b]);
    expect(tell(one, step({ first: 1, events: [], undone: true }))).toEqual([a]);
  });
  it('notices a gap', () => {
    expect(misses([a], step({ first: 2 }))).toBe(true);
    expect(misses([a], step({ first: 1 }))).toBe(false);
  });
  it('keeps numbers when something may not be known', () => {
    expect(lines([a, null, b]).map((line) => line.number)).toEqual([0, 2]);
  });
  it('can be filtered', () => {
    const all = lines([a, b, c]);
    expect(filtered(all, 'mine', 1).map((line) => line.number)).toEqual([1, 2]);
    expect(filtered(all, 'private', 1).map((line) => line.number)).toEqual([2]);
  });
});

describe('the teller', () => {
  function telling(skip = false) {
    const log: string[] = [];
    const waits: (() => void)[] = [];
    const teller = new Teller({
      playing: (each) => log.push(each?.name ?? '-'),
      told: (number) => log.push(`#${number}`),
      arrived: (each) => log.push(`=${each.number}`),
      beat: () => 100,
      skip: () => skip,
      wait: () => new Promise((resolve) => waits.push(resolve)),
    });
    const tick = async () => {
      waits.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { teller, log, tick };
  }
  it('plays events one after another, then shows where they led', async () => {
    const { teller, log, tick } = telling();
    teller.add(step({ number: 4, events: [a, b] }), 0);
    expect(log).toEqual(['#1', 'draws']);
    await tick();
    expect(log).toEqual(['#1', 'draws', '#2', 'shows']);
    await tick();
    expect(log.slice(4)).toEqual(['-', '#2', '=4']);
  });
  it('tells only what is new', () => {
    const { teller, log } = telling();
    teller.add(step({ events: [a, b] }), 1);
    expect(log).toEqual(['#2', 'shows']);
  });
  it('shows at once when nobody looks', async () => {
    const { teller, log, tick } = telling(true);
    teller.add(step({ number: 2, events: [a] }), 0);
    await tick();
    expect(log).toEqual(['-', '#1', '=2']);
  });
  it('jumps, and forgets what it was telling', async () => {
    const { teller, log, tick } = telling();
    teller.add(step({ number: 2, events: [a] }), 0);
    teller.jump(step({ number: 7, undone: true }));
    await tick();
    expect(log.at(-1)).toBe('=7');
    expect(log).not.toContain('=2');
  });
});

describe('the store', () => {
  let sent: FromBrowser[];
  let store: TableStore;
  const outlet = {
    send: (m: FromBrowser) => void sent.push(m),
    show: (m: FromBrowser) => void sent.push(m),
    look: vi.fn(),
    restart: vi.fn(),
    close: vi.fn(),
    newId: () => `id${sent.length}`,
  };
  const receive = (each: Partial<Step>) => store.receive({ type: 'step', ...step(each) });

  beforeEach(() => {
    sent = [];
    vi.clearAllMocks();
    store = new TableStore(outlet, 0);
    store.quiet = () => true;
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('leaves orders for its own seat, also while nothing is asked', () => {
    const orders = { until: 'turn' as const, unless: [], stop: [], hold: true };
    store.order(orders);
    expect(sent).toEqual([{ type: 'orders', id: 'id0', seat: 0, orders }]);
    expect(store.busy).toBe(false);
  });
  it('answers with the number it has seen, once', async () => {
    receive({ number: 3, question: turn, waiting: [0] });
    store.act('pass');
    store.act('pass');
    expect(sent).toEqual([{ type: 'answer', id: 'id0', seat: 0, number: 3, answer: 'pass' }]);
    expect(store.busy).toBe(true);
    receive({ number: 4 });
    await settle();
    expect(store.busy).toBe(false);
  });
  it('says aloud what was refused, and may answer again', () => {
    receive({ number: 3, question: turn });
    store.act('pass');
    store.receive({ type: 'refused', id: 'id0', error: 'too late', asked: 'turn', offered: [], rule: 'HTH-3' });
    expect(store.refusal?.rule).toBe('HTH-3');
    expect(store.busy).toBe(false);
    store.act('boo:cellar');
    expect(sent).toHaveLength(2);
    expect(store.refusal).toBeNull();
  });
  it('says why the table stands still, until it does not', () => {
    store.link = 'lost';
    const { unmount } = render(Notices, { store, why: vi.fn() });
    store.receive({ type: 'trouble', error: 'The book is closed.' });
    flushSync();
    expect(screen.getByRole('status').textContent).toContain('The book is closed.');
    store.receive({ type: 'trouble', error: '' });
    flushSync();
    expect(screen.getByRole('status').textContent).not.toContain('The book');
    unmount();
  });
  it('takes back only what may be taken back', () => {
    receive({ number: 3, undo: 'Something was revealed.' });
    store.undo();
    expect(sent).toEqual([]);
    receive({ number: 3, undo: '', undone: true });
    store.undo();
    expect(sent).toEqual([{ type: 'undo', id: 'id0', seat: 0, number: 3 }]);
  });
  it('drops events that were taken back', async () => {
    receive({ number: 1, events: [a] });
    receive({ number: 2, first: 1, events: [b] });
    await settle();
    expect(store.lines).toHaveLength(2);
    receive({ number: 1, first: 1, undone: true });
    expect(store.lines.map((line) => line.event)).toEqual([a]);
  });
  it('calls again when it has missed something', () => {
    receive({ number: 1, events: [a] });
    receive({ number: 5, first: 9, events: [b] });
    expect(outlet.restart).toHaveBeenCalled();
    expect(store.known).toBe(0);
  });
  it('asks nothing while something is being told', () => {
    store.quiet = () => false;
    receive({ number: 1, question: turn });
    receive({ number: 2, first: 0, events: [a], question: turn });
    expect(store.shown?.question).toBeNull();
    expect(store.playing).toEqual(a);
  });
  it('looks through another seat and forgets the first one’s secrets', () => {
    receive({ number: 1, events: [c] });
    store.look(1);
    expect(outlet.look).toHaveBeenCalledWith(1);
    expect(store.lines).toEqual([]);
    receive({ seat: 0, number: 1, events: [c] });
    expect(store.step).toBeNull();
    receive({ seat: 1, number: 1, events: [b] });
    expect(store.lines.map((line) => line.event)).toEqual([b]);
  });
  it('keeps chat in order, once each', () => {
    const said = (n: number) => store.receive({ type: 'chat', n, seat: 0, name: 'Ada', text: `${n}`, at: '' });
    said(2);
    said(1);
    said(2);
    expect(store.chat.map((line) => line.n)).toEqual([1, 2]);
    store.say('   ');
    expect(sent).toEqual([]);
  });
});
