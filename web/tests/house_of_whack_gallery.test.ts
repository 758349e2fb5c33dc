import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import fixture from '../fixtures/boxes.json?raw';
import type { Boxes } from '../scripts/unpictured';
import { read } from '../src/gallery/printed';
import * as dress from '../src/games/house_of_whack/gallery';
import { bundleOf } from '../src/words/fluent';
import { textsOf } from './texts';

afterEach(cleanup);

const faces = (JSON.parse(fixture) as Boxes)['house_of_whack']!.map((bare) => ({
  ...bare,
  title: bare.key,
  text: 'What it does.',
  flavour: 'What it is like.',
  count: 1,
  rules: [],
}));
const box = read(faces, bundleOf('en', textsOf('house_of_whack')), {});
const shown = (key: string) => box.find(({ face }) => face.key === key)!;
const body = (key: string) => render(dress.Body, { shown: shown(key), dress }).container;
const picture = (key: string) =>
  render(dress.Picture, { shown: shown(key), look: dress.look(shown(key).face) }).container;
const lines = (key: string) => body(key).textContent.replaceAll(/\s+/g, ' ').trim();

describe('a tile', () => {
  it('is drawn with its doors, its blocked squares and its hearts, and says so', () => {
    picture('pawnshop');
    const tile = screen.getByRole('img');
    expect(tile.getAttribute('aria-label')).toBe(
      'Doors: north, east, south, west. Blocked: north-west, north-east, south-west, south-east. Hearts: gold, red',
    );
    expect(tile.querySelectorAll('g')).toHaveLength(4);
  });
  it('has no door where none is printed', () => {
    expect(picture('on_a_cloud').querySelectorAll('g')).toHaveLength(0);
    expect(picture('angry_goose').querySelector('[role=img]')).toBeNull();
  });
  it('does not say again in print what is drawn', () => {
    expect(lines('rejuvinex')).toBe('Charges 3 What it does. What it is like.');
  });
});

describe('a Guest', () => {
  it('has a panel for each role, with dice and the value', () => {
    const panels = [...body('night_nurse').querySelectorAll('section')].map((panel) => panel.className.split(' ')[0]);
    expect(panels).toEqual(['player', 'ally', 'resident']);
    expect(lines('masked_wrestler')).toMatch(/As a player.*Strength \d.*Spirit \d.*Life \d.*As an Ally.*As a Minion/);
  });
});

describe('a ticket', () => {
  it('has its effect above and its stub below', () => {
    expect(lines('destiny')).toBe('What it does. What it is like. When: as an Action Stub: +1 Wild');
    expect(body('narcissism').textContent).toContain('Asks for something real');
    expect(body('envy').querySelector('.stub')?.className).toContain('blue');
  });
});

describe('what is dressed', () => {
  it('wears the colour it is printed in, and its signs', () => {
    expect(dress.look(shown('envy').face).skin).toBe('whack whack-drama blue');
    expect(dress.look(shown('start').face).skin).toBe('whack whack-room');
    const foe = shown('angry_goose').face.imprints[0]!;
    expect(dress.sign(foe, foe.pieces[0])).not.toBe('');
    expect(dress.sign({ name: 'worth', pieces: [] }, { words: '2' })).toBe('');
  });
});
