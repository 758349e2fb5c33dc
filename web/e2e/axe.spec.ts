import { accessible } from './kit/axe';
import { nextOf, play, together } from './kit/play';
import type { Person } from './kit/person';
import { expect, PHONE, test } from './kit/test';

const BOTS = ['you', 'bot:hints', 'bot:hints'];

async function visit({ page }: Person, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

for (const [size, options] of [
  ['a desk', {}],
  ['a phone', PHONE],
] as const) {
  test(`every page is accessible on ${size}`, async ({ somebody, guard }) => {
    guard.expect(/404/);
    const margarete = await somebody(options);
    const { page } = margarete;
    const lobby = await margarete.opens({ seats: ['you', 'open', 'bot:hints', 'open'], public: true });
    await visit(margarete, '/', /Pull up a chair/);
    await expect(page.getByText('Your games')).toBeVisible();
    await accessible(page, 'home');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await accessible(page, 'settings');
    await visit(margarete, '/g/haunt_the_house', 'Haunt the House');
    await accessible(page, 'a game');
    await visit(margarete, `/t/${lobby.id}`, 'Haunt the House');
    await accessible(page, 'lobby');
    await page.getByRole('button', { name: 'Someone else on this device' }).first().click();
    await expect(page.getByLabel('Your name')).toBeVisible();
    await accessible(page, 'lobby, taking a seat');
    await visit(margarete, '/t/nowhere', 'Nobody lives here');
    await accessible(page, 'not found');
    await visit(margarete, '/attic/trunk', 'Nobody lives here');
    await accessible(page, 'no such page');
  });

  test(`the table is accessible on ${size}`, async ({ somebody }) => {
    const [margarete, tomasz] = [await somebody(options), await somebody(options)];
    await margarete.beginsWith(tomasz, { version: 'full' });
    const first = await nextOf([margarete, tomasz]);
    if (!first) throw new Error('Nobody was asked anything.');
    const second = first === margarete ? tomasz : margarete;
    await accessible(first.page, 'my turn');
    await expect(second.page.getByText('Waiting for')).toBeVisible();
    await accessible(second.page, 'waiting');
    await first.page.keyboard.press('?');
    await expect(first.page.getByRole('dialog')).toBeVisible();
    await accessible(first.page, 'why?');
    await first.putsAway();
    await first.page.keyboard.press('l');
    await expect(first.page.getByRole('dialog')).toBeVisible();
    await accessible(first.page, 'the tale');
    await first.putsAway();
    await first.page.keyboard.press('v');
    await expect(first.page.getByRole('heading', { name: 'What is asked' })).toBeVisible();
    await accessible(first.page, 'as text');
    await first.page.keyboard.press('v');
    for (const later of ['later', 'later still']) {
      await together([margarete, tomasz], 'keys', 14);
      await nextOf([margarete, tomasz]);
      await accessible(margarete.page, later);
    }
  });

  test(`the end is accessible on ${size}, from the scores to the story`, async ({ somebody }) => {
    const margarete = await somebody(options);
    const { page } = margarete;
    const table = await margarete.begins({ seats: BOTS, settings: { version: 'full' } });
    await play(margarete, 'keys');
    await expect(margarete.scores).toBeVisible();
    await accessible(page, 'scores');
    await margarete.putsAway();
    await accessible(page, 'game over');
    await visit(margarete, `/t/${table.id}/replay?at=9`, 'Haunt the House');
    await accessible(page, 'replay');
    await visit(margarete, `/t/${table.id}/story`, /Haunted the House/);
    await expect(page.getByRole('table')).toBeVisible();
    await accessible(page, 'story');
    await visit(margarete, '/', /Pull up a chair/);
    await expect(page.getByText('Told to the end')).toBeVisible();
    await accessible(page, 'home, with a finished match');
  });

  test(`the curtain is accessible on ${size}`, async ({ somebody }) => {
    const device = await somebody(options);
    const table = await device.opens({ seats: ['you', 'open', ...BOTS.slice(1)] });
    await device.post(`/tables/${table.id}/sit`, { seat: 1, name: 'Tomasz' });
    await device.post(`/tables/${table.id}/start`);
    await device.visits(table);
    await expect(device.curtain).toBeVisible();
    await accessible(device.page, 'curtain');
  });
}
