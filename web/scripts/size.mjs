/** Weigh what home and table load: JavaScript, gzipped, without pictures and letters. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 90_000;
const out = fileURLToPath(new URL('../../src/seance/server/static/', import.meta.url));
if (!existsSync(join(out, 'index.html'))) {
  console.error('There is no build yet: npm run build');
  process.exit(1);
}

/** Every script that the page loads, directly or lazily. */
function scripts(from, seen = new Set()) {
  const text = readFileSync(join(out, from), 'utf8');
  for (const [, name] of text.matchAll(/["'`/]((?:assets\/)?[\w.-]+-[\w-]{8}\.js)["'`]/g)) {
    const file = join('assets', basename(name));
    if (seen.has(file) || !existsSync(join(out, file))) continue;
    seen.add(file);
    scripts(file, seen);
  }
  return seen;
}

const weigh = (file) => gzipSync(readFileSync(join(out, file)), { level: 9 }).length;
const all = [...scripts('index.html')].map((file) => ({ file, bytes: weigh(file) })).sort((a, b) => b.bytes - a.bytes);
const board = ({ file }) => /\/board-/.test(file);
const heaviest = all.find(board);

/** Why a script does not count; empty when it does. A table has one board: the heaviest counts. */
function uncounted(script) {
  if (/\/icons/.test(script.file)) return 'pictures, not counted';
  return board(script) && script !== heaviest ? 'another game, not counted' : '';
}

const total = all.filter((script) => uncounted(script) === '').reduce((sum, { bytes }) => sum + bytes, 0);
for (const script of all) {
  const why = uncounted(script);
  console.log(`${String(script.bytes).padStart(8)}  ${script.file}${why === '' ? '' : `  (${why})`}`);
}
console.log(`${String(total).padStart(8)}  of ${LIMIT} bytes of JavaScript, gzipped, for home and one table`);
if (total > LIMIT) {
  console.error('Too heavy: see what grew.');
  process.exit(1);
}
