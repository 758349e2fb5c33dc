import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedBox, replayed, stepsOf } from '../dev/recording';
import { settings } from '../src/lib/settings.svelte';
import Generic from '../src/table/Generic.svelte';
import Log from '../src/table/Log.svelte';
import Scores from '../src/table/Scores.svelte';
import TableView from '../src/table/TableView.svelte';
import { lines } from '../src/table/tale';
import { cardOf } from '../src/words/facts';
import { cards, event, game, names, words } from './samples';
// What a board fetches when it is wanted is at hand here: no test waits for a busy machine.
import '../src/table/TextView.svelte';
import '../src/table/WhySheet.svelte';
import '../src/table/generic';

beforeEach(() => {
  localStorage.clear();
  settings.set({ motion: 'none', guide: true });
});
afterEach(cleanup);

const asked = stepsOf(4).findIndex((step) => step.question?.name === 'turn');

async function sit(players = 4, at = asked) {
  const store = replayed(stepsOf(players), at);
  const box = await recordedBox(true);
  render(TableView, { props: { store, box } });
  return store;
}

describe('a table without a board', () => {
  it('can be read: seats, zones, the question and the tale', async () => {
    await sit();
    expect(screen.getByText('Margarete (you)')).toBeTruthy();
    expect(screen.getByRole('heading', { name: /Your turn/ })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'The house' })).toBeTruthy();
    expect(screen.getAllByRole('log').length).toBeGreaterThan(0);
  });
  it('can be played from the bar, and from the keyboard', async () => {
    const store = await sit();
    const act = vi.spyOn(store, 'act');
    await fireEvent.keyDown(window, { key: '1' });
    expect(act).toHaveBeenCalledWith(store.step?.question?.options[0]?.key ?? expect.anything());
    await waitFor(() => expect(store.step?.question?.name).toBe('place'));
  });
  it('reads as text', async () => {
    await sit();
    await fireEvent.keyDown(window, { key: 'v' });
    expect(await screen.findByRole('heading', { name: 'What is asked' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The table' })).toBeTruthy();
  });
  it('says aloud why something cannot be taken back', async () => {
    const store = await sit();
    store.step = { ...store.step!, undo: 'A card was revealed.' };
    await fireEvent.keyDown(window, { key: 'u' });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('A card was revealed.'));
  });
  it('explains a new kind of decision once', async () => {
    await sit();
    expect(screen.getByRole('complementary', { name: 'A word of advice' }).textContent).toContain('two actions');
    await fireEvent.click(screen.getByRole('button', { name: 'I see' }));
    expect(screen.queryByRole('complementary', { name: 'A word of advice' })).toBeNull();
    cleanup();
    await sit();
    expect(screen.queryByRole('complementary', { name: 'A word of advice' })).toBeNull();
  });
  it('draws the curtain between two hands on one device', async () => {
    const store = await sit();
    expect(screen.queryByRole('dialog', { name: /next/ })).toBeNull();
    store.info = { ...store.info!, seats: store.info!.seats.map((seat) => ({ ...seat, yours: seat.seat < 2 })) };
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Margarete is next' })).toBeTruthy());
    await fireEvent.click(screen.getByRole('button', { name: 'I am Margarete' }));
    expect(screen.queryByRole('dialog', { name: /next/ })).toBeNull();
  });
  it('ends with the score explained', async () => {
    await sit(2, stepsOf(2).length - 1);
    await waitFor(() => expect(screen.getByRole('dialog', { name: /won/ })).toBeTruthy());
    expect(screen.getByRole('rowheader', { name: /Total/ })).toBeTruthy();
  });
  it('says when the line is dead', async () => {
    const store = await sit();
    store.link = 'lost';
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Knocking again'));
  });
});

describe('cards of the generic view', () => {
  it('answer when exactly one option is about them', async () => {
    const step = stepsOf(4)[asked]!;
    const act = vi.fn();
    const rest = {
      undo: vi.fn(),
      why: vi.fn(),
      pick: vi.fn(),
      point: vi.fn(),
      playing: null,
      quiet: true,
      keys: [],
      picked: [],
      pointed: '',
      busy: false,
    };
    const seatFields = game.seat_fields;
    render(Generic, { props: { step, cards, words, names, seatFields, seat: 0, act, ...rest } });
    const only = step.question!.options.find((option) => option.verb === 'pick')!;
    const title = cards[cardOf(only.parts['scare'])!]!.title;
    await fireEvent.click(screen.getAllByRole('button', { name: new RegExp(title) })[0] as HTMLElement);
    expect(act).toHaveBeenCalledWith(only.key);
  });
});

describe('the log', () => {
  const told = [
    event('shows', { seat: { seat: 1 }, room: { card: 'cellar' }, scare: { card: 'green-moan' } }, { rule: 'HTH-3.4' }),
    event('sees', { seat: { seat: 2 }, room: { card: 'cellar' }, scare: { card: 'yellow-moan' } }, { private: true }),
  ];
  const show = (why = vi.fn()) => {
    render(Log, {
      props: {
        lines: lines(told),
        words,
        seat: 0,
        chat: [],
        say: vi.fn(),
        why,
        link: (n: number) => `/t/x/replay?event=${n}`,
      },
    });
    return why;
  };
  it('is a tale with rule tags', async () => {
    const why = show();
    expect(screen.getByText('Tomasz')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Rule HTH-3.4: read it' }));
    expect(why).toHaveBeenCalledWith('HTH-3.4');
  });
  it('sets apart what only you know, and filters', async () => {
    show();
    expect(screen.getByText('Only you see this')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Only mine' }));
    expect(screen.queryByText('Tomasz')).toBeNull();
    expect(screen.getByText('Old Ezra')).toBeTruthy();
  });
  it('links every line to its position', () => {
    show();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/t/x/replay?event=0',
      '/t/x/replay?event=1',
    ]);
  });
});

it('scores stand line by line, winners first', () => {
  const result = stepsOf(2).at(-1)!.result!;
  render(Scores, { props: { result, words, why: vi.fn() } });
  const first = screen.getAllByRole('columnheader')[0];
  expect(first?.textContent).toContain(names[result.winners[0]!]);
});

it('scores have a line for each time that the same thing counted', () => {
  const lines = (...points: number[]) => points.map((each) => ({ name: 'level', rule: 'WO-13.1', points: each }));
  const scores = [
    { seat: 0, total: 9, lines: lines(4, 5) },
    { seat: 1, total: 3, lines: lines(3, 0) },
  ];
  render(Scores, { props: { result: { winners: [0], rule: 'WO-13.3', why: '', scores }, words, why: vi.fn() } });
  const cells = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td.num')].map((cell) => cell.textContent));
  expect(cells.slice(1)).toEqual([
    ['4', '3'],
    ['5', '·'],
    ['9', '3'],
  ]);
});
