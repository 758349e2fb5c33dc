import { describe, expect, it } from 'vitest';
import { ledger } from '../src/table/ledger';
import { filled, zones } from '../src/table/zones';
import type { Score } from '../src/table/wire';

const score = (...names: string[]): Score => ({
  seat: 0,
  total: 0,
  lines: names.map((name) => ({ name, rule: 'X-1', points: 1 })),
});

describe('the lines of several scores', () => {
  it('keep the order that each of them has', () => {
    expect(ledger([score('tokens', 'keys', 'phantoms'), score('tokens', 'ropes', 'phantoms')])).toEqual([
      'tokens 0',
      'ropes 0',
      'keys 0',
      'phantoms 0',
    ]);
  });
  it('stand as often as a thing scored', () => {
    expect(ledger([score('level', 'fear'), score('level', 'level', 'fear')])).toEqual(['level 0', 'level 1', 'fear 0']);
  });
  it('stand once, also where a score has nothing else', () => {
    expect(ledger([score(), score('tokens'), score('tokens', 'keys')])).toEqual(['tokens 0', 'keys 0']);
  });
});

describe('the table in words', () => {
  const told = (view: Record<string, unknown>) =>
    zones(view, {}, ['active', 'ender'])
      .filter(filled)
      .map((node) => node.name);

  it('leaves out what is empty or not so', () => {
    expect(told({ over: false, ender: -1, offer: [], rooms: [{ shown: [] }] })).toEqual([]);
  });
  it('tells what is so, a nought included', () => {
    expect(told({ over: true, skulls: 0, active: 2 })).toEqual(['over', 'skulls', 'active']);
  });
  it('calls the places of a map by what lies there', () => {
    const cellar = { key: 'cellar', noun: 'room', title: 'The Cellar', text: '' };
    const rooms = [
      { place: '0', card: 'cellar', doors: ['1'] },
      { place: '1', card: null, doors: ['0'] },
    ];
    const [house, player] = zones({ rooms, players: [{ seat: 0, at: '1' }] }, { cellar }, []);
    if (house?.kind !== 'zone' || player?.kind !== 'zone') throw new Error('no zones');
    const [first, second] = house.nodes;
    expect(first).toMatchObject({
      card: 'cellar',
      place: '0',
      nodes: [{ kind: 'places', places: [{ place: '1', card: null }] }],
    });
    expect(second).toMatchObject({
      card: null,
      place: '1',
      nodes: [{ kind: 'places', places: [{ place: '0', card: 'cellar' }] }],
    });
    expect(player.nodes[0]).toMatchObject({ nodes: [{ name: 'at', places: [{ place: '1', card: null }] }] });
  });
});
