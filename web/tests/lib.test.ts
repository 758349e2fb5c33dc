import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clock, secondsLeft } from '../src/lib/clock.svelte';
import { contrast, over } from '../src/lib/contrast';
import { ranged } from '../src/lib/games';
import { blocks, spans } from '../src/lib/markdown';
import { positions } from '../src/lib/replay';
import { nearest } from '../src/lib/texts.svelte';
import { zones } from '../src/table/zones';
import { cards, event, game, step, stepsOf } from './samples';

const css = (name: string) => readFileSync(`src/styles/${name}.css`, 'utf8');
const colour = (source: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(source)?.[1] ?? '';

describe('contrast', () => {
  it('is reckoned as WCAG has it', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
    expect(over('#ffffff80', '#000000')).toBe('#808080');
  });
  const all = css('global');
  const night = colour(all, 'night');
  it.each(['text', 'dim', 'glow', 'bad', ...Array.from({ length: 8 }, (_, i) => `seat-${i}`)])(
    '--%s can be read on the night',
    (name) => {
      expect(contrast(colour(all, name), night)).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('ink can be read on paper', () => {
    expect(contrast(colour(all, 'ink-2'), colour(all, 'paper'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#6a4a12', colour(all, 'paper'))).toBeGreaterThanOrEqual(4.5);
  });
  it('every game’s accent can be read, and be written on', () => {
    const themes = css('themes')
      .split('}')
      .filter((block) => block.includes('--accent:'));
    expect(themes.length).toBe(6);
    for (const theme of themes) {
      expect(contrast(colour(theme, 'accent'), night), theme).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour(theme, 'accent'), colour(theme, 'accent-ink')), theme).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('markdown', () => {
  it('knows headings, paragraphs with their rule, lists and tables', () => {
    const found = blocks(
      '# Title\n\n**HTH-1.0** Players. *Two* to five.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | |',
    );
    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
    expect(found[1]).toMatchObject({ rule: 'HTH-1.0' });
    expect(found[3]).toMatchObject({ rows: [[[{ text: '1' }], []]] });
  });
  it('makes no HTML of anything', () => {
    expect(spans('<b>x</b> [link](http://x) `code`')).toEqual([
      { text: '<b>x</b> link ' },
      { text: 'code', code: true },
    ]);
  });
});

describe('zones', () => {
  const tree = zones(stepsOf(4)[4]!.view, cards, game.seat_fields);
  it('hold every list of cards, face down or with an owner', () => {
    const rooms = tree.find((node) => node.kind === 'zone' && node.name === 'rooms');
    const first = rooms?.kind === 'zone' ? rooms.nodes[0] : undefined;
    expect(first).toMatchObject({ kind: 'zone', card: 'cold_pantry' });
    const hidden = first?.kind === 'zone' ? first.nodes.find((node) => node.name === 'hidden') : undefined;
    expect(hidden).toMatchObject({ kind: 'cards', cards: [{ card: null, seat: 3 }] });
  });
  it('are titled by their seat', () => {
    const ghosts = tree.find((node) => node.kind === 'zone' && node.name === 'ghosts');
    expect(ghosts?.kind === 'zone' && ghosts.nodes[0]).toMatchObject({ seat: 0, title: '1' });
  });
  it('tell plain facts, and seats where the game says that they are', () => {
    expect(tree.find((node) => node.name === 'turns')).toMatchObject({ kind: 'fact', value: 1 });
    expect(tree.find((node) => node.name === 'active')).toMatchObject({ kind: 'seats', seats: [3] });
    const [active, markers, held] = zones({ active: 1, markers: [0, 2], ender: 1 }, {}, ['active', 'markers']);
    expect(active).toEqual({ kind: 'seats', name: 'active', seats: [1] });
    expect(markers).toEqual({ kind: 'seats', name: 'markers', seats: [0, 2] });
    expect(held).toEqual({ kind: 'fact', name: 'ender', value: 1 });
  });
  it('take grids and odd things as they come', () => {
    expect(
      zones({ grid: [['cellar', null], [null]], dice: [3, 4], none: null }, cards, []).map((node) => node.kind),
    ).toEqual(['zone', 'fact']);
  });
});

describe('looking back', () => {
  it('finds the answer that caused an event, and asks for each position once', async () => {
    const asked: number[] = [];
    const made = (at: number) => Array.from({ length: Math.floor(at / 2) }, () => event('x', {}));
    const book = positions((at) => {
      asked.push(at);
      return Promise.resolve(step({ number: at, first: 1, events: made(at) }));
    });
    expect(await book.ofEvent(6, 100)).toBe(14);
    expect(await book.ofEvent(0, 100)).toBe(2);
    await book.at(50);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

it('counts players, seconds and languages', () => {
  expect(ranged([2, 3, 4, 5])).toBe('2–5');
  expect(ranged([2, 4])).toBe('2, 4');
  expect(ranged([4])).toBe('4');
  expect([clock(72), clock(0), clock(7200)]).toEqual(['1:12', '0:00', '2:00:00']);
  expect(secondsLeft('2026-11-15T10:00:10Z', Date.parse('2026-11-15T10:00:00Z'))).toBe(10);
  expect(secondsLeft('2026-11-15T10:00:00Z', Date.parse('2026-11-15T10:01:00Z'))).toBe(0);
  expect(nearest(['de-AT', 'en-GB'], ['en', 'fr'])).toBe('en');
});
