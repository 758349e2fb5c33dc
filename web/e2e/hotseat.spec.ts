import { answer } from './kit/play';
import type { Person } from './kit/person';
import { expect, test } from './kit/test';
import type { GameInfo } from '../src/table/wire';

/** Nothing of anybody's hand is in the page: no cards, no options, no private lines, not even for a screen reader. */
async function nothingShows(person: Person, titles: string[]): Promise<void> {
  await expect(person.page.locator('[data-tray], [data-option], [data-drop], main, aside, .private')).toHaveCount(0);
  const page = await person.page.content();
  for (const secret of [...titles, 'Only you see this']) expect(page).not.toContain(secret);
}

test('a curtain hangs between two hands on one device', async ({ somebody }) => {
  const device = await somebody();
  const table = await device.opens({ seats: ['you', 'open', 'bot:hints'] });
  await device.post(`/tables/${table.id}/sit`, { seat: 1, name: 'Tomasz' });
  await device.post(`/tables/${table.id}/start`);
  await device.visits(table);

  const game = await device.get<GameInfo>('/games/haunt_the_house');
  const titles = Object.values(game.cards ?? {}).flatMap((card) => (card.noun === 'scare' ? [card.title] : []));
  expect(titles).toContain('Creak');
  const seen = new Set<number>();
  for (let turns = 0; turns < 6; turns += 1) {
    await expect(device.curtain).toBeVisible();
    await nothingShows(device, titles);
    await device.page.keyboard.press('v');
    await nothingShows(device, titles);
    await device.page.keyboard.press('v');
    const heard = device.steps.length;
    await device.curtain.getByRole('button').first().click();
    await expect(device.curtain).toBeHidden();
    await device.asked.waitFor();
    for (const step of device.steps.slice(heard)) expect(step.seat).toBe(device.step.seat);
    seen.add(device.step.seat);
    while (!(await device.curtain.isVisible())) {
      await device.asked.or(device.curtain).first().waitFor();
      if (await device.asked.isVisible()) await answer(device, 'mouse');
    }
  }
  expect([...seen].sort()).toEqual([0, 1]);
});
