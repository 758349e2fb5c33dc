import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Board from '../src/games/haunt_the_house/Board.svelte';
import { house } from '../src/games/haunt_the_house/house';
import type { BoardProps } from '../src/table/board';
import { cards, event, names, step, stepsOf, words } from './samples';

afterEach(cleanup);

function given(change: Partial<BoardProps>): BoardProps {
  const deeds = { act: vi.fn(), undo: vi.fn(), why: vi.fn(), pick: vi.fn(), point: vi.fn() };
  return {
    step: step(),
    cards,
    words,
    names,
    seatFields: [],
    seat: 0,
    playing: null,
    quiet: false,
    keys: [],
    picked: [],
    pointed: '',
    busy: false,
    ...deeds,
    ...change,
  };
}

it('turns over one scare after another while a BOO is told', async () => {
  const shown = stepsOf(4)[0];
  if (!shown) throw new Error('nothing was recorded');
  const view = house(structuredClone(shown));
  const [room] = view.rooms;
  if (!room) throw new Error('the recorded house has no rooms');
  room.hidden = [
    { seat: 1, scare: null },
    { seat: 2, scare: null },
  ];
  const position = step({ view: { ...view } });
  const { rerender } = render(Board, { props: given({ step: position }) });
  const told = [
    event('boo', { seat: { seat: 1 }, room: { card: room.room } }),
    event('correct', { seat: { seat: 1 }, room: { card: room.room }, scare: { card: 'green-creak' } }),
    event('bluff', { seat: { seat: 2 }, room: { card: room.room }, scare: { card: 'yellow-moan' } }),
  ];
  for (const playing of told) {
    await rerender(given({ step: position, playing }));
    await tick();
  }
  const faces = screen.getByRole('group').textContent;
  expect(faces).toContain('Creak');
  expect(faces).toContain('Moan');
});
