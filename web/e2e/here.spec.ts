/** Pointing: “here!”, for everybody at the table to see, and with no effect on the match. */
import type { Locator } from '@playwright/test';
import { accessible } from './kit/axe';
import { still } from './kit/layout';
import type { Person } from './kit/person';
import { comes, tabTo } from './kit/play';
import { expect, PHONE, test } from './kit/test';

const LONG = 700;

const notice = (person: Person, name: string) =>
  person.page.getByRole('button', { name: new RegExp(`^${name} points at`) });
const ring = (person: Person) => person.page.locator('.ring');

/** A finger that rests on something, which no mouse can do. */
async function holds(person: Person, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const line = await person.context.newCDPSession(person.page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await person.page.waitForTimeout(LONG);
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Where a ring lies: on the thing, give or take its own line. */
async function circles(person: Person, target: Locator): Promise<boolean> {
  const [outer, inner] = [await ring(person).boundingBox(), await target.boundingBox()];
  if (!outer || !inner) return false;
  const [x, y] = [outer.x + outer.width / 2, outer.y + outer.height / 2];
  return x > inner.x && x < inner.x + inner.width && y > inner.y && y < inner.y + inner.height;
}

test('somebody points with the keyboard, and everybody sees at what', async ({ somebody }) => {
  const [margarete, tomasz] = [await somebody(PHONE), await somebody()];
  await margarete.beginsWith(tomasz);
  await Promise.all([comes(margarete), tomasz.page.locator('[data-thing]').first().waitFor()]);
  const room = (person: Person) => person.page.locator('main section[data-thing]').first();
  await still(margarete.page);

  await tabTo(tomasz, tomasz.page.getByRole('button', { name: 'Here!' }));
  await tomasz.page.keyboard.press('Enter');
  await expect(tomasz.page.getByRole('button', { name: 'Here!' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(tomasz, room(tomasz));
  await tomasz.page.keyboard.press('h');
  await expect(notice(margarete, 'Tomasz')).toBeVisible();
  await expect.poll(() => circles(margarete, room(margarete))).toBe(true);
  await expect(ring(tomasz)).toBeVisible();
  await expect(notice(tomasz, 'Tomasz')).toHaveCount(0);
  await accessible(margarete.page, 'while somebody points');
  await notice(margarete, 'Tomasz').tap();
  await expect(notice(margarete, 'Tomasz')).toHaveCount(0);
  await expect(ring(margarete)).toHaveCount(0);
});

test('a long press on a phone points, and is no tap', async ({ somebody }) => {
  const [margarete, tomasz] = [await somebody(PHONE), await somebody()];
  await margarete.beginsWith(tomasz);
  await comes(margarete);
  await still(margarete.page);
  const { number } = margarete.step;
  await margarete.page.getByRole('button', { name: 'I see' }).tap();
  const boo = margarete.page.locator('main section[data-thing]').first().getByRole('button').first();
  await holds(margarete, boo);
  await expect(notice(tomasz, 'Margarete')).toBeVisible();
  await expect.poll(() => circles(tomasz, tomasz.page.locator('main section[data-thing]').first())).toBe(true);
  await accessible(tomasz.page, 'while somebody points');
  expect(margarete.sent.map(({ type }) => type)).toEqual(['here']);
  expect(margarete.step.number).toBe(number);

  await margarete.page.getByRole('button', { name: 'Here!' }).tap();
  await margarete.page.locator('main article[data-thing]').first().tap();
  await expect(notice(tomasz, 'Margarete')).toBeVisible();
  expect(margarete.sent.map(({ type }) => type)).toEqual(['here', 'here']);
});
