/** A Most Haunted House: whole nights alone, together, by finger and by keys. */
import type { Locator } from '@playwright/test';
import { accessible } from './kit/axe';
import { boardFits, fits } from './kit/layout';
import { answer, comes, nextOf, question } from './kit/play';
import type { Person } from './kit/person';
import { expect, PHONE, test } from './kit/test';
import { viewOf } from '../src/table/seen';
import type { Ask, NewTable, Option, TableInfo } from '../src/table/wire';

const BOTS = ['bot:hints', 'bot:hints', 'bot:hints'];
/** Four people give so many answers with care; after that they wait for dawn. */
const LIVELY = 24;
/** What somebody does who wants to see everything: first what is rolled for, then a walk to a token. */
const WISHES = ['face', 'search', 'lift', 'again', 'trade', 'yes'];

async function begins(host: Person, seats: NewTable['seats'], settings: NewTable['settings'] = {}): Promise<TableInfo> {
  const table = await host.post('/tables', {
    game: 'most_haunted_house',
    pace: 'turns',
    name: 'Margarete',
    watchable: true,
    seats,
    settings: { players: 4, difficulty: 'easy', ...settings },
  });
  return table;
}

/** The answer of somebody who looks for Proof; home when there is enough of it. */
function wish(person: Person, ask: Ask): Option | undefined {
  const view = viewOf('most_haunted_house', person.step);
  const walks = ask.options.filter(({ verb }) => verb === 'walk' || verb === 'move');
  const known = WISHES.flatMap((verb) => ask.options.filter((option) => option.verb === verb));
  const to = (option: Option) => option.key.split(':')[1] ?? '';
  const home = walks.find((option) => view.proof >= view.goal && /^g[c-f]10$/.test(to(option)));
  const token = walks.find((option) => view.tokens[to(option)] !== undefined);
  const done = ask.options.find(({ verb }) => verb === 'done' || verb === 'pass');
  return home ?? known[0] ?? token ?? (view.deeds.length < 3 ? walks.at(-1) : undefined) ?? done ?? ask.options[0];
}

/** The answer of somebody who has seen enough. */
const stays = ({ options }: Ask) => options.find(({ verb }) => verb === 'done' || verb === 'pass') ?? options[0];

/** Answer on the plan or on a card where it glows, else in the bar. */
async function answers(person: Person, way: 'click' | 'tap', tired = false): Promise<string> {
  const ask = await question(person);
  if (!ask) return '';
  if (ask.kind === 'some') {
    await answer(person, way === 'tap' ? 'touch' : 'mouse');
    return ask.name;
  }
  const option = tired ? stays(ask) : wish(person, ask);
  const { number } = person.step;
  const key = JSON.stringify(option?.key ?? '');
  const glowing = person.page.locator(`main.board [data-answer=${key}], [data-tray] [data-answer=${key}]`);
  const press = (target: Locator) => (way === 'tap' ? target.tap() : target.click());
  if (way === 'tap' && (option?.verb === 'walk' || option?.verb === 'move')) await walks(person, option.key, glowing);
  else if (await glowing.count()) await press(glowing.first());
  else await press(person.asked.locator(`[data-option=${key}]`));
  await person.goesOn(number);
  return option?.verb ?? '';
}

/** With a finger: the right floor, a look, and then the bar's button. */
async function walks(person: Person, key: string, glowing: Locator): Promise<void> {
  if (!(await glowing.count())) {
    const floor = key.split(':')[1]?.startsWith('u') ? 'Upper floor' : 'Ground floor';
    await person.page.getByRole('button', { name: floor }).tap();
  }
  await glowing.tap();
  await person.asked.locator(`[data-go=${JSON.stringify(key)}]`).tap();
}

test('one person and three bots play a whole night, on the board', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  const table = await begins(margarete, ['you', ...BOTS]);
  await margarete.post(`/tables/${table.id}/start`);
  await margarete.visits(table);
  await expect(page.locator('[data-space]')).toHaveCount(156);
  await expect(page.locator('[data-figure]')).toHaveCount(4);
  const seen = new Set<string>();
  while (await comes(margarete)) {
    const view = viewOf('most_haunted_house', margarete.step);
    if (!seen.has('first')) await accessible(page, 'the first turn');
    if (!seen.has('rolled') && view.roll?.seat === 0 && seen.size > 3) {
      seen.add('rolled');
      await accessible(page, 'after a roll');
      await expect(page.getByText(/^Last roll, /)).toHaveCount(1);
    }
    seen.add('first');
    seen.add(await answers(margarete, 'click'));
  }
  await expect(margarete.scores).toBeVisible();
  await margarete.putsAway();
  const view = viewOf('most_haunted_house', margarete.step);
  expect(view.over).toBe(true);
  const title = view.won ? 'The door is open' : view.conceded ? 'The house keeps them' : 'It is light';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await accessible(page, 'the end');
  await fits(page, 'the end');
  await page.getByRole('button', { name: 'See the house' }).click();
  await expect(page.locator('[data-figure]')).toHaveCount(4);
  expect([...seen]).toEqual(expect.arrayContaining(['walk', 'search']));
});

test('four people in four browsers play a whole night, and see the same one', async ({ somebody }) => {
  const people = await Promise.all([somebody(), somebody(), somebody(), somebody()]);
  const [margarete, ...others] = people;
  const table = await begins(margarete, ['you', 'open', 'open', 'open'], { investigators: 'draft' });
  for (const [i, each] of others.entries())
    await each.post(`/tables/${table.id}/sit`, { seat: i + 1, name: ['Ada', 'Tobias', 'Ines'][i] ?? '' });
  await margarete.post(`/tables/${table.id}/start`);
  await Promise.all(people.map((each) => each.visits(table)));
  for (let given = 0; ; given += 1) {
    const next = await nextOf(people);
    if (given === LIVELY) await agree(people);
    if (!next) break;
    await answers(next, 'click', given >= LIVELY);
  }
  for (const each of people) {
    await expect(each.scores).toBeVisible();
    const { over, won } = viewOf('most_haunted_house', each.step);
    expect({ over, won }).toEqual({ over: true, won: false });
  }
});

/** Everybody's browser shows the same night. */
async function agree(people: Person[]): Promise<void> {
  const number = Math.max(...people.map((each) => each.step.number));
  for (const each of people) await expect.poll(() => each.step.number).toBe(number);
  for (const each of people) {
    expect(pick(each)).toEqual(pick(people[0] ?? each));
    expect(pick(each).team.every(({ card }) => card !== '')).toBe(true);
    await expect(each.page.locator('[data-figure]')).toHaveCount(4);
  }
}

function pick(person: Person) {
  const { team, tokens } = viewOf('most_haunted_house', person.step);
  return { team, tokens };
}

for (const [how, size, most] of [
  ['upright, a whole night', PHONE, 1000],
  ['on its side', { ...PHONE, viewport: { width: 844, height: 390 } }, 40],
] as const) {
  test(`on a phone ${how}: a finger looks, then goes, and nothing sticks out`, async ({ somebody }) => {
    const margarete = await somebody(size);
    const { page } = margarete;
    const table = await begins(margarete, ['you', ...BOTS]);
    await margarete.post(`/tables/${table.id}/start`);
    await margarete.visits(table);
    await margarete.asked.waitFor();
    await page.getByRole('button', { name: 'I see' }).tap();
    const seen = new Set<string>();
    for (let given = 0; given < most && (await comes(margarete)); given += 1) {
      const advice = page.getByRole('button', { name: 'I see' });
      if (await advice.isVisible()) await advice.tap();
      const deed = await answers(margarete, 'tap');
      if (!seen.has(deed)) {
        await fits(page, deed);
        await boardFits(page, deed);
      }
      seen.add(deed);
    }
    if (margarete.step.result) await margarete.putsAway();
    expect(margarete.step.result !== null).toBe(most === 1000);
    await fits(page, 'later');
    await accessible(page, 'later');
    expect([...seen]).toEqual(expect.arrayContaining(['walk', 'search']));
  });
}

test('a whole night with the keyboard alone', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  const table = await begins(margarete, ['you', ...BOTS]);
  await margarete.post(`/tables/${table.id}/start`);
  await margarete.visits(table);
  await comes(margarete);
  const steps = async (key: string) => {
    const { number } = margarete.step;
    await page.keyboard.press(key);
    await margarete.goesOn(number);
    await comes(margarete);
  };
  await steps('ArrowUp'); // a step, as no part of the page has the keys
  expect(viewOf('most_haunted_house', margarete.step).team[0]?.space).toBe('gc9');
  await page.locator('[data-space][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-space="gd9"]')).toBeFocused();
  await steps('Enter');
  expect(viewOf('most_haunted_house', margarete.step).team[0]?.space).toBe('gd9');
  await page.locator('[data-space="gd9"]').evaluate((each) => (each as HTMLElement).blur());
  while (await comes(margarete)) await answer(margarete, 'keys', margarete.chance, (ask) => [best(ask)]);
  await expect(margarete.scores).toBeVisible();
});

/** What a key reaches: a Search, a Haunting, or the end of the turn. */
function best(ask: Ask): number {
  const wished = ['search', 'face', 'done', 'pass'].map((verb) =>
    ask.options.findIndex((option) => option.verb === verb),
  );
  return wished.find((index) => index >= 0) ?? 0;
}
