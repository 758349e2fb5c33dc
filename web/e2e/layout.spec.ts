import type { Page } from '@playwright/test';
import { boardFits, fits } from './kit/layout';
import { together } from './kit/play';
import { expect, PHONE, test } from './kit/test';

const LONG = 'Wilhelmina-Augustina of the Cold Hallway';
const UNBROKEN = 'Wilhelminaaugustinaofthecoldhallwaybelow';

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`nothing sticks out at ${width} pixels, with names of forty letters`, async ({ somebody }) => {
    expect([LONG.length, UNBROKEN.length]).toEqual([40, 40]);
    const size = { viewport: { width, height } };
    const [margarete, tomasz] = [await somebody(size), await somebody(size)];
    const { page } = margarete;
    const seats = ['you', 'open', 'bot:hints', 'bot:hints', 'bot:hints'];
    const table = await margarete.opens({ seats, name: LONG, public: true, settings: { version: 'full' } });
    await tomasz.post(`/tables/${table.id}/sit`, { seat: 1, name: UNBROKEN });
    for (const path of ['/', '/g/haunt_the_house', '/g/haunt_the_house/cards', `/t/${table.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await fits(page, path);
    }
    await tomasz.page.goto('/');
    await expect(tomasz.page.getByText('Your games')).toBeVisible();
    await fits(tomasz.page, 'home of a guest');

    await margarete.post(`/tables/${table.id}/start`);
    await Promise.all([margarete.visits(table), tomasz.visits(table)]);
    await together([margarete, tomasz], 'mouse', 10);
    await Promise.any([margarete, tomasz].map((person) => person.asked.waitFor()));
    for (const person of [margarete, tomasz]) {
      await fits(person.page, 'table');
      await boardFits(person.page, 'board');
    }
    await page.keyboard.press('v');
    await fits(page, 'table as text');
    await page.keyboard.press('v');
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog')).toBeVisible();
    await fits(page, 'the tale');
    await margarete.putsAway();
    await together([margarete, tomasz], 'keys');
    await expect(margarete.scores).toBeVisible();
    await fits(page, 'scores');
    for (const path of [`/t/${table.id}/replay?at=20`, `/t/${table.id}/story`]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await fits(page, path);
      if (path.includes('replay')) await boardFits(page, path);
    }
  });
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** What jumped on this page, and how far, without anybody having touched it. */
function shifted(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const name = (node: Node | null) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? '').trim().slice(0, 30);
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter((shift) => !shift.hadRecentInput && shift.value > 0.02);
          resolve(
            shifts.map((shift) => `${shift.value.toFixed(3)} ${shift.sources.map(({ node }) => name(node)).join(' ')}`),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
  );
}

for (const [name, size] of [
  ['a desk', {}],
  ['a phone', PHONE],
] as const) {
  test(`nothing jumps while a page loads on ${name}`, async ({ somebody }) => {
    const margarete = await somebody(size);
    const { page } = margarete;
    const lobby = await margarete.opens({ seats: ['you', 'open', 'bot:hints'], public: true });
    const table = await margarete.begins({ seats: ['you', 'bot:hints', 'bot:hints', 'bot:hints'] });
    const night = await margarete.post('/tables', {
      game: 'most_haunted_house',
      seats: ['you', 'bot:hints', 'bot:hints', 'bot:hints'],
      pace: 'turns',
      name: 'Margarete',
    });
    await margarete.post(`/tables/${night.id}/start`);
    for (const path of [
      '/',
      '/g/haunt_the_house',
      '/g/way_out/cards',
      `/t/${lobby.id}`,
      `/t/${table.id}`,
      `/t/${night.id}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifted(page), path).toEqual([]);
    }
  });
}
