import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import fixture from '../fixtures/boxes.json?raw';
import type { Boxes } from '../scripts/unpictured';
import { look } from '../src/games/house_of_whack/gallery/look';
import { pictures, standIns } from '../src/games/house_of_whack/pictures';
import BoxChoice from '../src/pages/BoxChoice.svelte';
import type { TableInfo } from '../src/table/wire';

afterEach(cleanup);

const seven = { name: 'The Moth-Eaten Edition', number: 7 };
function choice(box: TableInfo['box'] = null) {
  const put = vi.fn();
  render(BoxChoice, { props: { box, put } });
  return put;
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('which box is played with', () => {
  it('is the first printing, unless the host says otherwise', async () => {
    const put = choice();
    expect(radio(/first printing/).checked).toBe(true);
    await fireEvent.click(radio(/nobody has ever opened/));
    expect(put).toHaveBeenCalledWith({});
  });
  it('is shown with its number, and can be put back', async () => {
    const put = choice(seven);
    expect(screen.getByText('“The Moth-Eaten Edition”, box 7')).toBeTruthy();
    expect(radio(/nobody has ever opened/).checked).toBe(true);
    await fireEvent.click(radio(/first printing/));
    expect(put).toHaveBeenCalledWith({ number: 0 });
  });
  it('can be one that was played before, by its number', async () => {
    const put = choice();
    const open = screen.getByRole<HTMLButtonElement>('button');
    for (const wrong of ['', '0', '-3', '7.5', 'seven']) {
      await fireEvent.input(screen.getByRole('textbox'), { target: { value: wrong } });
      expect(open.disabled).toBe(true);
    }
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' 4711 ' } });
    await fireEvent.click(open);
    expect(put.mock.calls).toEqual([[{ number: 4711 }]]);
  });
  it("can be one's own file", async () => {
    const put = choice({ name: 'Two Boxes in One', number: 0 });
    expect(radio(/of your own/).checked).toBe(true);
    const file = new File(['{"format": "seance-box"}'], 'box.json');
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(picker, 'files', { value: [file], configurable: true });
    await fireEvent.change(picker);
    await waitFor(() => expect(put).toHaveBeenCalledWith({ file: '{"format": "seance-box"}' }));
  });
  it('is told to everybody, and changed by nobody but the host', () => {
    render(BoxChoice, { props: { box: null, put: null } });
    expect(screen.getByText('The first printing')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the pictures of another box', () => {
  const first = (JSON.parse(fixture) as Boxes)['house_of_whack']!;

  it('are those of its kinds, while every card of the first printing has its own', () => {
    for (const { key } of first) expect(pictures[key], key).toBeTruthy();
    for (const face of first.filter(({ kind }) => kind !== 'special_room' && kind !== 'digit')) {
      expect(look({ ...face, key: 'a_card_of_another_box' }).picture, face.kind).toBe(standIns[face.kind]);
      expect(standIns[face.kind]).toBeTruthy();
    }
  });
});
