import { expect, it } from 'vitest';
import { viewOf } from '../src/table/seen';
import { step, stepsOf } from './samples';

it('reads a view as that of its game', () => {
  const [first] = stepsOf(4);
  if (!first) throw new Error('nothing was recorded');
  expect(viewOf('haunt_the_house', first).ghosts).toHaveLength(4);
});

it('refuses a view of another game, or of another age', () => {
  const [first] = stepsOf(4);
  if (!first) throw new Error('nothing was recorded');
  expect(() => viewOf('way_out', first)).toThrow('This is no view of way_out');
  const { rooms, ...older } = first.view;
  expect(rooms).toBeDefined();
  expect(() => viewOf('haunt_the_house', step({ view: older }))).toThrow('reload the page');
});
