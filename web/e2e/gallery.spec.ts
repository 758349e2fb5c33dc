import type { Page } from '@playwright/test';
import { accessible } from './kit/axe';
import { fits } from './kit/layout';
import type { Person } from './kit/person';
import { does } from './kit/play';
import { expect, PHONE, test } from './kit/test';
import type { FaceInfo } from '../src/table/wire';

const GAMES = { haunt_the_house: 3, edwardian: 3, way_out: 3, most_haunted_house: 4, house_of_whack: 3 };

const cards = (page: Page) => page.getByRole('article').filter({ visible: true });
const everything = async (person: Person, game: string) =>
  (await person.get<FaceInfo[]>(`/games/${game}/gallery`)).length;
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search names, texts and facts' });
/** Keeps the page from anything but its input for a while, as an old phone would. */
const busy = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      const until = performance.now() + 400;
      while (performance.now() < until);
    });
  });

test('the box can be opened from the page of a game, searched, and looked through', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  const all = await everything(margarete, 'haunt_the_house');
  await page.goto('/g/haunt_the_house');
  await page.getByRole('link', { name: 'See all the cards' }).click();
  await expect(page).toHaveURL(/\/g\/haunt_the_house\/cards$/);
  await expect(cards(page)).toHaveCount(all);

  await search(page).fill('chill candle');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText(`2 of ${all}`);
  await page.getByRole('button', { name: /^Phantoms/ }).click();
  await page.getByRole('button', { name: '2 other cards do. Show them' }).click();
  await accessible(page, 'found');

  await page.getByRole('article').first().click();
  const card = page.getByRole('dialog', { name: 'Matilda Dunes' });
  await expect(card.getByText('Wrestles crocodiles on weekdays')).toBeVisible();
  await expect(page).toHaveURL(/#matilda_dunes$/);
  await accessible(page, 'a card taken out');
  await card.getByRole('button', { name: 'Rule HTH-1.2: read it' }).click();
  await expect(page.getByRole('dialog', { name: 'The rule' }).getByText('twenty-four ghost hunters')).toBeVisible();
  await busy(page);
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/cards$/);

  await search(page).fill('vampire');
  await expect(page.getByText('Nothing in this box says “vampire”')).toBeVisible();
  await accessible(page, 'nothing found');
});

test('from card to card, and with keys alone', async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto('/g/edwardian/cards#roadside_inn');
  await page.getByRole('dialog', { name: 'Roadside Inn' }).getByRole('button', { name: 'Engraved Coin' }).click();
  await page.getByRole('dialog', { name: 'Engraved Coin' }).getByRole('button', { name: 'Hunting Spirit' }).click();
  await expect(page.getByRole('dialog', { name: 'Hunting Spirit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await search(page).focus();
  await page.keyboard.type('quinces');
  await expect(cards(page)).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Encrypted Letter', exact: true })).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Encrypted Letter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Encrypted Letter', exact: true })).toBeFocused();
});

test('at the table the box opens beside the match', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  const table = await margarete.begins({ seats: ['you', 'bot:hints'] });
  await margarete.asked.waitFor();
  await page.getByRole('button', { name: 'Cards' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cards' });
  await expect(sheet.getByRole('article')).toHaveCount(await everything(margarete, 'haunt_the_house'));
  await accessible(page, 'the box at the table');
  await sheet.getByRole('searchbox').fill('pantry');
  await sheet.getByRole('article').click();
  await expect(page.getByRole('dialog', { name: 'Cold Pantry' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Cold Pantry' })).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await margarete.putsAway();
  await expect(page).toHaveURL(new RegExp(`/t/${table.id}$`));
  await does(margarete, 'pick');
});

for (const [game, players] of Object.entries(GAMES)) {
  test(`everything of ${game} fits on a phone, and a finger gets there`, async ({ somebody }) => {
    const margarete = await somebody(PHONE);
    const { page } = margarete;
    const count = await everything(margarete, game);
    await page.goto(`/g/${game}/cards`);
    await expect(cards(page)).toHaveCount(count);
    await fits(page, 'the box');
    await accessible(page, 'the box');
    await cards(page).nth(3).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await fits(page, 'a card');
    await margarete.putsAway();

    const seats = ['you', ...Array<string>(players - 1).fill('bot:hints')];
    const settings = { players };
    const table = await margarete.post('/tables', { game, seats, settings, pace: 'turns', name: 'Margarete' });
    await margarete.post(`/tables/${table.id}/start`);
    await margarete.visits(table);
    await page.getByRole('button', { name: 'Cards' }).tap();
    await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(count);
    await fits(page, 'the box at the table');
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
