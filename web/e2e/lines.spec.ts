import { answer, comes, play, together } from './kit/play';
import { expect, invited, test } from './kit/test';
import { Guard } from './kit/guard';
import { Wire } from './kit/wire';
import type { TableInfo } from '../src/table/wire';

const BOTS = ['you', 'bot:hints', 'bot:hints'];

test('a page that is loaded again in mid-turn asks the same question', async ({ somebody }) => {
  const margarete = await somebody();
  await margarete.begins({ seats: BOTS });
  await play(margarete, 'keys', { answers: 5 });
  await comes(margarete);
  const [asked, number] = [await margarete.asked.locator('h2').innerText(), margarete.step.number];
  const tale = await margarete.page.getByRole('log').locator('p').allInnerTexts();

  await margarete.page.reload();
  await comes(margarete);
  expect(await margarete.asked.locator('h2').innerText()).toBe(asked);
  expect(margarete.step.number).toBe(number);
  expect(await margarete.page.getByRole('log').locator('p').allInnerTexts()).toEqual(tale);
  await play(margarete, 'keys', { answers: 3 });
});

test('a server that is killed and started again goes on where it was', async ({ somebody, server, guard }) => {
  guard.expect(/WebSocket connection|ERR_CONNECTION|Failed to load resource/);
  const [margarete, tomasz] = [await somebody(), await somebody()];
  const table = await margarete.beginsWith(tomasz);
  const both = [margarete, tomasz];
  await together(both, 'keys', 6);

  for (let round = 0; round < 2; round += 1) {
    await server.kill('SIGKILL');
    await expect(margarete.page.getByText('The line is dead')).toBeVisible();
    await server.run();
    await Promise.all(both.map((person) => expect(person.page.getByText('The line is dead')).toBeHidden()));
    const before = (await margarete.get<TableInfo>(`/tables/${table.id}`)).answers;
    await together(both, 'keys', 4);
    await expect.poll(() => Math.max(...both.map((person) => person.step.number))).toBeGreaterThanOrEqual(before + 4);
  }
  await together(both, 'keys');
  await Promise.all(both.map((person) => expect(person.scores).toBeVisible()));
  expect(tomasz.step.result).toEqual(margarete.step.result);
});

test('an answer given while the line is dead is kept and counts once', async ({ browser, server }) => {
  const wire = await Wire.to(server.port);
  const guard = new Guard(`127.0.0.1:${wire.port}`);
  guard.expect(/WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource/);
  const margarete = await invited(browser, server, guard, { baseURL: wire.url });
  await margarete.begins({ seats: BOTS });
  await play(margarete, 'keys', { answers: 3 });
  await comes(margarete);
  const { number } = margarete.step;

  wire.cut();
  await expect(margarete.page.getByText('The line is dead')).toBeVisible();
  await answer(margarete, 'mouse');
  await expect(margarete.page.getByText('your answer is kept')).toBeVisible();
  expect(margarete.step.number).toBe(number);
  wire.mend();
  await expect(margarete.page.getByText('The line is dead')).toBeHidden();
  await margarete.goesOn(number);
  await comes(margarete);
  const given = margarete.sent.flatMap((message) =>
    message.type === 'answer' && message.number >= number ? [message.id] : [],
  );
  expect(new Set(given).size).toBe(1);

  await play(margarete, 'keys', { answers: 2 });
  expect(guard.complaints).toEqual([]);
  await margarete.context.close();
  await wire.close();
});

test('a device that goes offline comes back by itself', async ({ somebody, guard }) => {
  guard.expect(/WebSocket connection|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const margarete = await somebody();
  const table = await margarete.begins({ seats: BOTS });
  await play(margarete, 'keys', { answers: 2 });
  await comes(margarete);
  const online = () => margarete.page.evaluate(() => navigator.onLine);
  await margarete.context.setOffline(true);
  await expect.poll(online).toBe(false);
  await margarete.context.setOffline(false);
  await expect.poll(online).toBe(true);
  await expect(margarete.page.getByText('The line is dead')).toBeHidden();
  await play(margarete, 'keys', { answers: 2 });
  await comes(margarete);
  expect((await margarete.get<TableInfo>(`/tables/${table.id}`)).answers).toBe(margarete.step.number);
});
