/** House of Whack with three people: a window that all of them answer, and a Conflict that one of them meddles in. */
import { accessible } from './kit/axe';
import { fits } from './kit/layout';
import { question } from './kit/play';
import { OFTEN, type Person } from './kit/person';
import { expect, PHONE, test } from './kit/test';
import { viewOf } from '../src/table/seen';
import type { Ask, Option, Step } from '../src/table/wire';

const NAMES = ['Margarete', 'Otis', 'Wilhelmina of the Long Corridor'];
const PATIENCE = 40;

/** Three people at one table, each with a browser; the last one may have a phone. */
async function sitDown(people: Person[]): Promise<void> {
  const [host, ...others] = people;
  if (!host) return;
  const table = await host.post('/tables', {
    game: 'house_of_whack',
    pace: 'turns',
    name: NAMES[0],
    watchable: true,
    seats: ['you', 'open', 'open'],
    settings: { players: 3, rooms: 'plain' },
  });
  for (const [i, each] of others.entries())
    await each.post(`/tables/${table.id}/sit`, { seat: i + 1, name: NAMES[i + 1] ?? '' });
  await host.post(`/tables/${table.id}/start`);
  await Promise.all(people.map((each) => each.visits(table)));
  for (const each of people) await expect.poll(() => each.steps.length).toBeGreaterThan(0);
}

const view = ({ step }: Person) => viewOf('house_of_whack', step);
const asked = (people: Person[]) => people.filter(({ step }) => step.question !== null);
const newest = (people: Person[]) => Math.max(...people.map(({ step }) => step.number));

/** Everybody has heard of the last answer, and sees it. */
async function caughtUp(people: Person[]): Promise<void> {
  for (const each of people) await expect.poll(() => each.step.number, OFTEN).toBe(newest(people));
  await Promise.all(people.map((each) => question(each)));
  for (const each of people) {
    const advice = each.page.getByRole('button', { name: 'I see' });
    if (await advice.isVisible()) await advice.click();
  }
}

/** Press something, and wait until the table has taken it. */
async function presses(person: Person, selector: string): Promise<void> {
  const { number } = person.step;
  await person.page.locator(selector).first().click();
  await person.goesOn(number);
}

const lets = (person: Person) => presses(person, '#question [data-option="pass"]');

/** All let everything pass until somebody is asked what is looked for; who that is. */
async function until(people: Person[], wanted: (step: Step) => boolean): Promise<Person> {
  for (let round = 0; round < PATIENCE; round += 1) {
    await caughtUp(people);
    const found = people.find(({ step }) => step.question && wanted(step));
    if (found) return found;
    for (const each of asked(people)) await declines(each);
  }
  throw new Error('Nobody was ever asked that.');
}

/** The answer of somebody who wants no trouble. */
async function declines(person: Person): Promise<void> {
  const ask = person.step.question;
  if (!ask) return;
  const out = ask.options.find(({ verb }) => ['pass', 'no', 'done', 'refuse'].includes(verb));
  if (out) await presses(person, `#question [data-option="${out.key}"]`);
  else if (ask.kind === 'some') await presses(person, '#question .main');
  else await takesFirst(person);
}

/** Where one stands at first is asked too; any square will do. */
async function takesFirst(person: Person): Promise<void> {
  const { number } = person.step;
  await person.page.keyboard.press('1');
  await person.goesOn(number);
}

const verb = (ask: Ask | null, name: string): Option | undefined => ask?.options.find((option) => option.verb === name);
const named = (name: string) => (step: Step) => step.question?.name === name;

test('a window that three people answer at once', async ({ somebody }) => {
  const people = await Promise.all([somebody(), somebody(), somebody(PHONE)]);
  await sitDown(people);
  const player = await until(
    people,
    (step) => named('react')(step) && step.waiting.length === 3 && !!verb(step.question, 'play'),
  );
  for (const each of people) {
    await expect(each.page.getByRole('heading', { name: /^Anyone may react/ }).first()).toBeVisible();
    await expect(each.page.getByText('0 of 3 have answered')).toBeVisible();
    await fits(each.page, 'a window');
  }
  await accessible(player.page, 'a window');

  const others = people.filter((each) => each !== player);
  const [quick, slow] = others;
  if (!quick || !slow) throw new Error('There should be two others.');
  await lets(quick);
  await caughtUp(people);
  for (const each of [player, slow]) {
    await expect(each.page.getByText('1 of 3 have answered')).toBeVisible();
    expect(each.step.events.filter((event) => event?.name === 'plays')).toEqual([]);
  }
  const card = Object.values(verb(player.step.question, 'play')?.parts ?? {})[0];
  const key = typeof card === 'object' && 'card' in card ? card.card : '';
  await presses(player, `[data-tray] [data-answer="play:${key}"]`);
  await caughtUp(people);
  // What was chosen is nobody's business until the last has answered.
  expect(view(slow).played).toEqual([]);
  await lets(slow);
  await until(
    people,
    ({ question: ask, view: now }) => ask !== null && viewOf('house_of_whack', { view: now }).played.includes(key),
  );
  await caughtUp(people);
  for (const each of people) expect(view(each).played).toContain(key);
});

test('a Conflict in which somebody else meddles', async ({ somebody }) => {
  const people = await Promise.all([somebody(), somebody(), somebody(PHONE)]);
  await sitDown(people);
  const fighter = await until(people, ({ question: ask }) => ask?.name === 'turn' && !!verb(ask, 'attack'));
  const attack = verb(fighter.step.question, 'attack');
  await presses(fighter, `[data-answer="${attack?.key ?? ''}"], #question [data-option="${attack?.key ?? ''}"]`);

  expect(await until(people, named('lay'))).toBe(fighter);
  const { clash } = view(fighter);
  expect(clash).toMatchObject({ fighter: fighter.step.seat, against: 'player', shown: false, laid: [] });
  const foe = people.find(({ step }) => step.seat === clash?.foe);
  const meddler = people.find((each) => each !== fighter && each !== foe);
  if (!foe || !meddler) throw new Error('There should be three of them.');
  for (const each of people) await expect(each.page.getByRole('region', { name: 'Conflict' })).toBeVisible();
  const tickets = fighter.page.locator('[data-tray] [data-answer]');
  await tickets.nth(0).click();
  await tickets.nth(1).click();
  await expect(fighter.page.locator('[data-tray] [aria-pressed="true"]')).toHaveCount(2);
  await accessible(fighter.page, 'cards face down');
  await presses(fighter, '#question .main');

  expect(await until(people, named('help'))).toBe(meddler);
  const stage = (person: Person) => person.page.getByRole('region', { name: 'Conflict' });
  await expect(stage(meddler).locator('[data-laid=""]')).toHaveCount(2);
  await expect(stage(fighter).locator('[data-laid=""]')).toHaveCount(0);
  await fits(meddler.page, 'a Conflict on a phone');
  const help = meddler.step.question?.options.find(({ key }) => key.endsWith(':foe'));
  await presses(meddler, `[data-tray] [data-answer="${help?.key ?? ''}"]`);
  await caughtUp(people);
  await expect(stage(fighter).getByText(`A card face down from ${NAMES[meddler.step.seat] ?? ''}`)).toBeAttached();

  await until(people, named('wild'));
  for (const each of people) {
    expect(view(each).clash?.shown).toBe(true);
    await expect(stage(each).locator('[data-laid=""]')).toHaveCount(0);
    await expect(stage(each).locator('[data-laid]')).toHaveCount(3);
    await fits(each.page, 'after the reveal');
  }
  await accessible(fighter.page, 'the Wild round');
  const score = view(fighter).clash;
  await until(people, ({ view: now }) => viewOf('house_of_whack', { view: now }).clash === null);
  await expect(stage(fighter)).toHaveCount(0);
  const ended = (score?.mine ?? 0) === (score?.theirs ?? 0) ? 'draw' : 'defeats';
  expect(fighter.steps.flatMap(({ events }) => events).some((event) => event?.name === ended)).toBe(true);
});
