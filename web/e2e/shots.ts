/** Pictures of every page at three sizes, always of the same match. */
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { Guard } from './kit/guard';
import type { Person } from './kit/person';
import { play } from './kit/play';
import { SeanceServer } from './kit/server';
import { invited } from './kit/test';

const out = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const SIZES = [[1440, 900], [1024, 768], [390, 844]] as const;

for (const [width, height] of SIZES) {
  test(`${width} pixels wide`, async ({ browser }) => {
    const server = await SeanceServer.start({ script: fileURLToPath(new URL('../scripts/fixed.py', import.meta.url)) });
    const guard = new Guard(`127.0.0.1:${server.port}`);
    guard.expect(/404/);
    const phone = width < 500;
    const margarete = await invited(browser, server, guard, { viewport: { width, height }, hasTouch: phone, isMobile: phone });
    const { page } = margarete;
    const shot = async (name: string) => {
      await settled(page);
      await page.screenshot({ path: `${out}${name}-${width}.png`, animations: 'disabled' });
    };
    const seats = ['you', 'bot:hints', 'bot:hints', 'bot:hints'];
    const full = { version: 'full' };

    const lobby = await margarete.opens({ seats: ['you', 'open', 'bot:hints', 'open'], settings: full, public: true });
    await page.goto('/');
    await shot('home');
    await page.goto('/g/haunt_the_house');
    await shot('game');
    await margarete.visits(lobby);
    await shot('lobby');
    await page.goto('/attic');
    await shot('lost');

    const table = await margarete.begins({ seats, settings: full });
    const chance = seeded(3);
    await play(margarete, 'keys', { answers: 1, chance });
    await margarete.asked.waitFor();
    await shot('first-turn');
    await play(margarete, 'keys', { answers: 22, chance });
    await margarete.asked.waitFor();
    await shot('table');
    await page.keyboard.press('?');
    await shot('why');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await shot('tale');
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await shot('text');
    await page.keyboard.press('v');
    await page.getByRole('button', { name: 'Settings' }).click();
    await shot('settings');
    await page.keyboard.press('Escape');
    await play(margarete, 'keys', { chance });
    await expect(margarete.scores).toBeVisible();
    await shot('over');
    await page.goto(`/t/${table.id}/replay?at=40`);
    await shot('replay');
    await page.goto(`/t/${table.id}/story`);
    await shot('story');

    await hotSeat(margarete);
    await shot('curtain');
    expect(guard.complaints).toEqual([]);
    await margarete.context.close();
    await server.close();
  });
}

async function hotSeat(device: Person): Promise<void> {
  const table = await device.opens({ seats: ['you', 'open', 'bot:hints'] });
  await device.post(`/tables/${table.id}/sit`, { seat: 1, name: 'Tomasz' });
  await device.post(`/tables/${table.id}/start`);
  await device.visits(table);
  await device.curtain.waitFor();
}

/** Letters are loaded, nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
}

/** The same chance every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
