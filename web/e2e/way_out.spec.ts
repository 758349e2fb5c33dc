import type { Locator } from '@playwright/test';
import { accessible } from './kit/axe';
import { fits } from './kit/layout';
import { comes, nextOf, question } from './kit/play';
import type { Person } from './kit/person';
import { expect, PHONE, test } from './kit/test';
import { viewOf } from '../src/table/seen';
import type { Ask, FromServer, NewTable, TableInfo } from '../src/table/wire';
import { player, room } from '../tests/way_out_samples';

const LINE = 'The lamp <i>knows</i> my name. I never told it.';
/** Somebody who makes for the Ace of Diamonds, and out. */
const WISHES = ['escape', 'strong-body', 'enter:diamonds_ace', 'grope', 'link-dark', 'open', 'color', 'pass', 'lay'];

async function opens(host: Person, seats: NewTable['seats'], settings: NewTable['settings'] = {}): Promise<TableInfo> {
  return host.post('/tables', {
    game: 'way_out',
    pace: 'turns',
    name: 'Margarete',
    watchable: true,
    seats,
    settings: { players: seats.length, ...settings },
  });
}

function wish(ask: Ask): string {
  const found = WISHES.flatMap((each) => ask.options.filter(({ key, verb }) => key === each || verb === each));
  return (found[0] ?? ask.options.at(-1))?.key ?? '';
}

const story = ({ page }: Person) => page.getByRole('article', { name: 'The story here' });

/** Answer on the board where it glows, else in the bar; narration is left at its default line, or typed. */
async function answers(person: Person, way: 'click' | 'tap', line = ''): Promise<string> {
  const ask = await question(person);
  if (!ask) return '';
  const { number } = person.step;
  const press = (target: Locator) => (way === 'tap' ? target.tap() : target.click());
  if (ask.kind === 'text') {
    if (line !== '') await person.page.getByLabel('Your words').fill(line);
    await press(person.asked.getByRole('button', { name: line === '' ? 'Leave it at that' : 'Answer' }));
  } else {
    const key = JSON.stringify(wish(ask));
    const glowing = person.page.locator(`main.board [data-answer=${key}], [data-tray] [data-answer=${key}]`);
    const onBoard = (await glowing.count()) > 0;
    if (onBoard && !(await glowing.isVisible())) {
      const room = person.page.locator(`.spot:has([data-answer=${key}]) [data-place]`);
      await (way === 'tap' ? room.tap() : room.hover()); // then it shows both ways to lay a Door there
    }
    await press(onBoard ? glowing : person.asked.locator(`[data-option=${key}]`));
  }
  await person.goesOn(number);
  return ask.name;
}

/** All play, each when asked, until it is over. */
async function playOn(people: Person[]): Promise<void> {
  for (let next = await nextOf(people); next; next = await nextOf(people)) await answers(next, 'click');
}

/** They play until this person is asked that. */
async function playUntil(people: Person[], one: Person, name: string): Promise<void> {
  for (;;) {
    const next = await nextOf(people);
    if (!next) throw new Error(`It was over before '${name}' was asked.`);
    if (next === one && (await question(one))?.name === name) return;
    await answers(next, 'click');
  }
}

test('two people and a bot tell a whole game, on the board and in their own words', async ({ somebody }) => {
  const [margarete, tomasz] = [await somebody(), await somebody()];
  const table = await opens(margarete, ['you', 'open', 'bot:hints']);
  await tomasz.post(`/tables/${table.id}/sit`, { seat: 1, name: 'Tomasz' });
  await margarete.post(`/tables/${table.id}/start`);
  await Promise.all([margarete.visits(table), tomasz.visits(table)]);
  await expect(margarete.page.locator('.way-out [data-place]')).toHaveCount(8);

  const both = [margarete, tomasz];
  await playUntil(both, margarete, 'react');
  await answers(margarete, 'click', LINE);
  await expect(story(tomasz).getByText(`“${LINE}”`)).toBeVisible();
  await expect(tomasz.page.getByRole('log').getByText(LINE)).toBeVisible();
  await expect(tomasz.page.locator('i', { hasText: 'knows' })).toHaveCount(0);

  await playOn(both);
  await Promise.all(both.map((person) => expect(person.scores).toBeVisible()));
  expect(tomasz.step.result).toEqual(margarete.step.result);
  expect(margarete.step.result?.scores).toHaveLength(3);
  const laid = viewOf('way_out', margarete.step).rooms.length;
  await expect(margarete.page.locator('.way-out [data-place]')).toHaveCount(laid);
  await tomasz.page.goto(`/t/${table.id}/replay?at=7`);
  await expect(tomasz.page.locator('.way-out [data-place]')).toHaveCount(8);
});

test('alone in the house, to the end', async ({ somebody }) => {
  const margarete = await somebody();
  const table = await opens(margarete, ['you']);
  await margarete.post(`/tables/${table.id}/start`);
  await margarete.visits(table);
  await expect(margarete.page.locator('.way-out [data-place]')).toHaveCount(6);
  await playOn([margarete]);
  await expect(margarete.scores).toBeVisible();
  expect(margarete.step.result?.scores).toHaveLength(1);
});

test('on a phone: played with a finger, nothing sticks out, and axe has nothing to say', async ({ somebody }) => {
  const margarete = await somebody(PHONE);
  const { page } = margarete;
  const table = await opens(margarete, ['you', 'bot:hints', 'bot:hints', 'bot:hints'], { variant: 'longer' });
  await margarete.post(`/tables/${table.id}/start`);
  await margarete.visits(table);
  const seen = new Set<string>();
  for (let given = 0; given < 24 && (await comes(margarete)); given += 1) {
    const name = margarete.step.question?.name ?? '';
    if (!seen.has(name)) await fits(page, name);
    if (['memory', 'leave', 'secret-door', 'link'].includes(name) && !seen.has(name)) await accessible(page, name);
    seen.add(name);
    await answers(margarete, 'tap');
  }
  expect([...seen]).toEqual(expect.arrayContaining(['stronger', 'memory', 'react', 'describe']));
  await fits(page, 'later');
  await accessible(page, 'later');
});

test('forty-five rooms can be read on a phone', async ({ somebody }) => {
  const margarete = await somebody(PHONE);
  const { page } = margarete;
  const table = await opens(margarete, ['you', ...Array<'bot:hints'>(7).fill('bot:hints')], { variant: 'longer' });
  await margarete.post(`/tables/${table.id}/start`);
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(furnished(String(message))));
  });
  await margarete.visits(table);
  const rooms = page.locator('.way-out [data-place]');
  await expect(rooms).toHaveCount(45);
  await fits(page, 'late');
  await accessible(page, 'late');
  const index = page.locator('[data-place] .index > span').first();
  expect(await index.evaluate((each) => parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThanOrEqual(14);
  await expect(page.locator('[data-place].home')).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Whole house' }).tap();
  const frame = (await page.locator('.way-out .house').boundingBox()) ?? { y: 0, height: 0 };
  const boxes = await Promise.all((await rooms.all()).map((each) => each.boundingBox()));
  const inside = boxes.filter((box) => box && box.y >= frame.y - 1 && box.y + box.height <= frame.y + frame.height + 1);
  expect(inside).toHaveLength(45);
  for (let nearer = 0; nearer < 6; nearer += 1) await page.getByRole('button', { name: 'Closer' }).tap();
  await expect(page.locator('[data-place] .title').first()).toBeVisible();
  await fits(page, 'close by');
});

/** A message of the server with a late house in place of the early one. */
function furnished(message: string): string {
  const data = JSON.parse(message) as FromServer;
  if (data.type !== 'step') return message;
  const view = viewOf('way_out', data);
  const keys = ['diamonds', 'clubs', 'hearts', 'spades'].flatMap((suit) =>
    ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'].map((rank) => `${suit}_${rank}`),
  );
  const doors = Array.from({ length: 45 }, (): string[] => []);
  const join = (a: number, b: number) => (doors[a]?.push(String(b)), doors[b]?.push(String(a)));
  for (const ring of [1, 2, 3, 4]) join(0, ring);
  for (let next = 13; next < 45; next += 1) {
    join(next - 8, next);
    if (next % 4 === 0) join(((next * 7) % (next - 9)) + 1, next);
  }
  const rooms = doors.map((all, place) =>
    room(String(place), place === 0 ? 'diamonds_ace' : place < 5 ? null : (keys[place] ?? null), all),
  );
  const players = view.players.map((each) => player(each.seat, String(44 - each.seat)));
  return JSON.stringify({ ...data, question: null, view: { ...view, begun: true, active: 0, rooms, players } });
}
