/** Ways to act: keys, a finger, dragging, taking back. */
import { still } from './kit/layout';
import { answer, comes, does, play, tabTo } from './kit/play';
import { expect, PHONE, test } from './kit/test';

const BOTS = ['you', 'bot:hints', 'bot:hints'];

test('a whole game is played with the keyboard alone, from the hall to the scores', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  await page.goto('/');
  await tabTo(margarete, page.getByRole('button', { name: 'Play now' }));
  await page.keyboard.press('Enter');
  const result = await play(margarete, 'keys');
  expect(result?.scores.length).toBeGreaterThan(1);
  await expect(margarete.scores).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(margarete.scores).toBeHidden();
  await tabTo(margarete, page.getByRole('button', { name: 'Scores' }));
});

test('a whole game is played on a phone, with a finger', async ({ somebody }) => {
  const margarete = await somebody(PHONE);
  await margarete.begins({ seats: BOTS });
  const result = await play(margarete, 'touch');
  expect(result?.scores).toHaveLength(3);
  await expect(margarete.scores).toBeVisible();
});

test('the key after Escape is for the table that lies under the sheet', async ({ somebody }) => {
  const margarete = await somebody();
  await margarete.begins({ seats: ['you', 'bot:hints', 'bot:hints'] });
  await comes(margarete);
  const { keyboard } = margarete.page;
  const text = margarete.page.getByRole('heading', { name: 'What is asked' });
  for (let round = 0; round < 10; round += 1) {
    await keyboard.press(round % 2 ? '?' : 'l');
    await expect(margarete.page.getByRole('dialog')).toBeVisible();
    await Promise.all([keyboard.press('Escape'), keyboard.press('v')]);
    await expect(text).toBeVisible({ visible: round % 2 === 0, timeout: 5_000 });
  }
});

test('one key takes back, until something was revealed', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  await margarete.begins({ seats: BOTS });
  await comes(margarete);
  const { number } = margarete.step;
  const before = await page.locator('[data-tray]').innerText();
  await does(margarete, 'pick');
  await expect(page.getByText('Hide here').first()).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Hide here')).toHaveCount(0);
  await comes(margarete);
  expect(margarete.step.number).toBe(number);
  expect(await page.locator('[data-tray]').innerText()).toBe(before);

  await play(margarete, 'keys', { answers: 1 });
  for (await comes(margarete); margarete.step.undo === ''; await comes(margarete)) await answer(margarete, 'keys');
  await page.keyboard.press('u');
  await expect(page.getByRole('alert')).toContainText('This cannot be taken back');
  expect(margarete.sent.filter((message) => message.type === 'undo')).toHaveLength(1);
});

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`a card is dragged into a room (motion: ${motion})`, async ({ somebody }) => {
    const margarete = await somebody({ reducedMotion: motion });
    const { page } = margarete;
    await margarete.begins({ seats: BOTS });
    await comes(margarete);
    await still(page);
    const { number } = margarete.step;
    const card = page.locator('[data-tray] .scares button').first();
    const door = page.locator('main.board section').nth(1);
    const hidden = door.getByRole('list', { name: /hidden/i }).getByRole('listitem');
    const [from, to] = [await card.boundingBox(), await door.boundingBox()];
    const before = await hidden.count();
    if (!from || !to) throw new Error('There is nothing to drag, or nowhere to drag it to.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 60, { steps: 4 });
    const slot = door.getByRole('button', { name: 'Hide here' });
    await expect(slot).toBeVisible();
    await still(page);
    const place = await slot.boundingBox();
    if (!place) throw new Error('No place glows.');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => margarete.step.number).toBe(number + 2);
    await expect(hidden).toHaveCount(before + 1);

    await comes(margarete);
    await still(page);
    const again = page.locator('[data-tray] .scares button').first();
    const back = await again.boundingBox();
    if (!back) throw new Error('There is nothing to drag.');
    await page.mouse.move(back.x + back.width / 2, back.y + back.height / 2);
    await page.mouse.down();
    await page.mouse.move(back.x + 60, back.y - 40, { steps: 4 });
    await expect(slot).toBeVisible();
    await page.mouse.move(8, 400, { steps: 4 });
    await page.mouse.up();
    await expect(slot).toBeHidden();
    await comes(margarete);
    expect(margarete.step.number).toBe(number + 2);
  });
}
