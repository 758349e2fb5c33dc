import { readFile } from 'node:fs/promises';
import type { TableInfo } from '../src/table/wire';
import { accessible } from './kit/axe';
import { fits } from './kit/layout';
import type { Person } from './kit/person';
import { play } from './kit/play';
import { expect, test } from './kit/test';

const SIZES = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;
const MAGIC = { 'E-book': 'PK', PDF: '%PDF-', 'Web page': '<!doctype html>', Markdown: '# ' };

/** A short match in the house of cards, with one bot, that has begun. */
async function houseOfCards(person: Person): Promise<TableInfo> {
  const wanted = {
    game: 'way_out',
    seats: ['you', 'bot:hints'],
    name: 'Margarete',
    pace: 'turns',
    settings: { players: 2, quiet: true },
  };
  const table = await person.post('/tables', wanted);
  await person.post(`/tables/${table.id}/start`);
  await person.visits(table);
  return table;
}

test('a finished match can be read from every side, and kept', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  const table = await houseOfCards(margarete);
  await play(margarete, 'keys');
  await page.getByRole('dialog').getByRole('link', { name: 'The whole story' }).click();

  await expect(page.getByRole('heading', { name: 'Before the House' })).toBeVisible();
  const plates = page.locator('figure img');
  await expect(plates.last()).toBeVisible();
  const drawn = () => plates.last().evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(200);

  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await fits(page, `story at ${width}`);
  }
  await accessible(page, 'story');

  for (const [name, magic] of Object.entries(MAGIC)) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    const content = await readFile(await file.path());
    expect(content.subarray(0, magic.length).toString('latin1'), name).toBe(magic);
  }

  await page.getByRole('navigation', { name: 'Whose story' }).getByRole('link', { name: 'Margarete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Margarete’s story' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/t/${table.id}/story\\?seat=0$`));
});

test('a match that is still played tells a guest nothing that only a seat knows', async ({ somebody, guard }) => {
  guard.expect(/403/);
  const [margarete, guest] = [await somebody(), await somebody()];
  const table = await houseOfCards(margarete);
  await play(margarete, 'keys', { answers: 4 });
  await guest.page.goto(`/t/${table.id}/story`);
  await expect(guest.page.getByText('Here the tale breaks off')).toBeVisible();
  await expect(guest.page.getByRole('navigation', { name: 'Whose story' })).toBeHidden();
  await guest.page.goto(`/t/${table.id}/story?seat=0`);
  await expect(guest.page.getByRole('alert')).toContainText('secrets are its own');
});
