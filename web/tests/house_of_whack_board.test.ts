import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { shows, signs } from '../src/games/house_of_whack/board';
import Board from '../src/games/house_of_whack/Board.svelte';
import {
  ahead,
  boundsOf,
  comfortable,
  corner,
  fitting,
  lettering,
  middle,
  THUMB,
} from '../src/games/house_of_whack/frame';
import {
  blockedIn,
  darkness,
  doorsOf,
  endsIn,
  floorName,
  followed,
  Plan,
  printedAt,
  spread,
  strideTo,
  textOf,
  turned,
} from '../src/games/house_of_whack/house';
import { litBy, onMap } from '../src/games/house_of_whack/lit';
import { label, status } from '../src/games/house_of_whack/saying';
import SeatLines from '../src/games/house_of_whack/SeatLines.svelte';
import { spotsOn } from '../src/games/house_of_whack/spots';
import type { Option } from '../src/table/wire';
import {
  asked,
  cards,
  done,
  given,
  go,
  into,
  lay,
  open,
  player,
  premises,
  stairs,
  standing,
  stepOf,
  words,
} from './house_of_whack_samples';
// What a board fetches when it is wanted is at hand here: no test waits for a busy machine.
import '../src/games/house_of_whack/Clash.svelte';
import '../src/games/house_of_whack/End.svelte';
import '../src/games/house_of_whack/around';
import '../src/games/house_of_whack/Furnishing.svelte';
import '../src/games/house_of_whack/trying';

afterEach(cleanup);

/** A board with all that comes after it: what stands around the house, and what lies in it. */
async function shown(props: ReturnType<typeof given>): Promise<void> {
  render(Board, { props });
  await screen.findByText('Whack Track', { selector: 'h3' });
  await tick();
}

const lock = { bolt: 'lock-1', room: 'start', wall: 'north', link: 0, colour: 'red', stat: 5 };
const attack = (seat: number, stat: string): Option => ({
  key: `attack:${seat}:${stat}`,
  verb: 'attack',
  parts: { seat: { seat }, stat: { word: stat } },
});

describe('a tile that is turned', () => {
  it('takes its squares with it, and gives them back', () => {
    expect([0, 1, 2, 5, 8].map((square) => turned(square, 1))).toEqual([2, 5, 8, 7, 6]);
    for (let square = 0; square < 9; square += 1)
      for (let turns = 0; turns < 4; turns += 1) expect(printedAt(turned(square, turns), turns)).toBe(square);
  });
  it('takes its doors and what blocks it along', () => {
    expect(doorsOf(cards['library'], 0)).toEqual([0, 1, 3]);
    expect(doorsOf(cards['library'], 1)).toEqual([0, 1, 2]);
    expect(blockedIn(cards['library'], 1)).toEqual([0]);
  });
});

describe('the house as it stands', () => {
  const plan = new Plan(premises(), cards);
  it('knows which doors meet, which lead into the dark, and which end at a wall', () => {
    expect(plan.doors(standing('start', 0, 0))).toEqual([
      { side: 0, kind: 'open' },
      { side: 1, kind: 'blind' },
      { side: 2, kind: 'dark' },
      { side: 3, kind: 'dark' },
    ]);
  });
  it('is dark behind every open door, and lit from each of them', () => {
    const dark = darkness(
      new Plan(premises({ rooms: [standing('start', 0, 0), standing('library', 1, 1)] }), cards),
      0,
    );
    expect(dark).toContainEqual({ x: 1, y: 0, lights: [3, 2] });
    expect(dark).toContainEqual({ x: 0, y: 1, lights: [0, 1] });
  });
  it('says where one step leads: a square, the next room, the dark, or nowhere', () => {
    const from = (square: number, side: number) => strideTo(plan, player(0, 'start', square), side);
    expect(from(4, 0)).toEqual({ room: 'start', square: 1 });
    expect(from(1, 0)).toEqual({ room: 'attic', square: 7 });
    expect(from(7, 2)).toEqual({ room: 'start', wall: 'south' });
    expect(from(0, 0)).toBeNull();
    expect(strideTo(plan, player(0, '', 4), 0)).toBeNull();
  });
  it('lays what lies in a room beside the people there', () => {
    expect(spread(['a', 'b'], [4, 5]).laid).toEqual([
      { thing: 'a', at: 3 },
      { thing: 'b', at: 6 },
    ]);
    expect(
      spread(
        Array.from({ length: 11 }, (_, i) => i),
        [],
      ).more,
    ).toBe(2);
  });
  it('hangs the trophy in its room', () => {
    const view = premises({ rooms: [standing('trophy_room', 0, 0)], display: ['spider'], shown_by: 1 });
    expect(new Plan(view, cards).lying(standing('trophy_room', 0, 0)).laid[0]?.thing.card).toBe('spider');
  });
  it('calls its floors by name', () => {
    const rooms = [1, 2, 3].map((floor) => standing(floor === 2 ? 'cloud' : 'closet', 0, 0, { floor }));
    const house = new Plan(premises({ rooms: [standing('start', 0, 0), ...rooms], wrong: 3 }), cards);
    expect(house.floors().map((floor) => floorName(house, floor).text)).toEqual([
      'board-floor-main',
      'board-floor-up',
      'board-floor-cloud',
      'board-floor-wrong',
    ]);
  });
  it('finds both ends of stairs, and what a Guest says in every role', () => {
    expect(endsIn({ links: [stairs] }, 'closet')).toEqual([
      { link: stairs, room: 'closet', square: 8, other: 'library' },
    ]);
    expect(textOf(cards['butler'], 'ally')).toBe('Brings tea.');
    expect(textOf(cards['butler'], 'resident')).toBe('Announces you.');
    expect(textOf(cards['umbrella'], '')).toBe('What Umbrella does.');
  });
  it('follows whoever is asked, else whoever has the turn', () => {
    const view = premises({ active: 1 });
    expect(followed(view, 0, true)?.seat).toBe(0);
    expect(followed(view, 0, false)?.seat).toBe(1);
    expect(followed(view, -1, true)?.seat).toBe(1);
  });
});

describe('how near one looks', () => {
  it('shows all of a small house, and of a large one what matters, wide enough for a thumb', () => {
    const small = boundsOf([
      { x: 0, y: 0 },
      { x: 2, y: 1 },
    ]);
    const large = boundsOf([
      { x: -6, y: -4 },
      { x: 6, y: 5 },
    ]);
    expect(comfortable(small, null, 600, 480, true)).toBe(fitting(small, 600, 480));
    expect(comfortable(large, large, 366, 320, true)).toBe(THUMB);
    expect((THUMB * 36) / 124).toBeGreaterThanOrEqual(24);
  });
  it('puts tiles and squares where they belong', () => {
    const bounds = boundsOf([
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ]);
    expect(corner({ x: 1, y: 0 }, bounds).x - corner({ x: -1, y: 0 }, bounds).x).toBe(248);
    expect(middle(4)).toEqual({ x: 60, y: 60 });
  });
  it('goes to the nearest thing straight ahead', () => {
    const all = [
      { x: 50, y: 0, key: 'ahead' },
      { x: 20, y: 40, key: 'aside' },
      { x: -5, y: 0, key: 'behind' },
    ];
    expect(ahead(all, { x: 0, y: 0 }, { x: 1, y: 0 })?.key).toBe('ahead');
    expect(ahead(all, { x: 50, y: 0 }, { x: 1, y: 0 })).toBeNull();
  });
  it('breaks long names, and shortens them from afar', () => {
    expect(lettering('Start', 124).lines).toEqual(['Start']);
    expect(lettering('Throne of Swift and Whimsical Judgment', 124).lines).toEqual([
      'Throne of Swift and',
      'Whimsical Judgment',
    ]);
    expect(lettering('Throne of Swift and Whimsical Judgment', 80).lines[0]).toMatch(/^Throne of.*…$/);
  });
});

describe('what is lit', () => {
  it('finds squares, doors, rooms, locks, people and ways to lay a tile', () => {
    const force: Option = { key: 'force:lock-1', verb: 'force', parts: { bolt: { word: 'lock-1' } } };
    const lit = litBy(
      asked([go('start', 3), open('start', 'west'), into('attic'), lay('0/1/-1@270'), force, attack(1, 'red')]),
    );
    expect([...lit.squares.keys()]).toEqual(['start:2']);
    expect([...lit.doors.keys()]).toEqual(['start:west']);
    expect([...lit.rooms.keys()]).toEqual(['attic']);
    expect([...lit.bolts.keys()]).toEqual(['lock-1']);
    expect(lit.layings.get('0/1/-1')?.map(({ turns }) => turns)).toEqual([3]);
    expect(lit.seats.get(1)).toHaveLength(1);
  });
  it('takes the room from the question where only a wall is named', () => {
    const wall: Option = { key: 'lock:east', verb: 'lock', parts: { door: { word: 'east' } } };
    expect([...litBy(asked([wall], { about: { room: { card: 'attic' } } })).doors.keys()]).toEqual(['attic:east']);
  });
  it('leaves a room that can be used to the bar: rooms are pressed to be looked at', () => {
    const use: Option = { key: 'use:start', verb: 'use', parts: { room: { card: 'start' } } };
    expect(litBy(asked([use])).rooms.size).toBe(0);
    expect(onMap(use, asked([use]))).toBe(false);
  });
  it('keeps places out of the bar, and people once there are many', () => {
    const few = asked([attack(1, 'red'), done]);
    const many = asked(Array.from({ length: 8 }, (_, seat) => attack(seat, 'red')));
    expect(shows(go('start', 1), few)).toBe(true);
    expect(shows(attack(1, 'red'), few)).toBe(false);
    expect(shows(attack(1, 'red'), many)).toBe(true);
    expect(shows(done, many)).toBe(false);
  });
  it('makes the dark behind a door a target, and two doors to one place two', () => {
    const rooms = [standing('start', 0, 0), standing('library', 1, 1)];
    const plan = new Plan(premises({ rooms }), cards);
    const bounds = boundsOf([
      { x: -1, y: -1 },
      { x: 2, y: 2 },
    ]);
    const doors = litBy(asked([open('start', 'west'), open('start', 'east'), open('library', 'north')]));
    expect(spotsOn(plan, doors, 0, bounds).map(({ kind }) => kind)).toEqual(['dark', 'door', 'door']);
  });
});

describe('the house on the table', () => {
  const answer = (key: string) => document.querySelector<HTMLElement>(`[data-answer="${key}"]`)!;
  const walking = asked([go('start', 2), go('attic', 8), open('start', 'south'), done]);

  it('shows every room, everybody in it, and where one may go', async () => {
    const props = given(stepOf(premises(), walking));
    await shown(props);
    expect(document.querySelectorAll('[data-room]')).toHaveLength(3);
    expect(document.querySelectorAll('svg [data-seat]')).toHaveLength(2);
    await fireEvent.click(answer('go:start:2'));
    expect(props.act).toHaveBeenCalledWith('go:start:2');
    expect(screen.getByText('Action · 2 left', { selector: 'li' })).toBeTruthy();
  });
  it('takes no answer while one is on its way', async () => {
    const props = given(stepOf(premises(), walking), { busy: true });
    await shown(props);
    await fireEvent.click(answer('go:start:2'));
    await fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    expect(props.act).not.toHaveBeenCalled();
  });
  it('is one stop of the Tab key; arrows go from light to light, and elsewhere they are steps', async () => {
    const props = given(stepOf(premises(), walking));
    await shown(props);
    expect(document.querySelectorAll('[data-answer][tabindex="0"]')).toHaveLength(1);
    answer('go:start:2').focus();
    await fireEvent.keyDown(answer('go:start:2'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(answer('go:attic:8'));
    expect(props.point).toHaveBeenLastCalledWith('go:attic:8');
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    expect(props.act).toHaveBeenCalledWith('go:start:2');
  });
  it('opens a door by walking against it', async () => {
    const props = given(stepOf(premises({ players: [player(0, 'start', 7)] }), walking));
    await shown(props);
    await fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(props.act).toHaveBeenCalledWith('open:start:south');
  });
  it('turns a tile with R and lays it with Enter', async () => {
    const ways = [lay('0/0/1@0'), lay('0/0/1@90'), lay('0/-1/0@180')];
    const props = given(stepOf(premises(), asked(ways, { name: 'turn-room', about: { room: { card: 'closet' } } })));
    await shown(props);
    const lying = () => document.querySelector<HTMLElement>('[data-laying]')?.dataset['laying'];
    await screen.findByText('R', { selector: 'kbd' });
    expect(lying()).toBe('0/0/1@0');
    await fireEvent.keyDown(document.body, { key: 'r' });
    expect(lying()).toBe('0/0/1@90');
    await fireEvent.click(document.querySelector<HTMLElement>('[data-place="0/-1/0"]')!);
    expect(lying()).toBe('0/-1/0@180');
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(props.act).toHaveBeenCalledWith('0/-1/0@180');
  });
  it('asks what to do to somebody to whom several things can be done', async () => {
    const props = given(stepOf(premises(), asked([attack(1, 'red'), attack(1, 'blue'), done], { name: 'turn' })));
    await shown(props);
    await fireEvent.click(document.querySelector<HTMLElement>('[data-spot="seat 1"]')!);
    expect(props.act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: /Spirit/ }));
    expect(props.act).toHaveBeenCalledWith('attack:1:blue');
  });
  it('picks several rooms', async () => {
    const several = asked([into('start'), into('attic')], { name: 'steam', kind: 'some', low: 1, high: 2 });
    const props = given(stepOf(premises(), several), { picked: [1] });
    await shown(props);
    expect(answer('attic').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(answer('start'));
    expect(props.pick).toHaveBeenCalledWith(0);
  });
  it('says what lies in the room that is looked at', async () => {
    const lying = { card: 'butler', role: 'resident', colour: 'blue', stat: 2 };
    const rooms = [standing('start', 0, 0), standing('attic', 0, -1, { cards: [lying], token: 1, steam: 2 })];
    await shown(given(stepOf(premises({ rooms, bolts: [{ ...lock, room: 'attic' }], links: [stairs] }))));
    await fireEvent.click(document.querySelector<HTMLElement>('[data-spot="look attic"]')!);
    const told = screen.getByRole('region', { name: 'Attic' });
    for (const line of [
      'Understudy Butler',
      'Announces you.',
      'Token of Otis',
      'The north door is locked: Strength 5.',
    ])
      expect(told.textContent).toContain(line);
  });
  it('goes from floor to floor', async () => {
    const rooms = [standing('start', 0, 0), standing('closet', 0, 0, { floor: 1 })];
    await shown(given(stepOf(premises({ rooms, links: [{ ...stairs, rooms: ['start', 'closet'] }] }))));
    await fireEvent.click(screen.getByRole('button', { name: 'Upstairs' }));
    expect([...document.querySelectorAll<HTMLElement>('[data-room]')].map((node) => node.dataset['room'])).toEqual([
      'closet',
    ]);
  });
  it('tells which House Rules hold', async () => {
    await shown(given(stepOf(premises({ rules: ['big_sleeves'], permanent: 1 }))));
    expect(screen.getByText('House Rule')).toBeTruthy();
    expect(screen.getByText('Holds for good.')).toBeTruthy();
  });
  it('draws locks, Minions, Props and Allies', async () => {
    const lying = [
      { card: 'spider', role: '', colour: 'red', stat: 3 },
      { card: 'umbrella', role: '', colour: '', stat: 0 },
      { card: 'vicar', role: 'ally', colour: '', stat: 0 },
    ];
    const rooms = [standing('start', 0, 0, { cards: lying, cloud: true, charges: 2 })];
    await shown(given(stepOf(premises({ rooms, bolts: [lock] }))));
    for (const thing of ['spider', 'umbrella', 'vicar', 'lock-1'])
      expect(document.querySelector(`svg [data-thing="${thing}"]`), thing).toBeTruthy();
    expect(document.querySelector('svg [data-thing="spider"]')?.textContent).toContain('3');
  });
});

describe('what is said', () => {
  it('of the floor, in the header', () => {
    expect(status(stepOf(premises({ rules: ['big_sleeves'] })), words)).toBe(
      'Floor 1 · 30 rooms left · one House Rule',
    );
    expect(status(stepOf(premises({ last: true, rooms_left: 0 })), words)).toBe('The last floor · every room is out');
  });
  it('of a lock, by its die', () => {
    const force: Option = { key: 'force:lock-1', verb: 'force', parts: { bolt: { word: 'lock-1' } } };
    const step = stepOf(premises({ bolts: [lock] }));
    expect(label(force, step, words)).toBe('Force a lock, Strength 5');
    expect(label({ key: 'lock-1', verb: '', parts: force.parts }, step, words)).toBe('Strength 5, in Start');
    expect(label(done, step, words)).toBe(words.option(done));
  });
  it('of everybody, by a sign', () => {
    expect(signs(stepOf(premises()))).toHaveLength(2);
  });
});

describe('a seat', () => {
  const lines = (change: Parameters<typeof player>[3]) =>
    render(SeatLines, {
      props: {
        of: 0,
        step: stepOf(premises({ players: [player(0, 'start', 4, change)] })),
        cards,
        words,
        quiet: true,
      },
    });
  it('shows Hearts, dice, and what is carried and beaten', () => {
    lines({ hearts: 7, red: 5, carried: ['umbrella', 'butler'], claimed: ['spider'] });
    expect(screen.getByText('Doubtful Vicar')).toBeTruthy();
    expect(screen.getByText('7')).toBeTruthy();
    expect(screen.getByText('+2')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Umbrella' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Understudy Butler' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /Chandelier Spider/ })).toBeTruthy();
  });
  it('says who is crushed, caught, or dead', () => {
    lines({ spirit: 0, traps: [{ trap: 'net', turns: 2 }], missing: 1 });
    for (const text of [/Spirit crushed/, /Leaden Cravat, 2 turns/, /misses a turn/])
      expect(screen.getByText(text)).toBeTruthy();
    cleanup();
    lines({ dead: true, room: '' });
    expect(screen.getByText(/Dead/)).toBeTruthy();
  });
});
