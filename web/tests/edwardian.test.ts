import { describe, expect, it } from 'vitest';
import {
  aims,
  asksPile,
  beat,
  change,
  chosen,
  during,
  lapIn,
  named,
  shows,
  type LineView,
} from '../src/games/edwardian/evening';
import { colours, inks } from '../src/games/edwardian/icons';
import { pictures } from '../src/games/edwardian/pictures';
import { area, others, seating, type Area } from '../src/games/edwardian/seating';
import { fate, kin, kinships, soft, sorted } from '../src/games/edwardian/tale';
import { contrast } from '../src/lib/contrast';
import { event, option } from './samples';
import { asked, cards } from './fireside';

const play = (card: string, seat: number, line: number, verb = 'play') =>
  option(`${verb}-${line}:${card}:${seat}`, `${verb}-${line}`, { card: { card }, seat: { seat } });

describe('what fits', () => {
  it('is six Focuses at every Setting, and no other', () => {
    const [finds] = kinships(cards['roadside_inn']!, cards);
    expect(finds?.how).toBe('finds');
    expect(finds?.keys.sort()).toEqual([
      'blackened_tree',
      'curious_painting',
      'darkened_lens',
      'engraved_coin',
      'hidden_treasure',
      'mysterious_door',
    ]);
  });
  it('is four Settings and two Terrors for a Focus', () => {
    const [lies, summons] = kinships(cards['engraved_coin']!, cards);
    expect(lies?.keys).toHaveLength(4);
    expect(lies?.keys).toContain('roadside_inn');
    expect(summons?.keys.sort()).toEqual(['fateful_possession', 'hunting_spirit']);
  });
  it('is six Focuses for a Terror', () => {
    expect(kin(cards['dread_old_god'], cards).size).toBe(6);
    expect(kin(cards['dread_old_god'], cards).has('engraved_coin')).toBe(false);
  });
  it('is what an Acquaintance takes away, and where', () => {
    const [takes, where] = kinships(cards['local_canon']!, cards);
    expect(takes).toEqual({ how: 'takes', keys: ['ancient_manuscript', 'religious_doctrine'] });
    expect(where).toEqual({ how: 'at', keys: ['ruined_church', 'disused_graveyard'] });
  });
  it('is left to the words where it would be a long list, or none', () => {
    expect(kinships(cards['fire']!, cards)).toEqual([]);
    expect(kinships(cards['strange_mist']!, cards)).toEqual([]);
    expect(kin(undefined, cards).size).toBe(0);
  });
});

describe('a card in hand', () => {
  const attack = asked('attack', [play('fever', 1, 1), play('psychic', 2, 3, 'call'), option('done', 'done')]);

  it('aims at lines of others', () => {
    expect(aims(attack, 'fever', 0).map(({ seat, line, index }) => [seat, line, index])).toEqual([[1, 0, 0]]);
    expect(aims(attack, 'psychic', 0).map(({ seat, line }) => [seat, line])).toEqual([[2, 2]]);
    expect(aims(attack, 'storm', 0)).toEqual([]);
  });
  it('aims at home', () => {
    const home = asked('own-lines', [
      option('own-2:fever', 'own-2', { card: { card: 'fever' } }),
      option('use:tarot_card', 'use', { card: { card: 'tarot_card' } }),
    ]);
    expect(aims(home, 'fever', 3).map(({ seat, line }) => [seat, line])).toEqual([[3, 1]]);
    expect(aims(home, 'tarot_card', 3).map(({ seat, line }) => [seat, line])).toEqual([[3, -1]]);
  });
  it('is itself the answer where no line is asked for', () => {
    const discard = asked('discard', [
      option('storm', '', { card: { card: 'storm' } }),
      option('fever', '', { card: { card: 'fever' } }),
    ]);
    expect(chosen(discard, 'fever')?.index).toBe(1);
    expect(chosen(attack, 'fever')).toBeNull();
    expect(chosen(null, 'fever')).toBeNull();
  });
  it('stands by kind, then by name', () => {
    expect(sorted(['storm', 'dread_old_god', 'fire', 'country_walk'], cards)).toEqual([
      'country_walk',
      'dread_old_god',
      'fire',
      'storm',
    ]);
  });
});

it('leaves to the bar what the table does not show', () => {
  const attack = asked('attack', [play('fever', 1, 1), option('renew', 'renew')]);
  expect(attack.options.map((each) => shows(each, attack))).toEqual([true, false]);
  const friend = asked('find-friend', [option('historian', '', { card: { card: 'historian' } })]);
  expect(shows(friend.options[0]!, friend)).toBe(false);
  const struck = asked('strike-down', [option('2', '', { seat: { seat: 2 } })]);
  expect(shows(struck.options[0]!, struck)).toBe(false);
  expect(named(struck, 2)?.index).toBe(0);
  expect(named(struck, 1)).toBeNull();
});

it('opens the pile when the answer lies in it', () => {
  expect(asksPile(asked('replace', [option('give:fever', 'give', { card: { card: 'fever' } })]))).toBe(false);
  expect(asksPile(asked('replace', [option('fetch:fever', 'fetch', { card: { card: 'fever' } })]))).toBe(true);
  expect(asksPile(asked('which-terror', []))).toBe(true);
  expect(asksPile(null)).toBe(false);
});

describe('while it is told', () => {
  const line: LineView = { cards: ['private_library'], complete: false, played: false, fresh: 0 };
  const isEssential = (card: string) => card !== 'fever';

  it('a card comes to its line, and is new there', () => {
    const came = change(
      event('plays', { seat: { seat: 0 }, card: { card: 'mysterious_door' }, target: { seat: 2 }, line: 1 }),
      isEssential,
    );
    expect(came).toEqual({ card: 'mysterious_door', seat: 2, line: 0, gone: false });
    expect(during(line, [came!])).toMatchObject({ cards: ['private_library', 'mysterious_door'], fresh: 1 });
    expect(during({ ...line, cards: ['private_library', 'mysterious_door'], fresh: 1 }, [came!])).toMatchObject({
      fresh: 1,
    });
  });
  it('a card leaves its line', () => {
    const gone = change(
      event('taken-off', { card: { card: 'private_library' }, target: { seat: 1 }, line: 3 }),
      isEssential,
    );
    expect(gone).toEqual({ card: 'private_library', seat: 1, line: 2, gone: true });
    expect(during(line, [gone!])).toMatchObject({ cards: [], fresh: 0 });
  });
  it('a support lies on no line', () => {
    expect(
      change(event('plays', { seat: { seat: 0 }, card: { card: 'fever' }, target: { seat: 2 }, line: 1 }), isEssential),
    ).toBeNull();
    expect(change(event('discards', { seat: { seat: 0 }, card: { card: 'private_library' } }), isEssential)).toBeNull();
  });
  it('the gods take their time', () => {
    expect(beat(event('lap', {}))).toBeGreaterThan(beat(event('plays', {})) * 3);
    expect(beat(event('draws', {}))).toBe(0);
  });
});

describe('the Lap of the Gods', () => {
  it('has a name for every outcome', () => {
    expect(fate(['locked_box', 'runestones', 'tin_whistle'], cards)).toBe('rift');
    expect(fate(['roadside_inn', 'runestones', 'dread_old_god'], cards)).toBe('favour');
    expect(fate(['roadside_inn', 'runestones', 'fever'], cards)).toBe('gift');
    expect(fate(['roadside_inn', 'fire', 'fever'], cards)).toBe('loss');
    expect(fate(['psychic', 'fire', 'fever'], cards)).toBe('ruin');
    expect(fate(['psychic'], cards)).toBe('asleep');
  });
  it('is remembered from this turn, not from one that is over', () => {
    const lap = event('lap', { seat: { seat: 3 }, cards: [{ card: 'fever' }, { card: 'fire' }, { card: 'storm' }] });
    expect(lapIn([lap, null, event('snatches', {})])).toEqual({ seat: 3, cards: ['fever', 'fire', 'storm'] });
    expect(lapIn([lap, event('discards', {}), event('plays', {})])).toBeNull();
    expect(lapIn([])).toBeNull();
  });
});

describe('the seating', () => {
  const cells = ({ row, column, span }: Area) => Array.from({ length: span }, (_, nth) => `${row}/${column + nth}`);

  it.each([2, 3, 4, 5, 6])('of %i players leaves nobody on another one’s lap', (players) => {
    for (const me of [-1, 0, players - 1]) {
      const { seats, hearth } = seating(players, me);
      const taken = [hearth, ...seats.map(({ place }) => place)].flatMap(cells);
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken.every((cell) => Number(cell.split('/')[1]) <= 6)).toBe(true);
      expect(seats).toHaveLength(me < 0 ? players : players - 1);
    }
  });
  it('puts the left neighbour at the left', () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    for (const players of [3, 4, 5, 6])
      expect(seating(players, 2).seats[0]).toMatchObject({ seat: 3 % players, place: { column: 1 } });
    expect(area({ row: 2, column: 3, span: 2 })).toBe('2 / 3 / auto / span 2');
  });
});

it('has a picture for every card, and inks that can be read', () => {
  expect(Object.keys(pictures).sort()).toEqual(Object.keys(cards).sort());
  for (const ink of inks)
    for (const paper of ['#e2d3b4', '#f0e4cc', '#f6e7bd']) expect(contrast(ink, paper)).toBeGreaterThan(4.5);
  for (const colour of colours) expect(contrast(colour, '#14101a')).toBeGreaterThan(4.5);
});

it('breaks long words where a printer would', () => {
  expect(soft('Archaeological Dig')).toBe('Archaeo\u00adlogical Dig');
  expect(soft('Roadside Inn')).toBe('Roadside Inn');
});
