import { describe, expect, it } from 'vitest';
import { handAt, hourAt, nextHaunting, spent, timeOf } from '../src/games/most_haunted_house/clock';
import { floorOf, mists, numeral, pinned } from '../src/games/most_haunted_house/floors';
import * as house from '../src/games/most_haunted_house/house';
import * as nights from '../src/games/most_haunted_house/night';
import { label, labelOf, reasoned, status, summed } from '../src/games/most_haunted_house/saying';
import { beat, fresh, heard, segments, tumbles, watched } from '../src/games/most_haunted_house/tale';
import type { TableEvent } from '../src/table/wire';
import { asked, cards, night, sleuth, stepOf, walk, words } from './most_haunted_house_samples';

const told = (name: string, facts: TableEvent['facts'] = {}): TableEvent => ({ name, rule: '', facts, private: false });

describe('the plan', () => {
  it('has the spaces, marks and ways of the drawing', () => {
    expect(house.SPACES.size).toBe(156);
    const marked = (mark: string) => [...house.SPACES.values()].filter((space) => space.mark === mark).length;
    expect([marked('search'), marked('door'), marked('stairs')]).toEqual([29, 4, 4]);
    expect(house.SPACES.get('gd3')?.ways).toEqual(expect.arrayContaining(['ud3', 'ge3', 'gd4']));
    expect(house.SPACES.get('gd3')?.ways).not.toContain('gc3');
    for (const { key, ways } of house.SPACES.values())
      for (const other of ways) expect(house.SPACES.get(other)?.ways, `${key} ${other}`).toContain(key);
  });
  it('draws a wall wherever nobody can walk, and a door where a room begins', () => {
    const walls = house.walls('g').map(({ x, y, upright }) => [x, y, upright].join(' '));
    expect(walls).toContain('0 0 true');
    expect(walls).toContain('4 1 true');
    expect(walls).not.toContain('4 0 true');
    expect(house.doors('g').map(({ rooms }) => rooms.join())).toContain('kitchen,dining_room');
    expect(house.doors('g').map(({ rooms }) => rooms.join())).not.toContain('hall,foyer');
    expect(house.openings('g').filter(({ rooms }) => rooms.join() === 'hall,foyer')).toHaveLength(2);
  });
  it('puts a name where there is nothing else', () => {
    for (const room of [...house.roomsOn('g'), ...house.roomsOn('u')]) expect(house.nameplate(room)?.mark).toBe('');
  });
  it('finds the cheapest way, round walls and by the stairs', () => {
    expect(house.wayTo('gd1', 'ge2', () => true)).toEqual(['ge1', 'ge2']);
    expect(house.wayTo('gd4', 'ud4', () => true)).toEqual(['gd3', 'ud3', 'ud4']);
    expect(house.wayTo('gd4', 'ud4', (key) => key !== 'gd3')).toHaveLength(5);
    expect(house.wayTo('gd4', 'ga1', () => false)).toEqual([]);
    expect(house.distance('gc10', 'gc8')).toBe(2);
  });
  it('can be gone over with arrow keys, from floor to floor', () => {
    expect(house.beyond('uc6', 'ArrowRight')?.key).toBe('uf6');
    expect(house.beyond('gh4', 'ArrowRight')?.key).toBe('ua4');
    expect(house.beyond('ua4', 'ArrowLeft')?.key).toBe('gh4');
    expect(house.beyond('ga1', 'ArrowLeft')).toBeUndefined();
    expect(house.beyond('ga1', 'Enter')).toBeUndefined();
    expect(house.stepBy('gc10', 'ArrowUp')).toBe('gc9');
    expect(house.stepBy('gc10', 'ArrowDown')).toBe('');
  });
  it('sticks pins where nobody stands, each in its rooms', () => {
    const pins = pinned([['nursery', 'music_room'], ['music_room']], ['gg6']);
    expect([...pins.values()].flat().sort()).toEqual([0, 0, 1]);
    expect(pins.has('gg6')).toBe(false);
    for (const key of pins.keys()) expect(house.SPACES.get(key)?.mark).toBe('');
    expect(mists([['nursery', 'music_room'], ['music_room']], 'g')).toEqual(['music_room']);
    expect([numeral(2), numeral(11), floorOf('uf2')]).toEqual(['III', '12', 'u']);
  });
});

describe('the clock', () => {
  it('goes from six to six', () => {
    expect([0, 7, 12, 13, 23, 24].map(timeOf)).toEqual([
      '6:00 PM',
      '9:30 PM',
      '12:00 AM',
      '12:30 AM',
      '5:30 AM',
      '6:00 AM',
    ]);
    expect(hourAt(2)).toEqual({ hour: 7, half: false, evening: true });
  });
  it('says when the next Haunting comes, and when none will (AM-b-5)', () => {
    expect([0, 1, 2, 21, 22, 23].map(nextHaunting)).toEqual([7, 7, 8, 5, null, null]);
  });
  it('fills what is spent', () => {
    expect(handAt(6)).toBe(270);
    expect(spent(0, 40)).toBe('');
    expect(spent(6, 40)).toContain('-40.00');
    expect(spent(18, 40)).toContain(' 0 1 1 ');
  });
});

describe('what it takes', () => {
  it('is never below one or above twenty for a Search (AM-b-44)', () => {
    expect(nights.odds(13, 2)).toEqual({ need: 11, percent: 50 });
    expect(nights.odds(5, 9)).toEqual({ need: 1, percent: 100 });
    expect(nights.odds(20, -6)).toEqual({ need: 20, percent: 5 });
  });
  it('cannot be reached with one roll at a Haunting that is far from done', () => {
    expect(nights.lastRoll(33, 0, 1)).toBeNull();
    expect(nights.lastRoll(14, 0, 1)).toEqual({ need: 14, percent: 35 });
    expect(nights.lastRoll(14, 0, 2)?.percent).toBe(58);
  });
  it('is that of the room one would walk to', () => {
    const view = night({ edge: { search: -2, quiet: { library: 4 }, lift: 0, face: 0, harder: 0 } });
    expect(nights.oddsOf(walk('gb10', 3), view, cards)?.need).toBe(7);
    expect(nights.oddsOf(walk('uh2', 3), view, cards)?.need).toBe(15);
    expect(nights.oddsOf(walk('gb9', 3), view, cards)).toBeNull();
  });
  it('is said of what can be done', () => {
    const view = night({ hauntings: [{ haunting: 'demonic_voices', sum: 19 }] });
    const say = (verb: string, parts = {}) => label({ key: verb, verb, parts }, stepOf(view), words);
    expect(label(walk('gb10', 3), stepOf(view), words)).toBe('Walk to Library b10, 3 Actions. Search there: 7+, 70 %.');
    expect(say('face', { haunting: { card: 'demonic_voices' } })).toBe('Face Demonic Voices: 14+, 35 %');
    expect(say('lift', { curse: { card: 'cold_fingers' } })).toBe('Lift Cold Fingers: 11+, 50 %');
    expect(say('done')).toBe('End the turn');
    view.hauntings = [{ haunting: 'demonic_voices', sum: 2 }];
    expect(say('face', { haunting: { card: 'demonic_voices' } })).toBe(
      'Face Demonic Voices: 31 still missing, it adds up',
    );
  });
});

describe('what is lit', () => {
  const options = [walk('gc9', 1), walk('gc8', 2), walk('gb9', 2), { key: 'done', verb: 'done', parts: {} }];
  it('is every space that is offered, and the way there', () => {
    const lit = nights.reach(asked(options));
    expect([...lit.keys()]).toEqual(['gc9', 'gc8', 'gb9']);
    expect(nights.costOf(lit.get('gb9')!.option)).toBe(2);
    expect(nights.previewed(night(), lit, 'gb9')).toEqual(['gc9', 'gb9']);
    expect(nights.previewed(night(), lit, 'gh1')).toEqual([]);
  });
  it('leads the Night Porter past colleagues', () => {
    const lit = nights.reach(asked([walk('gf10', 3)]));
    const view = night({ active: 2, team: [sleuth(0, 'gc10'), sleuth(1, 'gd10'), sleuth(2, 'gc9'), sleuth(3, 'gd9')] });
    expect(nights.previewed(view, nights.reach(asked([walk('ge9', 2)])), 'ge9')).toEqual(['gd9', 'ge9']);
    expect(nights.previewed(view, lit, 'gf10')).toEqual([]);
  });
  it('stands on board and hand, and in the bar only where it is neither', () => {
    const shown = (verb: string, parts = {}) => nights.shows({ key: '', verb, parts });
    expect([shown('walk'), shown('move'), shown('trade', { charm: { card: 'x' } })]).toEqual([true, true, true]);
    expect([shown('search'), shown('done'), shown('face', { haunting: { card: 'x' } })]).toEqual([false, false, false]);
  });
  it('says of a space all that can be seen there', () => {
    const view = night({ hauntings: [{ haunting: 'demonic_voices', sum: 0 }], closed: ['nursery'] });
    const said = (key: string) => labelOf(house.SPACES.get(key)!, view, cards, words, null);
    expect(said('uh2')).toBe('Nursery h2. Search token 13. Demonic Voices is in here. It cannot be entered.');
    expect(said('gd10')).toBe('Foyer d10. Tomasz stands here. Front Door.');
    expect(said('ga1')).toBe('Kitchen a1. Searched already.');
  });
});

describe('why not', () => {
  const there = (key: string, view = night(), question = asked([walk('gc9', 1)]), seat = 0) =>
    nights.whyNotThere(view, question, seat, key, cards);
  it('says what is in the way', () => {
    expect(nights.whyNotThere(night(), null, 0, 'gc9', cards).text).toBe('board-not-your-turn');
    expect(there('gd10')).toMatchObject({ text: 'board-taken', seat: 1, rule: 'AM-3.2' });
    expect(there('gc10').text).toBe('board-you-are-there');
    expect(there('ga1').text).toBe('board-too-far');
    expect(there('gb10', night({ walks: 0 })).text).toBe('board-no-walk');
    expect(there('gc8').text).toBe('board-no-way');
    expect(there('gc8', night(), asked([], { name: 'again' })).text).toBe('board-asked-first');
    const shut = there('gb9', night({ closed: ['library'], hauntings: [{ haunting: 'shut_lid', sum: 0 }] }));
    expect(reasoned(shut, words)).toBe('Nobody can enter the Library: Shut Lid.');
    expect(reasoned(there('gd10'), words)).toBe('Tomasz stands there already.');
  });
  it('says why there is no Search on a token', () => {
    const standing = (change: object, more = {}) =>
      nights.whyNoSearch(night({ team: [sleuth(0, 'uh2', change)], ...more }), cards)?.text;
    expect(standing({})).toBeUndefined();
    expect(standing({ hand: ['a', 'b', 'c', 'd'] })).toBe('board-hand-full');
    expect(standing({}, { searches: 2 })).toBe('board-searched');
    expect(standing({ hand: ['vertigo'] })).toBe('board-barred');
    expect(nights.whyNoSearch(night(), cards)).toBeNull();
  });
});

describe('the tale', () => {
  const faces = (count: number, haunting = 'demonic_voices') =>
    told('faces', { seat: { seat: 1 }, haunting: { card: haunting }, count, against: 33 });
  it('knows the rolls behind a sum, in this cycle only', () => {
    const tale = [faces(5), told('strikes', { count: 6 }), faces(8), faces(4, 'shut_lid'), faces(19)];
    expect(segments(tale, 'demonic_voices', 19)).toEqual([8, 11]);
    expect(segments(tale, 'demonic_voices', 30)).toEqual([30]);
    expect(segments(tale, 'shut_lid', 0)).toEqual([]);
    expect(heard([], { first: 2, events: [faces(1)] })).toHaveLength(3);
  });
  it('is watched while a die falls, line by line', () => {
    const events = [
      told('searches', { seat: { seat: 1 }, against: 12 }),
      told('rolls', { seat: { seat: 1 }, die: 15 }),
      told('adds', { card: { card: 'photographer' }, count: 2 }),
      told('takes', { card: { card: 'cold_fingers' }, count: 3 }),
      told('makes', { count: 14, against: 12 }),
    ];
    expect(watched(events.slice(0, 1), null)).toBeNull();
    expect(watched(events.slice(0, 2), null)).toMatchObject({ deed: 'search', die: 15, against: 12, total: null });
    expect(watched(events, null)).toMatchObject({ total: 14, parts: [{ amount: 2 }, { amount: -3 }] });
    const twice = [told('rolls', { seat: { seat: 1 }, die: 4 }), told('rolls-twice', { seat: { seat: 1 }, die: 9 })];
    expect(watched(twice, null)).toMatchObject({ dice: [4, 9], die: 9, deed: 'face' });
    const again = told('rolls-again', { seat: { seat: 1 }, die: 2 });
    expect(watched([...twice, again], null)?.dice).toEqual([2]);
    expect(watched([again], null)).toBeNull();
    const last = { seat: 1, deed: 'lift', about: 'x', dice: [3], die: 3, parts: [], total: 3, against: 9, made: false };
    expect(watched([again], last)).toMatchObject({ deed: 'lift', die: 2, against: 9, total: null });
    expect([tumbles(events[1]!), tumbles(events[2]!), tumbles(null)]).toEqual([true, false, false]);
    expect(beat(events[1]!)).toBeGreaterThan(700);
  });
  it('says a roll in one sentence', () => {
    const roll = { seat: 1, deed: 'search', about: 'uh2', dice: [15], die: 15, total: 12, against: 13, made: false };
    const view = night({
      roll: { ...roll, parts: [{ card: 'cold_fingers', amount: -3 }] },
      active: 1,
      deeds: ['search'],
    });
    expect(summed(view.roll!, words)).toBe(
      'Last roll, Tomasz: 15, −3 Cold Fingers, that makes 12 against 13. Not enough.',
    );
    expect(fresh(view)).toBe(true);
    expect(fresh(night({ roll: view.roll, active: 2, deeds: ['search'] }))).toBe(false);
  });
  it('stands in the header', () => {
    expect(status(stepOf(night()), words)).toBe('9:30 PM · cycle 8 of 24 · 2 tokens left · Tomasz is next');
    expect(status(stepOf(night({ over: true })), words)).toBe('9:30 PM');
  });
});
