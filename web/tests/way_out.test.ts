import { describe, expect, it } from 'vitest';
import {
  ARROWS,
  beyond,
  boundsOf,
  comfortable,
  extent,
  fitting,
  inReadingOrder,
  middle,
  NEARER,
  zoomed,
} from '../src/games/way_out/frame';
import { beat, entryOf, faceOf, highest, kindOf, shows, targets, type PlayerView } from '../src/games/way_out/maze';
import { changes, heard, sceneOf } from '../src/games/way_out/story';
import { asked, event, option } from './samples';
import { card, room } from './way_out_samples';

describe('cards', () => {
  it('have an index, Jokers a star', () => {
    expect(faceOf(card('hearts_queen'))).toEqual({ rank: 'Q', suit: 'hearts', red: true });
    expect(faceOf(card('spades_10'))).toEqual({ rank: '10', suit: 'spades', red: false });
    expect(faceOf(card('joker_weeping'))?.suit).toBe('');
    expect(faceOf(undefined)).toBeNull();
  });
  it('are rooms, ways out, traps, or unknown', () => {
    expect([card('hearts_2'), card('clubs_ace'), card('joker_weeping'), undefined].map(kindOf)).toEqual([
      'room',
      'exit',
      'trap',
      'dark',
    ]);
  });
  it('are told from the chart by which they were opened', () => {
    expect(entryOf(card('hearts_2'), false).title).toBe('The Landing Light');
    expect(entryOf(card('hearts_2'), true).title).toBe('Unposted Letters');
    expect(entryOf(card('clubs_ace'), true).title).toBe('Ace of Clubs');
  });
});

describe('targets', () => {
  const rooms = [
    room('0', 'diamonds_ace'),
    room('3', null),
    room('7', 'hearts_2'),
    { ...room('9', 'spades_10'), open: false },
  ];

  it('are found by card, and in the dark by number', () => {
    const leave = asked({
      name: 'leave',
      options: [
        option('enter:hearts_2', 'enter', { room: { card: 'hearts_2' } }),
        option('grope:dark_3', 'grope', { dark: 3 }),
        option('open', 'open'),
      ],
    });
    const found = targets(leave, rooms);
    expect([...found.keys()]).toEqual(['7', '3']);
    expect(found.get('3')?.[0]?.index).toBe(1);
  });
  it('may be two in one room: a Door goes there face up or face down', () => {
    const lay = asked({
      name: 'lay',
      options: [
        option('lay:hearts_2', 'lay', { room: { card: 'hearts_2' } }),
        option('hide:hearts_2', 'hide', { room: { card: 'hearts_2' } }),
      ],
    });
    expect(
      targets(lay, rooms)
        .get('7')
        ?.map(({ option }) => option.verb),
    ).toEqual(['lay', 'hide']);
  });
  it('are not where only one player knows a card to lie, nor in the hand', () => {
    expect(
      targets(asked({ name: 'link', options: [option('x', 'link', { room: { card: 'spades_10' } })] }), rooms).size,
    ).toBe(0);
    expect(
      targets(asked({ name: 'secret-door', options: [option('hearts_2', '', { room: { card: 'hearts_2' } })] }), rooms)
        .size,
    ).toBe(0);
  });
  it('leave to the bar what is no room', () => {
    expect(['open', 'apart', 'color', 'escape', 'pass'].map((verb) => shows(option(verb, verb)))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(shows(option('enter:hearts_2', 'enter', { room: { card: 'hearts_2' } }))).toBe(true);
  });
});

it('knows which stat rules: FEAR only above both others', () => {
  const stats = (will: number, body: number, fear: number) => highest({ will, body, fear } as PlayerView);
  expect(stats(3, 5, 4)).toEqual(['body']);
  expect(stats(5, 3, 5)).toEqual(['will']);
  expect(stats(4, 4, 5)).toEqual(['fear']);
  expect(stats(4, 4, 4)).toEqual(['will', 'body']);
});

it('lingers where the story does', () => {
  expect(beat(event('trapped', {}))).toBeGreaterThan(beat(event('enters', {})));
  expect(beat(event('strong-body', {}))).toBeGreaterThan(0);
});

describe('scenes', () => {
  const wakes = event('wakes', {
    seat: { seat: 1 },
    room: { card: 'hearts_2' },
    title: 'The Landing Light',
    text: 'It has been left on.',
  });
  const describe_ = event('describe', { seat: { seat: 2 }, words: 'It hums.' });
  const react = event('react', { seat: { seat: 1 }, words: 'I hate this.' });
  const memory = (seat: number) => event('memory', { seat: { seat }, words: 'The bus.' });

  it('begin when somebody comes into a room, and hold what is said there', () => {
    const scene = sceneOf([memory(0), wakes, null, describe_]);
    expect(scene).toMatchObject({
      seat: 1,
      room: 'hearts_2',
      title: 'The Landing Light',
      text: 'It has been left on.',
    });
    expect(scene?.lines).toEqual([{ event: describe_, number: 3 }]);
  });
  it('begin anew where somebody stands and speaks', () => {
    const scene = sceneOf([wakes, describe_, react]);
    expect(scene).toMatchObject({ seat: 1, room: null });
    expect(scene?.lines.map(({ event }) => event.name)).toEqual(['react']);
  });
  it('belong to the one who opens the Door, not to the one who turns it', () => {
    expect(
      sceneOf([event('turns', { seat: { seat: 2 }, opener: { seat: 0 }, room: { card: 'clubs_ace' } })])?.seat,
    ).toBe(0);
  });
  it('go into the dark before anybody knows what it is, and are named when it is lit', () => {
    const gropes = event('gropes', { seat: { seat: 0 }, dark: 3 });
    const uncovers = event('uncovers', {
      seat: { seat: 0 },
      dark: 3,
      room: { card: 'spades_4' },
      title: 'The Scullery',
      text: 'Forty plates.',
    });
    expect(sceneOf([wakes, gropes])).toMatchObject({
      seat: 0,
      room: null,
      dark: '3',
      lines: [{ event: gropes, number: 1 }],
    });
    expect(sceneOf([wakes, gropes, uncovers])).toMatchObject({ room: 'spades_4', dark: '', title: 'The Scullery' });
    expect(
      sceneOf([
        gropes,
        event('turns-dark', { seat: { seat: 2 }, opener: { seat: 0 }, room: { card: 'clubs_ace' }, dark: 3 }),
      ]),
    ).toMatchObject({ seat: 0, room: 'clubs_ace' });
  });
  it('gather what all remember from before', () => {
    const scene = sceneOf([event('strong-body', { seat: { seat: 0 } }), memory(0), memory(1)]);
    expect(scene?.seat).toBe(-1);
    expect(scene?.lines).toHaveLength(2);
  });
  it('need something to be told', () => {
    expect(sceneOf([])).toBeNull();
    expect(sceneOf([null, event('strong-will', { seat: { seat: 0 } })])).toBeNull();
  });
  it('keep their numbers when the board was opened late, and forget what was taken back', () => {
    const late = heard([], { first: 2, events: [wakes, describe_] });
    expect(sceneOf(late)?.lines[0]?.number).toBe(3);
    expect(heard(late, { first: 3, events: [react] })).toEqual([null, null, wakes, react]);
  });
  it('show what changed', () => {
    expect(changes('+1 WILL, −2 FEAR')).toEqual([
      { stat: 'will', by: '+1', up: true },
      { stat: 'fear', by: '−2', up: false },
    ]);
    expect(changes('')).toEqual([]);
  });
});

describe('the frame', () => {
  const bounds = boundsOf([
    { x: -3, y: -2 },
    { x: 3, y: 4 },
  ]);

  it('holds the whole house', () => {
    expect(bounds).toEqual({ left: -3, top: -2, columns: 7, rows: 7 });
    const unit = fitting(bounds, 600, 600);
    const { width, height } = extent(bounds, unit);
    expect(Math.max(width, height)).toBeLessThanOrEqual(600);
    expect(middle({ x: 3, y: 4 }, bounds, unit).x).toBeLessThan(width);
  });
  it('stays legible on a phone: rather a part of the house than all of it too small', () => {
    const here = boundsOf([{ x: 0, y: 0 }]);
    expect(comfortable(bounds, here, 366, 290)).toBeGreaterThan(fitting(bounds, 366, 290));
    expect(comfortable(here, here, 366, 290)).toBe(fitting(here, 366, 290));
  });
  it('draws back a little for what could be chosen', () => {
    const [wide, near] = [
      boundsOf([
        { x: 0, y: 0 },
        { x: 9, y: 9 },
      ]),
      boundsOf([
        { x: 0, y: 0 },
        { x: 0, y: 4 },
      ]),
    ];
    expect(comfortable(wide, near, 366, 260)).toBeLessThan(comfortable(wide, boundsOf([{ x: 0, y: 0 }]), 366, 260));
  });
  it('is walked with the arrow keys: straight on if possible, round the corner if not', () => {
    const cells = new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 3, y: 0 }],
      ['c', { x: 1, y: 2 }],
    ]);
    expect(beyond(cells, 'a', ARROWS['ArrowRight'] ?? { x: 0, y: 0 })).toBe('b');
    expect(beyond(cells, 'a', ARROWS['ArrowDown'] ?? { x: 0, y: 0 })).toBe('c');
    expect(beyond(cells, 'a', ARROWS['ArrowLeft'] ?? { x: 0, y: 0 })).toBeNull();
  });
  it('comes nearer and goes farther, within reason', () => {
    expect(zoomed(60, NEARER)).toBeGreaterThan(60);
    expect(zoomed(60, 1 / NEARER)).toBeLessThan(60);
    expect(zoomed(1000, NEARER)).toBe(zoomed(999, NEARER));
  });
  it('is read from left to right and from top to bottom', () => {
    const cells = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: 0, y: 0 },
    ];
    expect(inReadingOrder(cells)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
  });
});
