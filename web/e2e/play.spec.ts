import { play } from './kit/play';
import type { Person } from './kit/person';
import { expect, test } from './kit/test';
import type { Result } from '../src/table/wire';

/** The totals on the screen are the match's, for everybody. */
async function scoresAre(person: Person, result: Result | null): Promise<void> {
  await expect(person.scores).toBeVisible();
  const shown = await person.scores.locator('tfoot td').allInnerTexts();
  const totals = (result?.scores ?? []).map((score) => String(score.total));
  expect([...shown].sort()).toEqual([...totals].sort());
}

test('two people and a bot play a short game to the final scores', async ({ somebody }) => {
  const [margarete, tomasz] = [await somebody(), await somebody()];
  const table = await margarete.opens({ seats: ['you', 'open', 'bot:hints'] });
  await margarete.visits(table);
  await tomasz.visits(table);

  await tomasz.page.getByRole('button', { name: 'Sit here' }).click();
  await tomasz.page.getByLabel('Your name').fill('Tomasz');
  await tomasz.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(margarete.page.getByText('Tomasz')).toBeVisible();
  await margarete.page.getByRole('button', { name: 'Begin' }).click();

  const [hers, his] = await Promise.all([play(margarete, 'mouse'), play(tomasz, 'board')]);
  expect(hers?.scores).toHaveLength(3);
  expect(his).toEqual(hers);
  await scoresAre(margarete, hers);
  await scoresAre(tomasz, hers);
});

test('the full game, with Phantoms, is played to the end', async ({ somebody }) => {
  const margarete = await somebody();
  await margarete.begins({ seats: ['you', 'bot:hints', 'bot:hints'], settings: { version: 'full' } });
  await scoresAre(margarete, await play(margarete, 'board'));
});
