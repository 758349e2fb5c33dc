import type { Page } from '@playwright/test';
import { play } from './kit/play';
import { expect, test } from './kit/test';

/** The same game under a name for which no board was ever drawn. */
async function withoutBoard(page: Page): Promise<void> {
  await page.route(/\/api\/tables\/[^/?]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), game: 'nameless' } });
  });
  await page.route('**/api/games/nameless**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('nameless', 'haunt_the_house') });
    const texts = route.request().url().includes('/texts/');
    await route.fulfill(
      texts ? { response } : { response, json: { ...((await response.json()) as object), name: 'nameless' } },
    );
  });
}

test('a game without a board is played from the generic table', async ({ somebody }) => {
  const margarete = await somebody();
  await withoutBoard(margarete.page);
  await margarete.begins({ seats: ['you', 'bot:hints', 'bot:hints'], settings: { version: 'full' } });
  await expect(margarete.page.locator('.generic')).toBeVisible();
  await expect(margarete.page.locator('[data-tray]')).toHaveCount(0);
  const result = await play(margarete, 'board');
  expect(result?.scores).toHaveLength(3);
  await expect(margarete.scores).toBeVisible();
  await margarete.page.unrouteAll({ behavior: 'ignoreErrors' });
});
