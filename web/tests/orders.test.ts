import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Bar from '../src/table/Orders.svelte';
import { heldCards, passedLines, toggle } from '../src/table/orders';
import { sitWith, stopFor, stoppable, stopsFor } from '../src/table/stopping.svelte';
import type { Concern, Orders, Step } from '../src/table/wire';
import { step, words } from './samples';

afterEach(cleanup);

const ASKING: Orders = { until: 'ask', unless: [], stop: [], hold: false };
const PASSING: Orders = { ...ASKING, until: 'turn', unless: ['vote'] };
const CONCERNS: Concern[] = ['target', 'vote'];
const holding = {
  players: [
    { seat: 1, hand: ['cellar'] },
    { seat: 0, hand: ['purple-chill', null] },
  ],
};

function bar(orders: Orders, change: Partial<Step> = {}) {
  const give = vi.fn();
  render(Bar, { props: { step: step(change), orders, concerns: CONCERNS, words, give } });
  return give;
}
const button = (name: RegExp) => screen.getByRole('button', { name });

describe('what is let pass', () => {
  it('is said with one click', async () => {
    const give = bar(ASKING);
    expect(button(/Ask me/).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button(/Pass until my turn/));
    expect(give).toHaveBeenCalledWith({ ...ASKING, until: 'turn' });
  });
  it('has exceptions to tick, and cards to be stopped for', async () => {
    const give = bar(PASSING, { view: holding });
    await fireEvent.click(button(/Unless … \(1\)/));
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    await fireEvent.click(screen.getByLabelText('on my own turn'));
    expect(give).toHaveBeenLastCalledWith({ ...PASSING, until: 'concern' });
    await fireEvent.click(screen.getByLabelText('when I am the target'));
    expect(give).toHaveBeenLastCalledWith({ ...PASSING, unless: ['vote', 'target'] });
    await fireEvent.click(screen.getByLabelText('at a vote'));
    expect(give).toHaveBeenLastCalledWith({ ...PASSING, unless: [] });
    await fireEvent.click(screen.getByLabelText(/whenever I can play/));
    expect(give).toHaveBeenLastCalledWith({ ...PASSING, stop: ['purple-chill'] });
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  });
  it('may pass on the own turn too', async () => {
    const give = bar({ ...PASSING, until: 'concern' });
    expect(button(/Pass unless …/).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button(/^Unless/));
    await fireEvent.click(screen.getByLabelText('on my own turn'));
    expect(give).toHaveBeenLastCalledWith(PASSING);
  });
  it('needs no exceptions where everything is asked', () => {
    bar(ASKING);
    expect(screen.queryByRole('button', { name: /Unless/ })).toBeNull();
  });
  it('waits while somebody holds on', async () => {
    const give = bar({ ...PASSING, hold: true });
    expect(button(/Hold on/).getAttribute('aria-pressed')).toBe('true');
    expect(button(/Pass until my turn/).getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(button(/Hold on/));
    expect(give).toHaveBeenCalledWith(PASSING);
  });
  it('is owned up to in one line', () => {
    bar(PASSING, { passed: { turn: 12, bare: 1 } });
    expect(screen.getByRole('status').textContent).toBe(
      'You let 12 chances pass: it was not your turn. One chance went by: you had nothing to play.',
    );
  });
});

describe('the small things', () => {
  it('know the cards in a hand, where there are hands', () => {
    expect(heldCards(step({ view: holding }))).toEqual(['purple-chill']);
    expect(heldCards(step({ view: { players: 4 } }))).toEqual([]);
    expect(heldCards(step())).toEqual([]);
  });
  it('put in and take out', () => {
    expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
  });
  it('say nothing of what was not passed', () => {
    expect(passedLines({})).toEqual([]);
    expect(passedLines({ turn: 0, bare: 2 })).toEqual([['bare', 2]]);
  });
});

describe("a card's sheet", () => {
  const give = vi.fn();
  afterEach(() => sitWith(undefined, [], give));

  it('knows which cards one holds, and stops for them', () => {
    sitWith(PASSING, ['wolf', 'owl'], give);
    expect(stoppable(['wolf', 'cat'])).toEqual(['wolf']);
    expect(stopsFor(['wolf'])).toBe(false);
    stopFor(['wolf']);
    expect(give).toHaveBeenLastCalledWith({ ...PASSING, stop: ['wolf'] });
  });
  it('stops for all copies, or for none', () => {
    sitWith({ ...PASSING, stop: ['wolf'] }, ['wolf', 'owl'], give);
    stopFor(['wolf', 'owl']);
    expect(give).toHaveBeenLastCalledWith({ ...PASSING, stop: ['wolf', 'owl'] });
    sitWith({ ...PASSING, stop: ['wolf', 'owl'] }, ['wolf', 'owl'], give);
    stopFor(['wolf', 'owl']);
    expect(give).toHaveBeenLastCalledWith({ ...PASSING, stop: [] });
  });
  it('offers nothing away from a table', () => {
    expect(stoppable(['wolf'])).toEqual([]);
  });
});
