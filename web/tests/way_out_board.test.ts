import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/games/way_out/Board.svelte';
import { status } from '../src/games/way_out/board';
import { drag, pinch } from '../src/ui/drag';
import Hand from '../src/games/way_out/Hand.svelte';
import SeatLines from '../src/games/way_out/SeatLines.svelte';
import { replayed } from '../dev/recording';
import { settings } from '../src/lib/settings.svelte';
import TableView from '../src/table/TableView.svelte';
import TextView from '../src/table/TextView.svelte';
import type { BoardProps } from '../src/table/board';
import { optionKeys } from '../src/table/keys';
import type { Ask, Step, View } from '../src/table/wire';
import { asked, event, game, option, step } from './samples';
import { cards, house, names, player, room, texts, words } from './way_out_samples';

afterEach(cleanup);

const leave = asked({
  name: 'leave',
  options: [option('enter:clubs_7', 'enter', { room: { card: 'clubs_7' } }), option('open', 'open')],
});
const at = (view: View, question: Ask | null = null, change: Partial<Step> = {}): Step =>
  step({ view, question, ...change });

function given(shown: Step, change: Partial<BoardProps> = {}): BoardProps {
  return {
    step: shown,
    cards,
    words,
    names,
    seatFields: [],
    seat: 0,
    act: vi.fn(),
    undo: vi.fn(),
    why: vi.fn(),
    playing: null,
    quiet: true,
    keys: optionKeys(shown.question?.options ?? []),
    picked: [],
    pick: vi.fn(),
    pointed: '',
    point: vi.fn(),
    busy: false,
    ...change,
  };
}
const page = () => screen.getByRole('article', { name: 'The story here' });

describe('the house', () => {
  it('says of every room what it is, who is there and what is free', () => {
    render(Board, { props: given(at(house())) });
    expect(
      screen.getByRole('button', { name: '2 of Hearts, The Landing Light. Here: Ada. 3 sides free.' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Dark room 4. 3 sides free.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Ace of Diamonds, A way out\. No side free/ })).toBeTruthy();
  });

  it('has its rooms in reading order', () => {
    render(Board, { props: given(at(house())) });
    const places = screen
      .getAllByRole('listitem')
      .map((item) => item.querySelector('[data-place]')?.getAttribute('data-place'));
    expect(places.indexOf('1')).toBeLessThan(places.indexOf('4'));
    expect(places.slice(places.indexOf('4'), places.indexOf('4') + 3)).toEqual(['4', '0', '2']);
  });

  it('answers with the room that is clicked, and with a new Door', async () => {
    const props = given(at(house(), leave));
    render(Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: /^Go to the 7 of Clubs:/ }));
    expect(props.act).toHaveBeenLastCalledWith('enter:clubs_7');
    await fireEvent.click(screen.getByRole('button', { name: 'Open a new Door' }));
    expect(props.act).toHaveBeenLastCalledWith('open');
  });

  it('is gone through with Tab where something can be chosen, and with arrow keys everywhere', async () => {
    render(Board, { props: given(at(house(), leave)) });
    const stops = screen
      .getAllByRole('listitem')
      .flatMap((item) => [...item.querySelectorAll<HTMLElement>('[tabindex="0"]')]);
    expect(stops.map((each) => each.dataset['place'])).toEqual(['7']);
    const ace = screen.getByRole('button', { name: /^Ace of Diamonds/ });
    ace.focus();
    await fireEvent.keyDown(ace, { key: 'ArrowUp' });
    expect((document.activeElement as HTMLElement).dataset['place']).toBe('1');
    expect(within(page()).getByRole('heading', { name: 'Dark room 1' })).toBeTruthy();
  });

  it('takes no answer while one is on its way', async () => {
    const props = given(at(house(), leave), { busy: true });
    render(Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: /^Go to/ }));
    expect(props.act).not.toHaveBeenCalled();
  });

  it('asks how a Door is laid where it can lie both ways', async () => {
    const lay = asked({
      name: 'lay',
      options: [
        option('lay:clubs_7', 'lay', { room: { card: 'clubs_7' } }),
        option('hide:clubs_7', 'hide', { room: { card: 'clubs_7' } }),
      ],
    });
    const props = given(at(house(), lay));
    render(Board, { props });
    await fireEvent.click(screen.getByRole('button', { name: /^7 of Clubs/ }));
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Face down by 7 of Clubs' }));
    expect(props.act).toHaveBeenLastCalledWith('hide:clubs_7');
  });

  it('cries out what nobody should miss', () => {
    render(Board, { props: given(at(house()), { playing: event('last-turns-deck', {}) }) });
    expect(screen.getByText('The last turns')).toBeTruthy();
  });

  it('shows a dark room to the one who knows it', () => {
    const rooms = [...house().rooms, { ...room('8', 'diamonds_9', []), open: false }];
    render(Board, { props: given(at(house({ rooms }))) });
    const dark = screen.getByRole('button', { name: 'Dark room 8. Only you know: 9 of Diamonds. 4 sides free.' });
    expect(dark.querySelector('.peeked')?.textContent).toContain('9');
  });
});

describe('the page', () => {
  const finds = event('finds', {
    seat: { seat: 0 },
    room: { card: 'clubs_7' },
    title: 'The Coal Hole',
    text: 'It is warm.',
  });
  const changed = event('changed', { seat: { seat: 0 }, effect: '+1 BODY', will: 3, body: 6, fear: 2 });
  const told = [finds, changed, event('describe', { seat: { seat: 1 }, words: 'Something <b>breathes</b>.' })];

  it('tells of the room that was entered last: what it is, what it did, what was said', () => {
    render(Board, { props: given(at(house(), null, { events: told })) });
    const story = within(page());
    expect(story.getByRole('heading', { name: 'The Coal Hole' })).toBeTruthy();
    expect(story.getByText('It is warm.')).toBeTruthy();
    expect(page().querySelector('.changed')?.textContent.replaceAll(/\s+/g, ' ')).toContain('Ada +1 BODY');
    expect(story.getByText('“Something <b>breathes</b>.”')).toBeTruthy();
    expect(story.getByText(/Tomasz, for the house/)).toBeTruthy();
  });

  it('shows a change that was ignored as a line, and never as a change', () => {
    const ignored = event('ignored-locked', { seat: { seat: 0 }, effect: '+2 WILL' });
    const { container } = render(Board, { props: given(at(house(), null, { events: [finds] }), { playing: ignored }) });
    expect(within(page()).getByText("+2 WILL is ignored: Ada's WILL is circled, and stays as it is.")).toBeTruthy();
    expect(page().querySelector('.changed')).toBeNull();
    expect(container.querySelector('.float')).toBeNull();
  });

  it('lets a change rise from where it happens', () => {
    const { container } = render(Board, { props: given(at(house()), { playing: changed }) });
    expect(container.querySelector('.float')?.textContent).toContain('+1');
  });

  it('turns to a dark room before anybody knows what is in it', () => {
    const gropes = event('gropes', { seat: { seat: 0 }, dark: 3 });
    render(Board, { props: given(at(house(), null, { events: [finds, gropes] })) });
    expect(within(page()).getByRole('heading', { name: 'Dark room 3' })).toBeTruthy();
    expect(within(page()).getByText(/dark room 3/)).toBeTruthy();
  });

  it('follows the event that is being told', async () => {
    const shown = at(house());
    const { rerender } = render(Board, { props: given(shown) });
    expect(within(page()).queryByRole('heading', { name: 'The Coal Hole' })).toBeNull();
    await rerender(given(shown, { playing: finds }));
    expect(within(page()).getByRole('heading', { name: 'The Coal Hole' })).toBeTruthy();
  });

  it('keeps to the room while one thing after another is told of it', async () => {
    const store = replayed([at(house()), at(house(), null, { events: told, number: 2 })], 0);
    settings.set({ motion: 'full' });
    const box = {
      info: { ...game, name: 'way_out', seat_names: names },
      cards,
      source: texts,
      board: await import('../src/games/way_out/board'),
      locale: 'en',
    };
    render(TableView, { props: { store, box } });
    store.receive({ type: 'step', ...at(house(), null, { events: told, number: 2 }) });
    await waitFor(() => expect(store.playing?.name).toBe('changed'), { timeout: 3000 });
    await tick();
    expect(within(page()).getByRole('heading', { name: 'The Coal Hole' })).toBeTruthy();
  });

  it('turns to the room that somebody looks at, and back when the story goes on', async () => {
    const shown = at(house(), null, { events: told });
    const { rerender } = render(Board, { props: given(shown) });
    await fireEvent.click(screen.getByRole('button', { name: /^Dark room 1/ }));
    expect(within(page()).getByRole('heading', { name: 'Dark room 1' })).toBeTruthy();
    await rerender(given({ ...shown, number: shown.number + 1 }));
    expect(within(page()).getByRole('heading', { name: 'The Coal Hole' })).toBeTruthy();
  });

  it('is not turned by a mouse that rests while rooms move beneath it', async () => {
    render(Board, { props: given(at(house(), null, { events: told })) });
    const dark = screen.getByRole('button', { name: /^Dark room 1/ });
    await fireEvent(dark, new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    expect(within(page()).getByRole('heading', { name: 'The Coal Hole' })).toBeTruthy();
    await fireEvent(dark, new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', movementX: 3 }));
    expect(within(page()).getByRole('heading', { name: 'Dark room 1' })).toBeTruthy();
  });

  it('reads the chart by which a room is opened before it lies on the table', async () => {
    const opened = event('finds', {
      seat: { seat: 0 },
      room: { card: 'diamonds_9' },
      title: 'Unposted Letters',
      text: 'None stamped.',
    });
    const shown = at(house());
    const { rerender } = render(Board, { props: given(shown) });
    await rerender(given(shown, { playing: opened }));
    expect(page().querySelector('.does')?.textContent.replaceAll(/\s+/g, ' ').trim()).toBe('+1 WILL or +1 BODY');
  });

  it('shows what would be said, where the bar has only one line', () => {
    const describing = asked({
      name: 'describe',
      kind: 'text',
      high: 400,
      default: 'The boards complain; let them.',
      about: { other: '0', title: 'The Coal Hole' },
    });
    render(Board, { props: given(at(house(), describing, { events: told })) });
    expect(within(page()).getByText('“The boards complain; let them.”')).toBeTruthy();
  });
});

describe('the table under the house', () => {
  const push = (type: string, x: number) =>
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: 0 });

  it('is pushed about with the mouse, and a push is no click', () => {
    const [node, clicked] = [document.createElement('div'), vi.fn()];
    const room = node.appendChild(document.createElement('button'));
    room.addEventListener('click', clicked);
    const { destroy } = drag(node);
    room.dispatchEvent(push('pointerdown', 100));
    window.dispatchEvent(push('pointermove', 60));
    expect(node.scrollLeft).toBe(40);
    window.dispatchEvent(push('pointerup', 60));
    room.click();
    expect(clicked).not.toHaveBeenCalled();
    room.dispatchEvent(push('pointerdown', 100));
    window.dispatchEvent(push('pointerup', 102));
    room.click();
    expect(clicked).toHaveBeenCalledOnce();
    destroy();
  });
});

it('is drawn nearer with two fingers, and left alone with one', () => {
  const [node, come] = [document.createElement('div'), vi.fn()];
  pinch(node, come);
  const touch = (type: string, ...xs: number[]) => {
    const event = new Event(type, { cancelable: true });
    node.dispatchEvent(Object.assign(event, { touches: xs.map((clientX) => ({ clientX, clientY: 0 })) }));
    return event.defaultPrevented;
  };
  touch('touchstart', 0);
  expect(touch('touchmove', 30)).toBe(false);
  touch('touchstart', 0, 100);
  expect(touch('touchmove', 0, 150)).toBe(true);
  expect(come.mock.calls).toEqual([[1.5]]);
});

describe('Secret Doors', () => {
  const mine = house({ players: [player(0, '5', { secret: ['diamonds_9', 'hearts_2'] }), player(1, '6')] });
  const offer = asked({
    name: 'secret-door',
    options: [
      option('diamonds_9', '', { room: { card: 'diamonds_9' } }),
      option('hearts_2', '', { room: { card: 'hearts_2' } }),
      option('pass', 'pass'),
    ],
  });

  it('lie in the hand with both their rooms, and are offered when asked for', async () => {
    const props = given(at(mine, offer));
    render(Hand, { props });
    const door = screen.getByRole('button', { name: /^9 of Diamonds/ });
    expect(door.textContent).toContain('Unposted Letters');
    await fireEvent.click(door);
    expect(props.act).toHaveBeenCalledWith('diamonds_9');
  });

  it('are nobody else’s, and nothing to press at other times', () => {
    render(Hand, { props: given(at(mine), { seat: 1 }) });
    expect(screen.queryByRole('list')).toBeNull();
    cleanup();
    render(Hand, { props: given(at(mine, leave)) });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('a sheet', () => {
  const seat = (change: Parameters<typeof player>[2], view: Parameters<typeof house>[0] = {}) =>
    render(SeatLines, {
      props: {
        of: 0,
        step: at(house({ players: [player(0, '5', change), player(1, '6')], ...view })),
        cards,
        words,
        quiet: true,
      },
    });

  it('shows what rules, what is circled, and what has been answered', () => {
    seat({ will: 6, locked: true, answered: ['will'] });
    expect(screen.getByText(', the highest')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'circled: it stays as it is' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'its question is answered' })).toBeTruthy();
  });

  it('tells who is trapped, who is out, and who has one turn left', () => {
    seat({ trapped: true }, { waiting: [0] });
    expect(screen.getByText('trapped')).toBeTruthy();
    expect(screen.getByText('one last turn')).toBeTruthy();
    cleanup();
    seat({ escaped: true, mad: true, at: null });
    expect(screen.getByText('out')).toBeTruthy();
    expect(screen.getByText('lost their mind')).toBeTruthy();
  });
});

it('has a line for the header', () => {
  expect(status(at(house()), words)).toBe('First out wins · 30 Doors left · 1 of 4 ways out seen');
  expect(status(at(house({ waiting: [0, 1], deck: 0, variant: 'longer' })), words)).toBe(
    'Longer game · no Doors left · 1 of 4 ways out seen · last turns',
  );
});

it('reads as text: rooms by their cards, dark ones by their numbers', () => {
  const rooms = [room('0', 'diamonds_ace', ['1']), room('1', null, ['0', '5']), room('5', 'clubs_7', ['1'])];
  render(TextView, {
    props: {
      step: at({ rooms, players: [player(0, '1')] }),
      words,
      cards,
      seatFields: ['seat'],
      lines: [],
      act: vi.fn(),
      why: vi.fn(),
    },
  });
  expect(screen.getByRole('heading', { name: 'Dark room 1' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: cards['clubs_7']?.title ?? 'nothing' })).toBeTruthy();
  expect(screen.getAllByText(/Dark room 1/).length).toBe(4);
});
