/** House of Whack, the house: whole games together, six at a table, by finger and by keys. */
import type { Locator } from '@playwright/test';
import { accessible } from './kit/axe';
import { fits } from './kit/layout';
import { answer, comes, nextOf, question } from './kit/play';
import type { Person } from './kit/person';
import { expect, PHONE, test } from './kit/test';
import { viewOf } from '../src/table/seen';
import type { Ask, NewTable, Option, TableInfo } from '../src/table/wire';

/** One floor of plain rooms: a short game. */
const SHORT = { ending: '1', rooms: 'plain', house_rules: 'none' };
const DECLINES = ['pass', 'no', 'done', 'refuse', 'abstain'];

async function sits(host: Person, seats: NewTable['seats'], others: Person[] = []): Promise<TableInfo> {
  const table = await host.post('/tables', {
    game: 'house_of_whack',
    pace: 'turns',
    name: 'Margarete',
    watchable: true,
    seats,
    settings: { players: seats.length, ...SHORT },
  });
  for (const [i, each] of others.entries())
    await each.post(`/tables/${table.id}/sit`, { seat: i + 1, name: ['Tomasz', 'Ines'][i] ?? '' });
  await host.post(`/tables/${table.id}/start`);
  await Promise.all([host, ...others].map((each) => each.visits(table)));
  return table;
}

/** Let every window pass, on one's own turn too: by standing orders, as people do who want to get on. */
async function leavesOrders({ page }: Person, press: (target: Locator) => Promise<void>): Promise<void> {
  await press(page.getByRole('button', { name: 'Pass until my turn' }));
  const unless = page.locator('[aria-controls="exceptions"]');
  await press(unless);
  await press(page.locator('#exceptions input').first());
  await expect(page.getByRole('button', { name: 'Pass unless' })).toHaveAttribute('aria-pressed', 'true');
  await press(unless);
}

/** Somebody who wants to see the house: through every dark door, past everything else. */
function wish(ask: Ask): Option | undefined {
  const first = (...verbs: string[]) => ask.options.find(({ verb }) => verbs.includes(verb));
  if (ask.name === 'turn') return first('walk', 'face') ?? first('done');
  if (ask.name === 'go')
    return first('open') ?? ask.options.filter(({ verb }) => verb === 'go').at(-1) ?? ask.options[0];
  return first(...DECLINES) ?? ask.options[0];
}

/** Answer on the map where it glows, else in the bar; what was done. */
async function answers(person: Person, way: 'click' | 'tap'): Promise<string> {
  const ask = await question(person);
  if (!ask) return '';
  const option = wish(ask);
  if (ask.kind !== 'one' || !option) {
    await answer(person, way === 'tap' ? 'touch' : 'mouse');
    return ask.name;
  }
  const { number } = person.step;
  const key = JSON.stringify(option.key);
  const glowing = person.page.locator(`main.board [data-answer=${key}], [data-tray] [data-answer=${key}]`);
  const press = (target: Locator) => (way === 'tap' ? target.tap() : target.click());
  if (await glowing.count()) await press(glowing.first());
  else await press(person.asked.locator(`[data-option=${key}]`));
  await person.goesOn(number);
  return option.verb === '' ? ask.name : option.verb;
}

const house = (person: Person) => viewOf('house_of_whack', person.step);
const onMap = (person: Person) => person.page.locator('main.board svg [data-room]');

test('two people and a bot build a whole house, and see the same one', async ({ somebody }) => {
  const people = await Promise.all([somebody(), somebody()]);
  const [margarete, tomasz] = people;
  await sits(margarete, ['you', 'open', 'bot:hints'], [tomasz]);
  for (const each of people) await leavesOrders(each, (target) => target.click());
  const seen = new Set<string>();
  for (let given = 0; ; given += 1) {
    const next = await nextOf(people);
    if (!next) break;
    if (given === 12) await agree(people);
    const deed = await answers(next, 'click');
    if (!seen.has(deed) && ['walk', 'go', 'open'].includes(deed)) await accessible(next.page, deed);
    seen.add(deed);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['walk', 'go', 'open']));
  for (const each of people) {
    await expect(each.scores).toBeVisible();
    expect(house(each).over).toBe(true);
  }
  await margarete.putsAway();
  await accessible(margarete.page, 'the end');
  await fits(margarete.page, 'the end');
  await margarete.page.getByRole('button', { name: 'See the house' }).click();
  await expect(onMap(margarete).first()).toBeVisible();
});

/** Everybody's browser shows the same house. */
async function agree(people: Person[]): Promise<void> {
  const number = Math.max(...people.map((each) => each.step.number));
  for (const each of people) await expect.poll(() => each.step.number).toBe(number);
  const [first, ...others] = people.map((each) => house(each).rooms);
  for (const rooms of others) expect(rooms).toEqual(first);
  const floors = new Set(first?.map(({ floor }) => floor));
  if (floors.size === 1) for (const each of people) await expect(onMap(each)).toHaveCount(first?.length ?? 0);
}

test('six at a table: all are seen, and nothing sticks out at any width', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  await sits(margarete, ['you', ...Array.from({ length: 5 }, () => 'bot:hints')]);
  await leavesOrders(margarete, (target) => target.click());
  await expect(page.locator('section.seats [data-seat]')).toHaveCount(6);
  for (let given = 0; await comes(margarete); given += 1) {
    // They come in one after another, and then all stand on Start.
    if (given === 1) await expect(page.locator('main.board .house svg [data-seat]')).toHaveCount(6);
    await answers(margarete, 'click');
    if (given % 12 === 0) {
      await page.setViewportSize(given % 24 === 0 ? { width: 1024, height: 768 } : { width: 1440, height: 900 });
      await fits(page, `answer ${given}`);
    }
  }
  await expect(margarete.scores).toBeVisible();
});

for (const [how, size, most] of [
  ['upright, a whole game', PHONE, 1000],
  ['on its side', { ...PHONE, viewport: { width: 844, height: 390 } }, 20],
] as const) {
  test(`on a phone ${how}: a thumb does it all, and nothing sticks out`, async ({ somebody }) => {
    const margarete = await somebody(size);
    const { page } = margarete;
    await sits(margarete, ['you', 'bot:hints']);
    await comes(margarete);
    await leavesOrders(margarete, (target) => target.tap());
    const seen = new Set<string>();
    for (let given = 0; given < most && (await comes(margarete)); given += 1) {
      const advice = page.getByRole('button', { name: 'No more advice' });
      if (await advice.isVisible()) await advice.tap();
      const deed = await answers(margarete, 'tap');
      if (!seen.has(deed) && !margarete.step.result) {
        await fits(page, deed);
        expect(await small(page.locator('main.board .spot')), deed).toEqual([]);
      }
      seen.add(deed);
    }
    if (margarete.step.result) await margarete.putsAway();
    expect(margarete.step.result !== null).toBe(most === 1000);
    await fits(page, 'later');
    await accessible(page, 'later');
    expect([...seen]).toEqual(expect.arrayContaining(['walk', 'open']));
  });
}

/** Targets that a thumb would miss. */
async function small(targets: Locator): Promise<string[]> {
  return targets.evaluateAll((all) =>
    all.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.min(width, height) < 24 ? [`${each.getAttribute('data-spot') ?? ''}: ${width} by ${height}`] : [];
    }),
  );
}

test('a whole game with the keyboard alone: arrows walk, R turns, Enter lays', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  await sits(margarete, ['you', 'bot:hints']);
  await comes(margarete);
  await leavesOrders(margarete, (target) => target.press(' '));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const pressed = new Set<string>();
  while (await comes(margarete)) pressed.add(await byKeys(margarete));
  await expect(margarete.scores).toBeVisible();
  expect([...pressed]).toEqual(expect.arrayContaining(['walk', 'ArrowUp', 'turn-room']));
});

/** One answer, without a pointer. */
async function byKeys(person: Person): Promise<string> {
  const ask = await question(person);
  if (!ask) return '';
  const { page } = person;
  const { number } = person.step;
  const on = () => person.goesOn(number);
  if (ask.name === 'turn-room') {
    const lying = page.locator('[data-laying]');
    const before = await lying.getAttribute('data-laying');
    await page.keyboard.press('r');
    await expect(lying).not.toHaveAttribute('data-laying', before ?? '');
    await page.keyboard.press('Enter');
    await on();
    return ask.name;
  }
  if (ask.name === 'go') return strides(person, ask, on);
  const index = ask.options.findIndex((option) => option === wish(ask));
  await answer(person, 'keys', person.chance, (every) => (every.kind === 'one' && index >= 0 ? [index] : first(every)));
  return ask.options[index]?.verb ?? ask.name;
}

const first = ({ low, kind }: Ask) => Array.from({ length: kind === 'one' ? 1 : low }, (_, i) => i);

/** By arrow keys where one of them leads to a lit square; else from light to light, and Enter. */
async function strides({ page, step }: Person, ask: Ask, on: () => Promise<void>): Promise<string> {
  const door = ask.options.find(({ verb }) => verb === 'open');
  if (!door) {
    const arrow = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][step.number % 4] ?? 'ArrowUp';
    // A key that is an answer keeps the bar busy at once; one that leads nowhere leaves it as it was.
    const unmoved = page.locator(`section[aria-busy="false"][data-number="${step.number}"]`);
    for (const key of [arrow, 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(key);
      if (await unmoved.count()) continue;
      await on();
      return key;
    }
  }
  const key = JSON.stringify((door ?? ask.options[0])?.key ?? '');
  const target = page.locator(`main.board [data-answer=${key}], #question [data-option=${key}]`).first();
  await target.focus();
  await page.keyboard.press('Enter');
  await on();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return 'open';
}
