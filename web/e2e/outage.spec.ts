import { answer, nextOf, together } from './kit/play';
import { expect, onPostgres as test } from './kit/test';
import { Person } from './kit/person';
import type { TableInfo } from '../src/table/wire';

const OUT = "The table's book cannot be opened just now";
const TEN_SECONDS = 10_000;

test('a database that is gone for ten seconds is seen, and missed by nobody', async ({ somebody, database }) => {
  const [margarete, tomasz] = [await somebody(), await somebody()];
  const table = await margarete.beginsWith(tomasz);
  const both = [margarete, tomasz];
  await together(both, 'keys', 4);
  const loaded = await Promise.all(both.map(loadedAt));

  const asked = await nextOf(both);
  if (!asked) throw new Error('The match ended too soon.');
  const { number } = asked.step;
  await database.stop();
  await answer(asked, 'keys');
  await Promise.all(both.map((person) => expect(person.page.getByText(OUT)).toBeVisible()));
  await asked.page.waitForTimeout(TEN_SECONDS);
  expect(both.map((person) => person.step.number)).toEqual([number, number]);
  await database.again();

  await Promise.all(both.map((person) => expect(person.page.getByText(OUT)).toBeHidden()));
  await expect.poll(() => Math.min(...both.map((person) => person.step.number))).toBeGreaterThan(number);
  expect(new Set(sentAt(asked, number)).size).toBe(1);
  await together(both, 'keys', 6);
  expect(await Promise.all(both.map(loadedAt)), 'nobody loaded the page again').toEqual(loaded);
  for (const person of both) await complete(person, table);
});

function loadedAt({ page }: Person): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/** The ids of the answers that somebody gave to the question after so many answers. */
function sentAt(person: Person, number: number): string[] {
  return person.sent.flatMap((message) => (message.type === 'answer' && message.number === number ? [message.id] : []));
}

/** What stands on the page is what stands on a new one. */
async function complete(person: Person, table: TableInfo): Promise<void> {
  const tale = (one: Person) => one.page.getByRole('log').locator('p').allInnerTexts();
  const fresh = new Person(person.context, await person.context.newPage());
  await fresh.visits(table);
  await expect.poll(async () => (await tale(fresh)).length).toBeGreaterThan(0);
  await expect
    .poll(async () => [person.step.number, ...(await tale(person))])
    .toEqual([fresh.step.number, ...(await tale(fresh))]);
}
