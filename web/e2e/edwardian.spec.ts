import type { Page } from '@playwright/test';
import { accessible } from './kit/axe';
import { boardFits, fits } from './kit/layout';
import type { Person } from './kit/person';
import { answer, choice, comes, play, question } from './kit/play';
import { expect, PHONE, test } from './kit/test';
import type { Ask, GameInfo, Option, Result, TableInfo } from '../src/table/wire';
import { cardOf } from '../src/words/facts';

const LONG = 'Wilhelmina-Augustina of the Cold Hallway';
const BOT = 'bot:hints';

/** A table of this game, which has no beginner's version. */
function lays(
  host: Person,
  seats: string[],
  settings: Record<string, string> = {},
  name = 'Margarete',
): Promise<TableInfo> {
  const usual = { game: 'edwardian', pace: 'turns', watchable: true } as const;
  return host.post('/tables', { ...usual, name, seats, settings: { players: seats.length, ...settings } });
}
async function begins(
  host: Person,
  seats: string[],
  settings: Record<string, string> = {},
  name = 'Margarete',
): Promise<TableInfo> {
  const table = await lays(host, seats, settings, name);
  await host.post(`/tables/${table.id}/start`);
  await host.visits(table);
  return table;
}

/** Somebody who wants the tale to end: Terrors first, then Focuses and Settings, always on the others. */
class Wicked {
  constructor(private readonly info: GameInfo) {}

  best(ask: Ask): Option | undefined {
    const kind = (option: Option) => Number(this.info.cards?.[cardOf(option.parts['card']) ?? '']?.['kind'] ?? 9);
    const attacks = ask.options.filter((option) => /^(play|call)/.test(option.verb));
    return attacks.sort((a, b) => (kind(a) > 2 ? 9 : -kind(a)) - (kind(b) > 2 ? 9 : -kind(b)))[0];
  }
  /** The same for somebody who presses the bar's buttons. */
  readonly choose = (ask: Ask, chance: () => number): number[] => {
    const best = this.best(ask);
    return best ? [ask.options.indexOf(best)] : choice(ask, chance);
  };
}

/** Play on until a card can be played: the first option that plays one. */
async function ableToPlay(person: Person): Promise<Option> {
  while (await comes(person)) {
    const option = (await question(person))?.options.find((each) => each.verb.startsWith('play'));
    if (option) return option;
    await answer(person, 'mouse');
  }
  throw new Error('It was over before a card could be played.');
}

/** The card in hand that an option plays. */
const inHand = (page: Page, option: Option) => page.locator(`[data-hand="${cardOf(option.parts['card']) ?? ''}"]`);

/** Answer on the table: take up a card that glows and put it where it may go. False where only the bar can answer. */
async function lay(person: Person, wicked: Wicked, press: 'click' | 'tap'): Promise<boolean> {
  const { page } = person;
  const ask = await question(person);
  const option = ask ? wicked.best(ask) : undefined;
  if (!option) return false;
  const { number } = person.step;
  await inHand(page, option)[press]();
  await page.locator(`[data-drop=${JSON.stringify(option.key)}]`)[press]();
  await person.goesOn(number);
  return true;
}

/** Play on, mostly on the table itself; how many cards were laid there, and how it ended. */
async function plays(
  person: Person,
  answers = 1000,
  press: 'click' | 'tap' = 'click',
): Promise<{ laid: number; result: Result | null }> {
  const wicked = new Wicked(await person.get<GameInfo>('/games/edwardian'));
  let laid = 0;
  for (let given = 0; given < answers && (await comes(person)); given += 1) {
    if (await lay(person, wicked, press)) laid += 1;
    else await answer(person, press === 'tap' ? 'touch' : 'mouse');
  }
  return { laid, result: person.step.result };
}

test('two people and two bots play a short tale to the end, one of them on the table', async ({ somebody }) => {
  const [margarete, tomasz] = [await somebody(), await somebody()];
  const table = await lays(margarete, ['you', 'open', BOT, BOT], { form: 'short' });
  await tomasz.post(`/tables/${table.id}/sit`, { seat: 1, name: 'Tomasz' });
  await margarete.post(`/tables/${table.id}/start`);
  await Promise.all([margarete.visits(table), tomasz.visits(table)]);

  const { choose } = new Wicked(await tomasz.get<GameInfo>('/games/edwardian'));
  const [hers, his] = await Promise.all([plays(margarete), play(tomasz, 'mouse', { choose })]);
  const attacks = margarete.sent.filter(
    (message) => message.type === 'answer' && /^(play|call)-/.test(String(message.answer)),
  );
  expect(hers.laid, 'every card she played was laid on the table').toBe(attacks.length);
  expect(his).toEqual(hers.result);
  for (const person of [margarete, tomasz]) {
    await expect(person.scores).toBeVisible();
    const shown = await person.scores.locator('tfoot td').allInnerTexts();
    expect(shown.sort()).toEqual((his?.scores ?? []).map((score) => String(score.total)).sort());
  }
});

test('a card is dragged to a line, and goes back when it is dropped beside', async ({ somebody }) => {
  const margarete = await somebody({ reducedMotion: 'no-preference' });
  const { page } = margarete;
  await begins(margarete, ['you', BOT, BOT]);
  const option = await ableToPlay(margarete);
  const { number } = margarete.step;
  const card = inHand(page, option);
  const place = page.locator(`[data-drop=${JSON.stringify(option.key)}]`);

  await card.hover();
  await page.mouse.down();
  await page.mouse.move(300, 640, { steps: 5 });
  await expect(place).toBeVisible();
  await page.mouse.up();
  await page.mouse.move(5, 5);
  await expect(place).toBeHidden();
  expect(margarete.step.number).toBe(number);

  await card.hover();
  await page.mouse.down();
  await page.mouse.move(300, 640, { steps: 5 });
  await place.hover();
  await page.mouse.up();
  await margarete.goesOn(number);
  expect(margarete.sent.filter((message) => message.type === 'answer').at(-1)).toMatchObject({ answer: option.key });
});

test('a card is played with keys alone', async ({ somebody }) => {
  const margarete = await somebody();
  const { page } = margarete;
  await begins(margarete, ['you', BOT, BOT]);
  const card = inHand(page, await ableToPlay(margarete));
  const { number } = margarete.step;
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-aim]').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-aim]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await margarete.goesOn(number);
});

test('six players on a phone: usable, and nothing sticks out', async ({ somebody }) => {
  const margarete = await somebody(PHONE);
  const { page } = margarete;
  await begins(margarete, ['you', BOT, BOT, BOT, BOT, BOT], {}, LONG);
  await comes(margarete);
  await accessible(page, 'the first question');
  const { laid } = await plays(margarete, 14, 'tap');
  expect(laid).toBeGreaterThan(0);
  if (!(await comes(margarete))) return;
  await fits(page, 'the table');

  const lines = page.locator('[data-panel="4"]');
  await lines.scrollIntoViewIfNeeded();
  await expect(lines).toBeInViewport();
  await page.locator('[data-hand]').first().tap();
  await expect(page.locator('.reader')).toBeVisible();
  await fits(page, 'a card in hand');
  await accessible(page, 'a card in hand');
  await page
    .getByRole('button', { name: /read every card/ })
    .first()
    .tap();
  await fits(page, 'lines in full');
  await accessible(page, 'lines in full');
  await margarete.putsAway();
  await page.locator('[data-pile]').tap();
  await expect(page.getByRole('dialog', { name: /discard pile/ })).toBeVisible();
  await fits(page, 'the discards');
  await accessible(page, 'the discards');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`six players at ${width} pixels: all lines on one screen`, async ({ somebody }) => {
    const size = { viewport: { width, height } };
    const margarete = await somebody(size);
    const { page } = margarete;
    const table = await begins(margarete, ['you', BOT, BOT, BOT, BOT, BOT], {}, LONG);
    await plays(margarete, 12);
    if (!(await comes(margarete))) return;
    await fits(page, 'the table');
    await boardFits(page, 'the board');
    await accessible(page, 'the table');
    await expect(page.locator('main .line')).toHaveCount(18);
    await page.locator('[data-hand]').first().hover();
    await expect(page.locator('.read article')).toBeVisible();
    await accessible(page, 'a card read');

    const guest = await somebody(size);
    await guest.visits(table);
    await expect(guest.page.locator('main .line')).toHaveCount(18);
    await fits(guest.page, 'beside the table');
    await boardFits(guest.page, 'the board, from beside it');
    await accessible(guest.page, 'beside the table');
  });
}
