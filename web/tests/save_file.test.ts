import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { tableOf, stepsOf } from '../dev/recording';
import { api, ApiError } from '../src/lib/api';
import SaveFile from '../src/table/SaveFile.svelte';
import type { TableInfo } from '../src/table/wire';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const recorded = tableOf(stepsOf(4));
const alone: TableInfo = {
  ...recorded,
  seats: recorded.seats.map((seat) => ({ ...seat, kind: seat.yours ? 'human' : 'bot' })),
};
const nothing = () => undefined;
const link = () => screen.queryByRole('link', { name: 'Save file' });
const button = () => screen.queryByRole('button', { name: 'Save file' });

it('when it is over the file is everybody’s', () => {
  render(SaveFile, { props: { table: { ...recorded, status: 'over', host: false }, changed: nothing } });
  expect(link()?.getAttribute('href')).toBe('/api/tables/recording/save');
});

it('while people play together nobody is offered it', () => {
  render(SaveFile, { props: { table: recorded, changed: nothing } });
  expect(link() ?? button()).toBeNull();
  cleanup();
  render(SaveFile, { props: { table: { ...alone, host: false, solo: true }, changed: nothing } });
  expect(link() ?? button()).toBeNull();
});

it('against bots it is said first what the file costs', async () => {
  const solo = vi.spyOn(api, 'solo').mockResolvedValue({ ...alone, solo: true });
  const { rerender } = render(SaveFile, {
    props: { table: alone, changed: (table: TableInfo) => void rerender({ table }) },
  });
  expect(link()).toBeNull();
  await fireEvent.click(button()!);
  expect(screen.getByText(/nobody else can ever sit down here/)).toBeTruthy();
  expect(solo).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Make this table solo' }));
  await vi.waitFor(() => expect(link()).not.toBeNull());
  expect(screen.getByRole('status').textContent).toContain('This table is solo now');
});

it('who thinks better of it has lost nothing, and a refusal is read out', async () => {
  const solo = vi.spyOn(api, 'solo').mockRejectedValue(new ApiError('Bram has a part in this match.', 403));
  render(SaveFile, { props: { table: alone, changed: nothing } });
  await fireEvent.click(button()!);
  await fireEvent.click(screen.getByRole('button', { name: 'Never mind' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(solo).not.toHaveBeenCalled();
  await fireEvent.click(button()!);
  await fireEvent.click(screen.getByRole('button', { name: 'Make this table solo' }));
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Bram has a part'));
  expect(link()).toBeNull();
});
