import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { focused } from '../src/ui/focus';
import Invite from '../src/ui/Invite.svelte';
import Scroller from '../src/ui/Scroller.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const children = createRawSnippet(() => ({ render: () => '<p>Much to read.</p>' }));

it('a part that scrolls has a name, and keys reach it', () => {
  render(Scroller, { props: { label: 'The tale', class: 'lines', children } });
  const box = screen.getByRole('group', { name: 'The tale' });
  expect(box.tabIndex).toBe(0);
  expect(box.className).toBe('lines');
  box.focus();
  expect(document.activeElement).toBe(box);
});

it('a part that scrolls may be a list or a log, and stays one', () => {
  render(Scroller, { props: { label: 'Seats', as: 'ul', children } });
  render(Scroller, { props: { label: 'Chat', role: 'log', children } });
  expect(screen.getByRole('list', { name: 'Seats' }).tabIndex).toBe(0);
  expect(screen.getByRole('log', { name: 'Chat' }).tabIndex).toBe(0);
});

it('keys begin where they should, now and when a dialog opens', () => {
  const button = document.body.appendChild(document.createElement('button'));
  focused(button);
  expect(document.activeElement).toBe(button);
  expect(button.autofocus).toBe(true);
  button.remove();
});

it.each([
  [true, 'Copied'],
  [false, 'Copy'],
])('without https a link is copied the old way, or not: %s', async (copies, said) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not over http'));
  const execCommand = vi.fn(() => copies);
  Object.assign(document, { execCommand });
  render(Invite, { props: { id: 'abc' } });
  await fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(execCommand).toHaveBeenCalled());
  await tick();
  expect(screen.getByRole('button').textContent).toBe(said);
});
