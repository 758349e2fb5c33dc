import { describe, expect, it } from 'vitest';
import type { Ask, CardInfo, Option, Parts } from '../src/table/wire';
import { cardsOf } from '../src/words/facts';
import { beat, inRoom, needs, shows, turned, withCard, withTurned } from '../src/games/haunt_the_house/house';

const option = (verb: string, parts: Parts): Option => ({
  key: [verb, ...Object.values(parts).flatMap(cardsOf)].filter(Boolean).join(':'),
  verb,
  parts,
});
const ask = (name: string, options: Option[], kind: Ask['kind'] = 'one'): Ask => ({
  seat: 0,
  name,
  rule: 'HTH-3',
  kind,
  low: 1,
  high: 1,
  about: {},
  default: '',
  options,
});
const card = (key: string, printed: object): CardInfo => ({ key, noun: 'card', title: key, text: '', ...printed });

describe('rooms', () => {
  const place = ask('place', [
    option('show', { room: { card: 'library' } }),
    option('hide', { room: { card: 'library' } }),
    option('hide', { room: { card: 'cellar' } }),
  ]);

  it('light the side on which a scare may be laid', () => {
    const library = inRoom(place, 'library');
    expect(library.above.map((each) => each.index)).toEqual([0]);
    expect(library.below.map((each) => each.index)).toEqual([1]);
    expect(inRoom(place, 'cellar').above).toEqual([]);
  });

  it('offer a BOO, or themselves', () => {
    expect(inRoom(ask('turn', [option('boo', { room: { card: 'cellar' } })]), 'cellar').boo?.option.key).toBe(
      'boo:cellar',
    );
    expect(inRoom(ask('peek', [option('', { room: { card: 'cellar' } })]), 'cellar').whole?.index).toBe(0);
  });

  it('stay dark when nothing is asked', () => {
    expect(inRoom(null, 'library')).toEqual({ boo: null, above: [], below: [], whole: null });
  });
});

describe('cards in hand', () => {
  it('are found by their key', () => {
    const turn = ask('turn', [
      option('pick', { scare: { card: 'purple-bump' } }),
      option('summon', { phantom: { card: 'sneaky' } }),
    ]);
    expect(withCard(turn, 'purple-bump', 1)?.index).toBe(0);
    expect(withCard(turn, 'sneaky', 0)?.index).toBe(1);
    expect(withCard(turn, 'purple-moan', 0)).toBeNull();
  });

  it('that look alike are different options of a subset', () => {
    const discard = ask(
      'discard',
      [option('', { scare: { card: 'purple-bump' } }), option('', { scare: { card: 'purple-bump' } })],
      'some',
    );
    expect(withCard(discard, 'purple-bump', 0)?.index).toBe(0);
    expect(withCard(discard, 'purple-bump', 1)?.index).toBe(1);
  });

  it('are no target where a room is wanted too', () => {
    expect(
      withCard(
        ask('sneak', [option('sneak', { scare: { card: 'purple-bump' }, room: { card: 'library' } })]),
        'purple-bump',
        0,
      ),
    ).toBeNull();
  });
});

it('leaves to the bar what the board does not show', () => {
  const pickUp = ask('pick-up', [option('', { scare: { card: 'purple-bump' } })]);
  expect(shows(pickUp.options[0] as Option, pickUp)).toBe(false);
  const reward = ask('reward', [option('take-skull', {})]);
  expect(shows(reward.options[0] as Option, reward)).toBe(false);
  const turn = ask('turn', [option('boo', { room: { card: 'cellar' } }), option('draw', {})]);
  expect(turn.options.every((each) => shows(each, turn))).toBe(true);
});

it('fills the medallions that shown scares satisfy', () => {
  const cards = { wren: card('wren', { needs: [0, 1, 2, 0] }), 'green-creak': card('green-creak', { kind: 2 }) };
  const met = needs(cards.wren, [{ seat: 1, scare: 'green-creak' }], cards);
  expect(met).toEqual([
    { kind: 1, met: false },
    { kind: 2, met: true },
    { kind: 2, met: false },
  ]);
});

describe('a BOO', () => {
  const bluff = {
    name: 'bluff',
    rule: 'HTH-4.1',
    facts: { seat: { seat: 1 }, scare: { card: 'green-creak' } },
    private: false,
  };

  it('turns over the scare of the ghost it names', () => {
    const face = turned(bluff);
    expect(face).toEqual({ seat: 1, scare: 'green-creak', correct: false });
    const hidden = [
      { seat: 2, scare: null },
      { seat: 1, scare: null },
    ];
    expect(withTurned(hidden, face ? [face] : [])).toEqual([
      { seat: 2, scare: null },
      { seat: 1, scare: 'green-creak', correct: false },
    ]);
  });

  it('takes longer to tell than drawing a card', () => {
    expect(beat({ ...bluff, name: 'boo' })).toBeGreaterThan(beat({ ...bluff, name: 'draws' }));
  });
});
