import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedBox, replayed, stepsOf } from '../dev/recording';
import { settings } from '../src/lib/settings.svelte';
import { Gestures } from '../src/table/gestures.svelte';
import { pointing } from '../src/table/pointing';
import TableView from '../src/table/TableView.svelte';
import { seenPart, standIns, thingAt, thingName } from '../src/table/things';
import { Words } from '../src/words/sentences';
import { cards, names, words } from './samples';
import { textsOf } from './texts';
// What a board fetches when it is wanted is at hand here: no test waits for a busy machine.
import '../src/table/TextView.svelte';
import '../src/table/WhySheet.svelte';
import '../src/table/generic';

const at = (target: Element, type: string, init: PointerEventInit = {}) => {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, ...init });
  target.dispatchEvent(event);
  return event;
};

describe('a hand', () => {
  const hand = { able: vi.fn(() => true), armed: vi.fn(() => false), point: vi.fn(), disarm: vi.fn() };
  const tapped = vi.fn();
  let room: HTMLElement;
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    document.body.innerHTML = '<div><button data-thing="cellar"><b>Cellar</b></button><i></i></div>';
    const node = document.querySelector('div')!;
    room = document.querySelector('b')!;
    node.querySelector('button')?.addEventListener('click', tapped);
    end = pointing(node, hand).destroy;
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('points with the right button, and calls for no menu', () => {
    at(room, 'pointerdown', { pointerType: 'mouse', button: 2 });
    expect(at(room, 'contextmenu').defaultPrevented).toBe(true);
    expect(hand.point.mock.calls).toEqual([['cellar']]);
    expect(at(document.querySelector('i')!, 'contextmenu').defaultPrevented).toBe(false);
  });
  it('points by a long press, once, which is then no tap', () => {
    at(room, 'pointerdown', { pointerType: 'touch' });
    vi.advanceTimersByTime(600);
    expect(at(room, 'contextmenu').defaultPrevented).toBe(true);
    at(room, 'pointerup', { pointerType: 'touch' });
    at(room, 'click');
    expect(hand.point.mock.calls).toEqual([['cellar']]);
    expect(tapped).not.toHaveBeenCalled();
    at(room, 'click');
    expect(tapped).toHaveBeenCalledTimes(1);
  });
  it('points by a long press that the browser noticed first', () => {
    at(room, 'pointerdown', { pointerType: 'touch' });
    expect(at(room, 'contextmenu').defaultPrevented).toBe(true);
    at(room, 'pointercancel', { pointerType: 'touch' });
    vi.advanceTimersByTime(600);
    at(room, 'click');
    expect(hand.point.mock.calls).toEqual([['cellar']]);
    expect(tapped).not.toHaveBeenCalled();
  });
  it.each(['pointerup', 'pointercancel', 'scroll', 'pointermove'])('does not mean it after a %s', (type) => {
    at(room, 'pointerdown', { pointerType: 'touch' });
    at(room, type, { pointerType: 'touch', clientX: 30 });
    vi.advanceTimersByTime(600);
    expect(hand.point).not.toHaveBeenCalled();
  });
  it('points with the next tap, or with Enter, when that is meant', () => {
    hand.armed.mockReturnValue(true);
    at(room, 'click');
    room.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(hand.point.mock.calls).toEqual([['cellar'], ['cellar']]);
    expect(tapped).not.toHaveBeenCalled();
    at(document.querySelector('i')!, 'click');
    vi.runAllTimers();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(hand.disarm).toHaveBeenCalledTimes(2);
    hand.armed.mockReturnValue(false);
  });
  it('leaves everything alone where nobody would see it', () => {
    hand.able.mockReturnValue(false);
    at(room, 'pointerdown', { pointerType: 'touch' });
    vi.advanceTimersByTime(600);
    expect(at(room, 'contextmenu').defaultPrevented).toBe(false);
    expect(hand.point).not.toHaveBeenCalled();
    hand.able.mockReturnValue(true);
  });
});

describe('things', () => {
  it('are found by what carries their key', () => {
    document.body.innerHTML = '<p data-thing="a"><b data-thing=\'x"y\'><i></i></b></p><p data-thing="a"></p>';
    expect(thingAt(document.querySelector('i'))).toBe('x"y');
    expect(thingAt(document.body)).toBe('');
    expect(standIns('a')).toHaveLength(2);
    expect(standIns('x"y')).toHaveLength(1);
  });
  it('are seen as far as their surroundings show them', () => {
    document.body.innerHTML = '<div style="overflow: auto"><p></p></div>';
    const [box, thing] = [document.querySelector('div')!, document.querySelector('p')!];
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 100));
    const lies = vi.spyOn(thing, 'getBoundingClientRect');
    lies.mockReturnValue(new DOMRect(50, 90, 200, 50));
    expect(seenPart(thing)).toEqual({ left: 50, top: 90, width: 60, height: 20 });
    lies.mockReturnValue(new DOMRect(50, 120, 200, 50));
    expect(seenPart(thing)).toBeNull();
  });
  it('have names that people read: a title, a place in the dark, or at least words', () => {
    expect(thingName('cellar', words, {})).toBe(cards['cellar']?.title);
    expect(thingName('cold_place', words, {})).toBe('Cold place');
    const maze = new Words(textsOf('way_out'), names, {});
    expect(thingName('7', maze, { rooms: [{ place: '7', card: null }] })).toMatch(/7/);
  });
});

describe('gestures', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('pass: the ring first, then the notice, and one for each who points', () => {
    const gestures = new Gestures();
    gestures.pointed({ seat: 1, name: 'Tomasz', thing: 'cellar' });
    gestures.pointed({ seat: 2, name: 'Old Ezra', thing: 'cellar' });
    gestures.pointed({ seat: 1, name: 'Tomasz', thing: 'library' });
    expect(gestures.fingers.map(({ seat, thing }) => [seat, thing])).toEqual([
      [2, 'cellar'],
      [1, 'library'],
    ]);
    vi.advanceTimersByTime(4100);
    expect(gestures.fingers.map(({ ring }) => ring)).toEqual([false, false]);
    vi.advanceTimersByTime(3000);
    expect(gestures.fingers).toEqual([]);
  });
  it('leave the last word of each bot', () => {
    const gestures = new Gestures();
    const saying = (name: string) => ({ seat: 2, number: 1, remark: { name, facts: {} } });
    gestures.said(saying('lights'));
    gestures.said(saying('hides'));
    expect(gestures.aloud.map(({ remark }) => remark.name)).toEqual(['hides']);
    vi.advanceTimersByTime(7000);
    expect(gestures.aloud).toEqual([]);
    expect(gestures.sayings[2]?.remark.name).toBe('hides');
  });
});

describe('the table', () => {
  beforeEach(() => settings.set({ motion: 'none', guide: false, talk: true }));
  afterEach(cleanup);

  async function sit(alone = false) {
    const store = replayed(stepsOf(4), 3);
    if (alone) store.info = { ...store.info!, seats: store.info!.seats.map((seat) => ({ ...seat, yours: true })) };
    const box = await recordedBox(true);
    render(TableView, { props: { store, box: { ...box, source: `${box.source}\nsays-lurks = I lurk.\n` } } });
    if (!alone) await waitFor(() => expect(document.querySelector('[data-thing]')).not.toBeNull());
    return store;
  }
  const button = () => screen.queryByRole('button', { name: /Here!/ });

  it('lets the next tap point, until it is cancelled', async () => {
    const store = await sit();
    const point = vi.spyOn(store, 'point');
    await fireEvent.click(button()!);
    expect(button()?.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.keyDown(window, { key: 'h' });
    const thing = document.querySelector<HTMLElement>('[data-thing]')!;
    await fireEvent.click(thing);
    expect(point).toHaveBeenCalledWith(thing.dataset['thing']);
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
  });
  it('points at what has the focus', async () => {
    const store = await sit();
    const point = vi.spyOn(store, 'point');
    const thing = document.querySelector<HTMLElement>('[data-thing]')!;
    thing.tabIndex = 0;
    thing.focus();
    await fireEvent.keyDown(thing, { key: 'h' });
    expect(point).toHaveBeenCalledWith(thing.dataset['thing']);
  });
  it('does not offer it where all look at one screen', async () => {
    await sit(true);
    expect(button()).toBeNull();
  });
  it('says who points at what, and leads there', async () => {
    const store = await sit();
    const thing = document.querySelector<HTMLElement>('[data-thing]')!;
    const scrolled = (thing.scrollIntoView = vi.fn());
    store.receive({ type: 'here', seat: 1, name: 'Tomasz', thing: thing.dataset['thing'] ?? '' });
    await waitFor(() => screen.getByRole('button', { name: /^Tomasz points at/ }));
    await fireEvent.click(screen.getByRole('button', { name: /^Tomasz points at/ }));
    expect(scrolled).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^Tomasz points at/ })).toBeNull();
  });
  it('shows what a bot says at its seat, unless nobody wants to know', async () => {
    const store = await sit();
    store.receive({ type: 'says', seat: 2, number: 0, remark: { name: 'lurks', facts: {} } });
    flushSync();
    expect(document.querySelector('[data-seat="2"] .says')?.textContent).toContain('“I lurk.”');
    settings.set({ talk: false });
    flushSync();
    expect(document.querySelector('.says')).toBeNull();
  });
});
