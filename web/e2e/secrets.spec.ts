import { readFile } from 'node:fs/promises';
import { accessible } from './kit/axe';
import { fits } from './kit/layout';
import type { Person } from './kit/person';
import { comes, does, play } from './kit/play';
import { expect, test } from './kit/test';
import { viewOf } from '../src/table/seen';
import type { Step, TableInfo } from '../src/table/wire';
import { cardOf } from '../src/words/facts';

/** What the position tells of other people's cards; nothing, where no room lets one look at a hand. */
function told(step: Step): string[] {
  const others = viewOf('haunt_the_house', step).ghosts.filter((_, seat) => seat !== step.seat);
  const cards = others.flatMap((ghost) => [...ghost.hand, ...ghost.held, ...ghost.phantoms]);
  return cards.filter((card) => card !== null);
}

test('who watches sees no secrets, on the wire or on the page', async ({ somebody }) => {
  const [margarete, watcher] = [await somebody(), await somebody()];
  const table = await margarete.begins({
    seats: ['you', 'bot:hints', 'bot:hints'],
    settings: { version: 'full', attacks: false },
  });
  await watcher.visits(table);
  await comes(margarete);
  for (const verb of ['pick', 'hide']) await does(margarete, verb);
  await play(margarete, 'keys', { answers: 12 });
  await comes(margarete);
  await expect.poll(() => watcher.step.number).toBe(margarete.step.number);

  for (const step of watcher.steps) {
    expect(step.seat).toBe(-1);
    expect(step.question).toBeNull();
    expect(told(step)).toEqual([]);
    const view = viewOf('haunt_the_house', step);
    expect(view.rooms.flatMap((room) => room.hidden).filter((laid) => laid.scare !== null)).toEqual([]);
    expect(view.offer.filter((card) => card !== null)).toEqual([]);
    expect(step.events.filter((event) => event?.private)).toEqual([]);
  }
  for (const step of margarete.steps) expect(told(step)).toEqual([]);
  const scares = (person: Person) =>
    person.steps
      .flatMap((step) => step.events)
      .flatMap((event) => (event?.name === 'hides' ? [cardOf(event.facts['scare'])] : []));
  expect(scares(margarete).filter((scare) => scare !== null)).not.toEqual([]);
  expect(scares(watcher).filter((scare) => scare !== null)).toEqual([]);

  await expect(watcher.page.getByText('Waiting for')).toBeVisible();
  await expect(watcher.page.locator('[data-tray], [data-option], [data-drop], .private')).toHaveCount(0);
  await expect(watcher.page.getByText('Only you see this')).toHaveCount(0);
  await expect(watcher.page.getByLabel('Say something to the table')).toHaveCount(0);

  const replay = await watcher.get<Step>(`/tables/${table.id}/replay?at=${margarete.step.number}`);
  expect(told(replay)).toEqual([]);
  const hands = await watcher.context.request.get(`/api/tables/${table.id}/replay?at=3&seat=0`);
  expect(hands.status()).toBe(403);
});

test('a table that may not be watched shows a stranger nothing', async ({ somebody }) => {
  const [margarete, stranger] = [await somebody(), await somebody()];
  const table = await margarete.begins({ seats: ['you', 'bot:hints'], watchable: false });
  await stranger.visits(table);
  await expect(stranger.page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  expect(stranger.steps).toEqual([]);
});

test('the file of a running match is had alone, at a price that is told before', async ({ somebody, guard }) => {
  guard.expect(/403|409/);
  const [margarete, friend] = [await somebody(), await somebody()];
  const table = await margarete.begins({ seats: ['you', 'bot:hints'] });
  const { page } = margarete;
  const refused = await margarete.context.request.get(`/api/tables/${table.id}/save`);
  expect(refused.status()).toBe(403);

  await page.goto(`/t/${table.id}/story`);
  await page.getByRole('button', { name: 'Save file' }).click();
  const sheet = page.getByRole('dialog', { name: 'The file of a running match' });
  await expect(sheet).toContainText('nobody else can ever sit down here');
  await accessible(page, 'the price of the file');
  expect((await margarete.get<TableInfo>(`/tables/${table.id}`)).solo).toBe(false);
  await sheet.getByRole('button', { name: 'Make this table solo' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('link', { name: 'Save file' }).click(),
  ]);
  const saved = JSON.parse(await readFile(await file.path(), 'utf8')) as { seed: string; sealed: boolean };
  expect(saved.seed).toMatch(/^\d+$/);
  expect(saved.sealed).toBe(true);

  const sits = await friend.context.request.post(`/api/tables/${table.id}/sit`, { data: { seat: 1 } });
  expect(sits.status()).toBe(409);
  await margarete.visits(table);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByText('A solo table')).toBeVisible();
    await fits(page, `a solo table at ${width}`);
  }
});
