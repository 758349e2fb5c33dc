/** Answers whatever is asked, as a person would: with the mouse, on the board, with keys, or with a finger. */
import { expect, type Locator } from '@playwright/test';
import { optionKeys } from '../../src/table/keys';
import type { Ask, Result } from '../../src/table/wire';
import { OFTEN, type Person } from './person';

/** `mouse` presses the bar's buttons, `board` what glows on the table, `keys` never touches a pointer, `touch` taps. */
export type Way = 'mouse' | 'board' | 'keys' | 'touch';

const FAR = 120;

/** Press the key of the first option with this verb, once it is asked for. */
export async function does(person: Person, verb: string): Promise<void> {
  await comes(person);
  const options = (await question(person))?.options ?? [];
  const { number } = person.step;
  await person.page.keyboard.press(optionKeys(options)[options.findIndex((option) => option.verb === verb)] ?? '');
  await person.goesOn(number);
}

export type Choose = (ask: Ask, chance: () => number) => number[];
export type Playing = { answers?: number; chance?: () => number; choose?: Choose };

/** Play until the match is over, or until so many answers were given; the result, if there is one. */
export async function play(
  person: Person,
  way: Way,
  { answers = 1000, chance = person.chance, choose = choice }: Playing = {},
): Promise<Result | null> {
  for (let given = 0; given < answers; given += 1) {
    if (!(await comes(person))) return person.step.result;
    await answer(person, way, chance, choose);
  }
  return null;
}

/** Several people play on, each when asked, until the match is over or so many answers were given in all. */
export async function together(people: Person[], way: Way, answers = 1000): Promise<void> {
  for (let given = 0; given < answers;) {
    const next = await nextOf(people);
    if (!next) return;
    if (await answer(next, way)) given += 1;
  }
}

/** Whoever of these is asked next; nobody when the match is over. Letters about one's absence are put away. */
export async function nextOf(people: Person[]): Promise<Person | null> {
  for (;;) {
    await Promise.all(people.map(putsLetterAway));
    const asked = await Promise.all(people.map((person) => person.asked.isVisible()));
    const next = people[asked.indexOf(true)];
    if (next) return next;
    if (await people[0]?.over.isVisible()) return null;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Wait for a question; false when the match is over instead. Letters about one's absence are put away. */
export async function comes(person: Person): Promise<boolean> {
  await person.asked.or(person.over).or(person.digest).first().waitFor({ timeout: 60_000 });
  if (await putsLetterAway(person)) return comes(person);
  return !(await person.over.isVisible());
}

/** Whoever came to a table that had gone on meanwhile gets a letter about it; whether one was there. */
async function putsLetterAway(person: Person): Promise<boolean> {
  if (!(await person.digest.isVisible())) return false;
  await person.page.keyboard.press('Escape');
  await expect(person.digest).toBeHidden();
  return true;
}

/** What is asked, once the page shows what the line has told; null when the question has gone meanwhile. */
export async function question(person: Person): Promise<Ask | null> {
  const shown = () => person.asked.evaluateAll(([bar]) => Number(bar?.getAttribute('data-number') ?? -1));
  await expect.poll(async () => !person.step.question || (await shown()) === person.step.number, OFTEN).toBe(true);
  return person.step.question;
}

/** Answer the question at hand, somehow; false when there is none any more. */
export async function answer(
  person: Person,
  way: Way,
  chance = person.chance,
  choose: Choose = choice,
): Promise<boolean> {
  const ask = await question(person);
  if (!ask) return false;
  if (ask.options.length === 1 && ['pass', 'done'].includes(ask.options[0]?.verb ?? '')) await passed(person);
  else await given(person, ask, way, chance, choose);
  return true;
}

async function given(person: Person, ask: Ask, way: Way, chance: () => number, choose: Choose): Promise<void> {
  await expect(person.page.getByRole('alert').locator('p')).toHaveCount(0);
  if (ask.kind === 'number')
    await pressed(person, way, person.page.getByRole('button', { name: String(ask.high), exact: true }));
  else if (ask.kind === 'text')
    await pressed(person, way, person.page.getByRole('button', { name: 'Leave it at that' }));
  else if (way === 'keys') await byKeys(person, ask, choose(ask, chance));
  else if (way === 'board' && ask.kind === 'one') await onBoard(person, ask, chance);
  else await inBar(person, ask, way, choose(ask, chance));
}

/** Whoever can only pass is passed by the server, after a while that tells nobody anything. */
async function passed(person: Person): Promise<void> {
  const { number } = person.step;
  await person.goesOn(number);
}

/** What somebody at random would choose: the places of the options, as many as are wanted. */
export function choice(ask: Ask, chance: () => number): number[] {
  const left = ask.options.map((_, index) => index);
  const wanted = ask.kind === 'one' ? 1 : Math.max(ask.low, Math.min(ask.high, 1));
  return Array.from({ length: wanted }, () => left.splice(Math.floor(chance() * left.length), 1)[0] ?? 0);
}

async function inBar(person: Person, ask: Ask, way: Way, chosen: number[]): Promise<void> {
  await unfold(person, way);
  for (const index of chosen) await pressed(person, way, button(person, ask, index));
  if (ask.kind === 'some') await pressed(person, way, finish(person));
}

/** The bar keeps to itself what the board shows already, until somebody wants it all. */
async function unfold(person: Person, way: Way): Promise<void> {
  const fold = person.asked.locator('[aria-expanded="false"]');
  if (await fold.isVisible()) await pressed(person, way, fold);
}

async function onBoard(person: Person, ask: Ask, chance: () => number): Promise<void> {
  const glowing = person.page.locator('main.board button, [data-tray] button').filter({ visible: true });
  const count = await glowing.count();
  if (count === 0) return inBar(person, ask, 'mouse', choice(ask, chance));
  await glowing.nth(Math.floor(chance() * count)).click();
}

async function byKeys(person: Person, ask: Ask, chosen: number[]): Promise<void> {
  const keys = optionKeys(ask.options);
  for (const index of chosen) {
    const key = keys[index] ?? '';
    if (key !== '') await person.page.keyboard.press(key);
    else {
      await unfold(person, 'keys');
      await pressed(person, 'keys', button(person, ask, index));
    }
  }
  if (ask.kind === 'some') await finishes(person);
}

/** Enter finishes, but where a button has the focus it is for that button. */
async function finishes(person: Person): Promise<void> {
  if (await person.page.locator('button:focus, a:focus, summary:focus').count())
    await pressed(person, 'keys', finish(person));
  else await person.page.keyboard.press('Enter');
}

/** The bar's button for an option; two like cards have two. */
function button(person: Person, ask: Ask, index: number): Locator {
  const key = ask.options[index]?.key ?? '';
  const nth = ask.options.slice(0, index).filter((option) => option.key === key).length;
  return person.asked.locator(`[data-option=${JSON.stringify(key)}]`).nth(nth);
}

function finish(person: Person): Locator {
  return person.asked.locator('[aria-keyshortcuts="Enter"]');
}

async function pressed(person: Person, way: Way, target: Locator): Promise<void> {
  if (way === 'touch') return target.tap();
  if (way !== 'keys') return target.click();
  await tabTo(person, target);
  await person.page.keyboard.press('Enter');
}

/** Go there with the Tab key, as somebody without a mouse must. */
export async function tabTo(person: Person, target: Locator): Promise<void> {
  for (let steps = 0; steps < FAR; steps += 1) {
    if (await target.evaluateAll((found) => found.some((each) => each === document.activeElement))) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reaches ${String(target)}.`);
}
