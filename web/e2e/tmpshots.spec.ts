import { play } from './kit/play';
import { expect, test } from './kit/test';
test('shots', async ({ somebody }) => {
  test.setTimeout(240000);
  const m = await somebody();
  const { page } = m;
  const games = [['way_out', { players: 3, quiet: true }, ['you','bot:hints','bot:hints']], ['edwardian', { players: 2 }, ['you','bot:hints']]] as const;
  for (const [game, settings, seats] of games) {
    const t = await m.post('/tables', { game, seats, name: 'Margarete', pace: 'turns', settings });
    await m.post(`/tables/${t.id}/start`);
    await m.visits(t);
    await play(m, 'keys', { answers: game === 'edwardian' ? 25 : 1000 });
    for (const [w, h] of [[1440, 900], [1024, 768], [390, 844]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.goto(`/t/${t.id}/story`);
      await expect(page.locator('article.book h1')).toBeVisible();
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/h/tales/s-${game}-${w}.png` });
      await page.screenshot({ path: `/tmp/h/tales/s-${game}-${w}-full.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
