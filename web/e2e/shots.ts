/** Pictures of every page at three sizes, always of the same match; pngquant (Debian has it) makes them small. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { seeded } from './kit/dice';
import { Guard } from './kit/guard';
import type { Person } from './kit/person';
import { answer, choice, comes, play } from './kit/play';
import { SeanceServer } from './kit/server';
import { invited } from './kit/test';
import { viewOf } from '../src/table/seen';
import type { Ask, GameInfo } from '../src/table/wire';
import { cardOf } from '../src/words/facts';

const out = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

for (const [width, height] of SIZES) {
  test(`${width} pixels wide`, async ({ browser }) => {
    const server = await SeanceServer.start();
    const guard = new Guard(`127.0.0.1:${server.port}`);
    guard.expect(/404/);
    const phone = width < 500;
    const margarete = await invited(browser, server, guard, {
      viewport: { width, height },
      hasTouch: phone,
      isMobile: phone,
    });
    const { page } = margarete;
    const shot = (name: string) => pictured(page, `${name}-${width}`);
    const seats = ['you', 'bot:hints', 'bot:hints', 'bot:hints'];
    const full = { version: 'full' };

    const lobby = await margarete.opens({ seats: ['you', 'open', 'bot:hints', 'open'], settings: full, public: true });
    await page.goto('/');
    await shot('home');
    await page.goto('/g/haunt_the_house');
    await shot('game');
    for (const game of ['haunt_the_house', 'edwardian', 'most_haunted_house', 'house_of_whack', 'way_out']) {
      await page.goto(`/g/${game}/cards`);
      await page.getByRole('article').first().waitFor();
      await shot(game === 'haunt_the_house' ? 'gallery' : `${game.replaceAll('_', '-')}-gallery`);
    }
    await page.getByRole('button', { name: 'The Toy Cupboard' }).click();
    await shot('gallery-card');
    await margarete.visits(lobby);
    await shot('lobby');
    await page.goto('/attic');
    await shot('lost');

    const table = await margarete.begins({ seats, settings: full });
    const chance = seeded(3);
    while ((await comes(margarete)) && !picturesque(margarete)) await answer(margarete, 'keys', chance, choose);
    await shot('table');
    await page.keyboard.press('?');
    await shot('why');
    await margarete.putsAway();
    await page.keyboard.press('l');
    await shot('tale');
    await margarete.putsAway();
    await page.keyboard.press('v');
    await shot('text');
    await page.keyboard.press('v');
    await page.getByRole('button', { name: 'Settings' }).click();
    await shot('settings');
    await margarete.putsAway();
    await play(margarete, 'keys', { chance, choose });
    await expect(margarete.scores).toBeVisible();
    await shot('over');
    await page.goto(`/t/${table.id}/replay?at=40`);
    await shot('replay');
    await page.goto(`/t/${table.id}/story`);
    await shot('story');

    await wayOut(margarete);
    await shot('way-out-table');

    await hotSeat(margarete);
    await shot('curtain');
    await fireside(margarete);
    await shot('edwardian-table');
    await mansion(margarete, shot);
    expect(guard.complaints).toEqual([]);
    await margarete.context.close();
    await server.close();
  });
}

test('a phone on its side', async ({ browser }) => {
  const server = await SeanceServer.start();
  const guard = new Guard(`127.0.0.1:${server.port}`);
  const size = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
  const margarete = await invited(browser, server, guard, size);
  await mansion(margarete, (name) => pictured(margarete.page, `${name}-844`));
  expect(guard.complaints).toEqual([]);
  await margarete.context.close();
  await server.close();
});

for (const [width, height] of [...SIZES, [844, 390]] as const) {
  test(`House of Whack, ${width} pixels wide`, async ({ browser }) => {
    const server = await SeanceServer.start();
    const guard = new Guard(`127.0.0.1:${server.port}`);
    const phone = width < 500 || height < 500;
    const size = { viewport: { width, height }, hasTouch: phone, isMobile: phone };
    const margarete = await invited(browser, server, guard, size);
    await whack(margarete, (name) => pictured(margarete.page, `${name}-${width}`));
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

/** A table for one and some bots. */
async function begin(device: Person, game: string, players: number, settings: Record<string, string>): Promise<void> {
  const seats = ['you', ...Array.from({ length: players - 1 }, () => 'bot:hints')];
  const table = await device.post('/tables', {
    game,
    pace: 'turns',
    name: 'Margarete',
    seats,
    settings: { players, ...settings },
  });
  await device.post(`/tables/${table.id}/start`);
  await device.visits(table);
}

/** Five players by the fire, some lines begun, and a Focus in hand that fits somewhere. */
async function fireside(person: Person): Promise<void> {
  await begin(person, 'edwardian', 5, {});
  const { cards = {} } = await person.get<GameInfo>('/games/edwardian');
  const chance = seeded(5);
  const focus = () =>
    person.step.question?.options.find(
      (option) => option.verb.startsWith('play') && cards[cardOf(option.parts['card']) ?? '']?.['kind'] === 1,
    );
  const laid = () =>
    viewOf('edwardian', person.step)
      .players.flatMap((player) => player.lines)
      .reduce((sum, line) => sum + line.cards.length, 0);
  while ((await comes(person)) && !(focus() && laid() >= 8)) await answer(person, 'mouse', chance);
  const advice = person.page.getByRole('button', { name: 'I see' });
  if (await advice.isVisible()) await advice.click();
  await person.page.locator(`[data-hand="${cardOf(focus()?.parts['card']) ?? ''}"]`).click();
}

/** The first turn of a night, one with something in the house and a roll just seen, and the end. */
async function mansion(person: Person, shot: (name: string) => Promise<void>): Promise<void> {
  const sees = async () => {
    const advice = person.page.getByRole('button', { name: 'I see' });
    if (await advice.isVisible()) await advice.click({ force: true });
  };
  await begin(person, 'most_haunted_house', 4, {});
  await comes(person);
  await sees();
  await shot('most-haunted-house-first');
  const haunted = () => {
    const { hauntings, roll, active, deeds } = viewOf('most_haunted_house', person.step);
    const rolled = roll?.seat === active && deeds.some((deed) => deed !== 'walk');
    return person.step.question?.name === 'turn' && hauntings.length >= 2 && rolled;
  };
  while ((await comes(person)) && !haunted()) await answer(person, 'keys', seeded(5), inquiring);
  await sees();
  await shot('most-haunted-house-table');
  await play(person, 'keys', { chance: seeded(5), choose: inquiring });
  await person.scores.waitFor();
  await person.putsAway();
  await shot('most-haunted-house-end');
}

/** Somebody who rolls for everything, and walks as far as legs carry. */
function inquiring(ask: Ask): number[] {
  const wished = ['face', 'search', 'lift', 'walk', 'done', 'pass'].map((verb) =>
    ask.options.findLastIndex((option) => option.verb === verb),
  );
  return [wished.find((index) => index >= 0) ?? 0];
}

/** A house that builds itself: some rooms, somebody who walks, a tile to lay, and a Conflict. */
async function whack(person: Person, shot: (name: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  const once = async (name: string, now: boolean) => {
    if (!now || seen.has(name)) return;
    seen.add(name);
    const advice = person.page.getByRole('button', { name: 'No more advice' });
    if (await advice.isVisible()) await advice.click({ force: true });
    await shot(`house-of-whack-${name}`);
  };
  await begin(person, 'house_of_whack', 5, { rooms: 'plain' });
  while (seen.size < 3 && (await comes(person))) {
    const [name, view] = [person.step.question?.name, viewOf('house_of_whack', person.step)];
    await once('table', name === 'go' && view.rooms.length >= 12);
    await once('tile', name === 'turn-room');
    await once('conflict', view.clash !== null && name !== 'react');
    await answer(person, 'keys', seeded(5), prying);
  }
}

/** Somebody who goes through every door, and lets everything else pass. */
function prying(ask: Ask): number[] {
  const wished = ['open', 'walk', 'face', 'pass', 'done', 'no', 'go'].map((verb) =>
    ask.options.findLastIndex((option) => option.verb === verb),
  );
  const found = wished.find((index) => index >= 0) ?? 0;
  return ask.kind === 'one' ? [found] : Array.from({ length: ask.low }, (_, i) => i);
}

/** A house that has grown for a while. */
async function wayOut(device: Person): Promise<void> {
  await begin(device, 'way_out', 4, { variant: 'longer' });
  const grown = () => device.step.question?.name === 'leave' && viewOf('way_out', device.step).rooms.length >= 18;
  while ((await comes(device)) && !grown()) await answer(device, 'keys', seeded(5), outward);
}

/** Somebody who opens Doors, and joins what can be joined. */
function outward(ask: Ask): number[] {
  const wished = ['open', 'link', 'link-dark', 'suit', 'pass', 'stay'].map((verb) =>
    ask.options.findIndex((option) => option.verb === verb),
  );
  return [wished.find((index) => index >= 0) ?? 0];
}

/** Much to look at: cards on both sides of the doors, a scare taken up. */
function picturesque(person: Person): boolean {
  if (person.step.question?.name !== 'place') return false;
  const { rooms } = viewOf('haunt_the_house', person.step);
  const laid = (side: 'shown' | 'hidden') => rooms.reduce((sum, room) => sum + room[side].length, 0);
  return laid('shown') >= 2 && laid('hidden') >= 3;
}

/** A careful ghost: shows what it can, hides the rest, and seldom cries BOO. */
function choose(ask: Ask, chance: () => number): number[] {
  const liked = ['take-phantom', 'pick', 'show', 'hide'];
  const best = liked.find((verb) => ask.options.some((option) => option.verb === verb));
  const good = ask.options.flatMap((option, index) => (option.verb === best ? [index] : []));
  const one = good[Math.floor(chance() * good.length)];
  return ask.kind === 'one' && one !== undefined ? [one] : choice(ask, chance);
}

async function pictured(page: Page, name: string): Promise<void> {
  await settled(page);
  const path = `${out}${name}.png`;
  await page.screenshot({ path, animations: 'disabled' });
  execFileSync('pngquant', ['--force', '--strip', '--speed', '1', '--ext', '.png', '256', path]);
}

/** Letters are loaded, nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
}
