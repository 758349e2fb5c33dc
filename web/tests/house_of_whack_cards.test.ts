/** Tickets, windows and Conflicts of House of Whack, without a page: what is lit, counted and said. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { phaseOf, rope, sideOf, stakes, thinking, watched } from '../src/games/house_of_whack/clash';
import { beat } from '../src/games/house_of_whack/moments';
import { cardsIn, purses, tariff, titled, worthOf } from '../src/games/house_of_whack/sheets/reckoning';
import {
  addedBy,
  faces,
  fits,
  holder,
  inHand,
  isWindow,
  noteOf,
  sided,
  targetsOf,
  tooMany,
  type Camp,
} from '../src/games/house_of_whack/tickets';
import type { ClashView, PremisesView } from '../src/games/house_of_whack/view';
import {
  asked,
  cards,
  clash,
  forCamp,
  house,
  laid,
  pass,
  plain,
  play,
  player,
  seat,
  stepOf,
  told,
  words,
} from './house_of_whack_table';

const lay = asked('lay', [plain('drama', 'sofa'), plain('drama', 'hush')], {}, { kind: 'some', low: 0, high: 2 });
const side = (camp: Camp, change: Partial<ClashView> = {}, view: PremisesView = house()) =>
  sideOf(view, watched(clash(change), []), camp, cards);

describe('tickets', () => {
  it('find what can be done with a card, in the order of the question', () => {
    const ask = asked('wild', [
      play('kitty'),
      forCamp('add', 'kitty', 'fighter'),
      forCamp('add', 'kitty', 'foe'),
      pass,
    ]);
    expect(targetsOf(ask, 'kitty').map(({ option, index }) => [index, option.verb])).toEqual([
      [0, 'play'],
      [1, 'add'],
      [2, 'add'],
    ]);
    expect(targetsOf(ask, 'sofa')).toEqual([]);
    expect(targetsOf(null, 'kitty')).toEqual([]);
  });
  it('leave to the bar what neither hand nor sheet shows', () => {
    const react = asked('react', [play('kitty'), pass]);
    expect(react.options.map((option) => inHand(option, react))).toEqual([true, false]);
    const vote = asked('verdict', [{ key: '1', verb: '', parts: { seat: seat(1) } }]);
    expect(vote.options.some((option) => inHand(option, vote))).toBe(false);
    const rob = asked('rob', [plain('drama', 'sofa')]);
    expect(rob.options.every((option) => inHand(option, rob))).toBe(true);
    const walk = { key: 'walk', verb: 'walk', parts: {} };
    expect(inHand(walk, asked('turn', [walk]))).toBe(false);
  });
  it.each([
    ['hush', 'answer', 'acts at once'],
    ['sofa', 'react', 'waits in line'],
    ['stairs', 'turn', 'costs an Action'],
    ['sofa', 'turn', 'play it'],
  ])('say how %s acts when asked to %s', (key, name, note) => {
    expect(words.text(noteOf(cards[key], asked(name, [play(key)]), true, false, null))).toBe(note);
  });
  it('say what goes face down, and what would be a bluff', () => {
    const note = (key: string, picked = false) => words.text(noteOf(cards[key], lay, true, picked, clash()));
    expect([note('sofa'), note('hush'), note('sofa', true)]).toEqual([
      'put it down',
      'wrong colour: a bluff',
      'goes face down',
    ]);
  });
  it('say why a card keeps still', () => {
    const note = (key: string) => words.text(noteOf(cards[key], asked('react', [pass]), false, false, null));
    expect([note('hush'), note('stairs'), note('sofa')]).toEqual([
      'only answers a card',
      'as your own Action',
      'not now',
    ]);
  });
  it('fit a Conflict by colour, and Wild ones always', () => {
    expect(['sofa', 'hush', 'kitty'].map((key) => fits(cards[key], 'red'))).toEqual([true, false, true]);
  });
  it('count what is over the limit', () => {
    expect(tooMany({ hand: ['sofa', 'hush', 'kitty', 'stairs'], limit: 3 })).toBe(1);
    expect(tooMany({ hand: ['sofa'], limit: 3 })).toBe(0);
  });
  it('show whoever watches the hand of whose turn it is', () => {
    expect(holder(house({ active: 2 }), -1)?.seat).toBe(2);
    expect(holder(house(), 1)?.seat).toBe(1);
  });
});

describe('a window', () => {
  it('is open where several are asked at once, or a reaction is asked for', () => {
    expect(isWindow(asked('react', [pass]), [0])).toBe(true);
    expect(isWindow(asked('turn', [pass]), [0])).toBe(false);
    expect(isWindow(null, [1, 2])).toBe(true);
    expect(isWindow(null, [1])).toBe(false);
  });
  it('shows a face for everybody who holds a card, and who has answered', () => {
    const view = house({ players: [player(0), player(1, { hand: [] }), player(2)] });
    expect(faces(view, [0])).toEqual([
      { seat: 0, state: 'asked' },
      { seat: 2, state: 'done' },
    ]);
  });
  it('shows nothing that depends on what is held', () => {
    const other = house({ players: [player(0), player(1, { hand: ['hush'] }), player(2, { hand: ['sofa'] })] });
    const same = house({ players: [player(0), player(1, { hand: ['sofa'] }), player(2, { hand: ['hush'] })] });
    expect(faces(other, [0, 2])).toEqual(faces(same, [0, 2]));
  });
});

describe('a side of a Conflict', () => {
  it('has a die, what is carried, and a total', () => {
    expect(side('fighter')).toMatchObject({ seat: 0, base: 3, extra: 2, total: 5, known: 0, hidden: 0 });
  });
  it('knows one’s own cards face down, and counts the others', () => {
    const found = side('fighter', { laid: [laid('fighter', 0, 'sofa'), laid('fighter', 2), laid('foe', 1)] });
    expect(found).toMatchObject({ known: 4, hidden: 1, total: 5 });
    expect(found.laid.map(({ open }) => open)).toEqual([false, false]);
  });
  it('adds what counts when all lies open, and nothing else', () => {
    const open = { shown: true, mine: 9, laid: [laid('fighter', 0, 'sofa'), laid('fighter', 2, 'hush')] };
    const found = side('fighter', open);
    expect(found).toMatchObject({ base: 3, extra: 2, total: 9, known: 0, hidden: 0 });
    expect(found.laid.map(({ counts }) => counts)).toEqual([true, false]);
  });
  it.each([
    ['a Minion', { foe: -1, card: 'goose', against: 'minion', theirs: 4 }, { base: 2, extra: 2 }],
    ['a Trap', { foe: -1, card: 'tune', against: 'trap', colour: 'blue' }, { base: 3, extra: 0 }],
    ['a player', {}, { base: 3, extra: 0 }],
  ])('is %s with its number', (_, change, found) => {
    expect(side('foe', change)).toMatchObject(found);
  });
  it('is a lock with its die', () => {
    const bolts = [{ bolt: 'lock-4', room: 'start', wall: 'N', link: 0, colour: 'red', stat: 6 }];
    const change = { foe: -1, bolt: 4, against: 'lock', theirs: 6 };
    expect(side('foe', change, house({ bolts }))).toMatchObject({ base: 6, extra: 0, total: 6 });
  });
});

describe('what is told of a Conflict', () => {
  const down = clash({ laid: [laid('fighter', 0, 'sofa'), laid('foe', 1), laid('foe', 2)] });
  const reveals = told('reveals', { camp: { word: 'foe' }, cards: [{ card: 'hush' }, { card: 'kitty' }] });

  it('turns cards up, side by side', () => {
    const now = watched(down, [reveals]);
    expect(now.laid.map(({ card }) => card)).toEqual(['sofa', 'hush', 'kitty']);
    expect(phaseOf(now, null)).toBe('reveal');
  });
  it('counts them after that', () => {
    const now = watched(down, [reveals, told('scores', { mine: 9, theirs: 6 })]);
    expect([now.mine, now.theirs, phaseOf(now, null)]).toEqual([9, 6, 'wild']);
  });
  it.each([
    [told('beats', {}), 'won'],
    [told('beaten', {}), 'lost'],
    [told('draw', {}), 'drawn'],
    [told('defeats', { seat: seat(0), rival: seat(1) }), 'won'],
    [told('defeats', { seat: seat(1), rival: seat(0) }), 'lost'],
    [told('broken-off', {}), 'broken'],
  ])('ends it: %o', (event, ended) => {
    const now = watched(down, [event]);
    expect([now.ended, phaseOf(now, null)]).toEqual([ended, 'outcome']);
  });
  it('stands where the cards and the question say', () => {
    const bare = watched(clash(), []);
    expect(phaseOf(bare, asked('react', [pass]), [0, 1])).toBe('totals');
    expect(phaseOf(bare, lay, [0])).toBe('cards');
    expect(phaseOf(bare, null, [0])).toBe('cards');
    expect(phaseOf(watched(down, []), null, [2])).toBe('cards');
  });
  it('takes its time', () => {
    expect(beat(told('dies'))).toBeGreaterThan(beat(told('lays')));
    expect(beat(told('whatever'))).toBe(320);
  });
});

describe('who is ready', () => {
  const states = (change: Partial<ClashView>, phase: 'totals' | 'cards' | 'wild', waiting: number[]) =>
    thinking(house(), watched(clash(change), []), phase, waiting).map(({ state }) => state);

  it('while the fighter lays cards, nobody else is', () => {
    expect(states({}, 'cards', [0])).toEqual(['asked', '', '']);
  });
  it('while others help, both who fight are', () => {
    expect(states({ laid: [laid('foe', 1)] }, 'cards', [2])).toEqual(['done', 'done', 'asked']);
  });
  it('in the Wild round all who have answered are', () => {
    expect(states({ shown: true }, 'wild', [0, 1])).toEqual(['asked', 'asked', 'done']);
  });
});

describe('the rope', () => {
  const mine = side('fighter', { laid: [laid('fighter', 0, 'sofa'), laid('fighter', 2)] });
  const theirs = side('foe', { laid: [laid('foe', 1)] });

  it('runs from what the fighter has to what the other has, hidden cards in the middle', () => {
    expect(rope(mine, theirs, null).map(({ kind, camp }) => `${camp} ${kind}`)).toEqual([
      'fighter sure',
      'fighter known',
      'fighter hidden',
      'foe hidden',
      'foe sure',
    ]);
  });
  it('shows what the card that is pointed at would add', () => {
    const maybe = addedBy(forCamp('add', 'kitty', 'foe'), 'red', cards);
    expect(maybe).toEqual({ camp: 'foe', size: 3 });
    expect(rope(mine, theirs, maybe)).toContainEqual({ kind: 'maybe', size: 3, camp: 'foe' });
  });
  it('shows nothing for a card of the wrong colour, or for none', () => {
    expect(addedBy(forCamp('help', 'hush', 'foe'), 'red', cards)).toBeNull();
    expect(addedBy(pass, 'red', cards)).toBeNull();
  });
  it('is told in the bar, with the score where that is open', () => {
    const open = stepOf(house({ clash: clash({ shown: true, mine: 8, theirs: 9 }) }));
    expect(sided(forCamp('add', 'kitty', 'fighter'), open, words)).toContain('11 against 9');
    const down = stepOf(house({ clash: clash({ foe: -1, card: 'goose', against: 'minion' }) }));
    expect(sided(forCamp('help', 'kitty', 'foe'), down, words)).toBe('Lay Kitty for Goose');
  });
});

describe('what comes of it', () => {
  const texts = (change: Partial<ClashView>, view: Partial<PremisesView> = {}) =>
    stakes(house(view), clash(change), cards).map(({ text }) => text.replace('board-stake-', ''));

  it.each<[string, Partial<ClashView>, string[]]>([
    ['a player', {}, ['prize', 'again', 'prize-theirs']],
    ['a player from afar', { ranged: true }, ['hit-red', 'missed', 'missed']],
    ['a Minion', { foe: -1, card: 'goose', against: 'minion' }, ['yours', 'again', 'lose']],
    ['a Trap', { foe: -1, card: 'tune', against: 'trap' }, ['yours', 'again-or-lose', 'lose']],
    ['a Resident', { foe: -1, card: 'child', against: 'resident' }, ['yours', 'again', 'hurt-red']],
    ['a lock', { foe: -1, against: 'lock' }, ['unlock', 'again', 'locked']],
  ])('against %s', (_, change, found) => {
    expect(texts(change)).toEqual(found);
  });
  it('without an Action nobody tries again', () => {
    expect(texts({}, { actions: 0 })[1]).toBe('nothing');
    expect(texts({ foe: -1, card: 'tune', against: 'trap' }, { active: 2 })[1]).toBe('draw-loses');
  });
  it('says what a beaten foe is worth, and what losing to one does', () => {
    const [won, , lost] = stakes(house(), clash({ foe: -1, card: 'nurse', against: 'minion' }), cards);
    expect([won.count, lost.lose]).toEqual([2, 'Bites.']);
  });
});

describe('sheets', () => {
  it('count what lies on the counter for each colour', () => {
    const ask = asked('redeem', [], { value: 5, gold: 0, gold_rate: 1, red: 5, red_rate: 3 });
    expect(purses(ask)).toEqual([
      { colour: 'gold', laid: 0, rate: 1, bought: 0, left: 0 },
      { colour: 'red', laid: 5, rate: 3, bought: 1, left: 2 },
    ]);
  });
  it('know what a Guest is worth, as an Ally and as a foe', () => {
    expect([worthOf(cards['nurse'], false), worthOf(cards['nurse'], true), worthOf(cards['silver'], true)]).toEqual([
      3, 2, 5,
    ]);
  });
  it('name each card once', () => {
    const pay = (heart: string): typeof pass => ({
      key: `pay:skates:${heart}`,
      verb: 'pay',
      parts: { prop: { card: 'skates' }, heart: { word: heart } },
    });
    expect(cardsIn(asked('redeem', [pay('gold'), pay('red'), pass]))).toEqual(['skates']);
  });
  it('split an exchange in two', () => {
    expect(tariff('drama-gold')).toEqual({ price: 'drama', prize: 'gold' });
  });
  it('have titles of their own, or else the question', () => {
    expect(titled(words, asked('deal-give', [], { taker: seat(1) }))).toBe('A trade with Otis');
    expect(titled(words, asked('too-many', []))).toBe(words.question(asked('too-many', [])));
  });
});

describe('the words', () => {
  const folder = 'src/games/house_of_whack';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'(board-[a-z-]*[a-z])'/g)].map(([, name]) => name ?? ''),
  );

  it('has everything that the board says', () => {
    expect(named.length).toBeGreaterThan(60);
    expect([...new Set(named)].filter((name) => !words.has(name))).toEqual([]);
  });
});
