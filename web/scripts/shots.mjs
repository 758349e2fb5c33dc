/** Screenshots of every page at three sizes, from a running server: SEANCE=http://127.0.0.1:8765 npm run shots */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const base = process.env.SEANCE ?? 'http://127.0.0.1:8765';
const out = process.env.SHOTS ?? '/tmp/shots';
const only = process.argv.slice(2);
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
];
mkdirSync(out, { recursive: true });
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const complaints = [];

for (const [width, height] of SIZES) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 1, hasTouch: width < 500 });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => request.url().startsWith(base) || request.url().startsWith('ws') || complaints.push(`foreign: ${request.url()}`));
  /** What a machine can tell about WCAG 2.2 AA. */
  const examine = async (name) => {
    await page.evaluate(axe);
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const found = await page.evaluate((tags) => globalThis.axe.run(document, { runOnly: tags }), tags);
    for (const each of found.violations) complaints.push(`${name} ${width}: ${each.id}: ${each.nodes.map((node) => node.target.join(' ')).slice(0, 3).join(' | ')}`);
  };
  const shot = async (name, full = false) => {
    if (only.length > 0 && !only.includes(name)) return;
    if (process.env.AXE) await examine(name);
    await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: full });
  };
  const post = (path, body = {}) => page.evaluate(([path, body]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) => r.json()), [path, body]);
  const visit = async (path) => {
    await page.goto(base + path);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.waitForTimeout(350);
  };
  const table = (seats, more = {}) => post('/api/tables', { game: 'haunt_the_house', settings: { players: seats.length }, pace: 'relaxed', public: true, watchable: true, name: 'Margarete', seats, ...more });

  await visit('/');
  const bots = (n) => Array.from({ length: n }, () => 'bot:hints');
  const lobby = await table(['you', 'open', 'bot:hints', 'open']);
  const match = await table(['you', ...bots(3)]);
  await post(`/api/tables/${match.id}/start`);
  await visit('/');
  await shot('home', true);
  await visit('/g/haunt_the_house');
  await shot('game');
  await visit(`/t/${lobby.id}`);
  await shot('lobby', true);
  await visit(`/t/${match.id}`);
  await page.waitForSelector('#asked', { timeout: 40_000 }).catch(() => complaints.push('no question came'));
  await shot('table');
  await page.getByRole('button', { name: 'I see' }).click().catch(() => undefined);
  for (let i = 0; i < 7; i += 1) {
    await page.keyboard.press('1');
    await page.waitForTimeout(900);
  }
  await page.waitForSelector('#asked', { timeout: 40_000 }).catch(() => undefined);
  await shot('table-later');
  await page.keyboard.press('?');
  await page.waitForTimeout(500);
  await shot('why');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.waitForTimeout(300);
  await shot('tale');
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.waitForTimeout(200);
  await shot('text');
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.waitForTimeout(300);
  await shot('settings');
  await page.keyboard.press('Escape');
  await visit(`/t/${match.id}/replay?at=4`);
  await shot('replay');

  const hot = await table(['you', 'open', 'bot:hints']);
  await post(`/api/tables/${hot.id}/sit`, { seat: 1, name: 'Tomasz' });
  await post(`/api/tables/${hot.id}/start`);
  await visit(`/t/${hot.id}`);
  await page.waitForSelector('.curtain', { timeout: 8000 }).catch(() => undefined);
  await page.waitForTimeout(500);
  await shot('curtain');

  if (process.env.OVER) {
    await visit(`/t/${process.env.OVER}`);
    await page.waitForTimeout(800);
    await shot('over');
    await visit(`/t/${process.env.OVER}/story`);
    await shot('story');
  }
  await context.close();
}
await browser.close();
for (const each of new Set(complaints)) console.log(each);
