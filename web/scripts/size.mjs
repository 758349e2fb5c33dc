/** Weigh what home and table load: JavaScript, gzipped, without pictures and letters. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 90_000;
const WITH = /(?:from|import|src=|href=)\s*["'`](?:\.\/|\/assets\/)([\w.-]+\.js)["'`]/g;
const LATER = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const out = fileURLToPath(new URL('../../src/seance/server/static/', import.meta.url));
if (!existsSync(join(out, 'index.html'))) {
  console.error('There is no build yet: npm run build');
  process.exit(1);
}

const read = (file) => readFileSync(join(out, file.endsWith('.js') ? `assets/${file}` : file), 'utf8');
const named = (file, pattern) => [...read(file).matchAll(pattern)].map(([, name]) => name);

/** A file and all that is fetched along with it. */
function along(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of named(file, WITH)) along(each, seen);
  return seen;
}

const picture = (file) => file.startsWith('icons');
const weigh = (file) => gzipSync(read(file), { level: 9 }).length;
const sum = (files) => files.filter((file) => !picture(file)).reduce((total, file) => total + weigh(file), 0);

const home = along('index.html');
home.delete('index.html');
/** What comes later, by the file that it begins with: a game's board, the words, the box of cards. */
const later = new Map(
  [...new Set([...home].flatMap((file) => named(file, LATER)))].map((file) => {
    const files = [...along(file)].filter((each) => !home.has(each));
    return [file, { files, bytes: sum(files) }];
  }),
);
const heaviest = [...later.keys()]
  .filter((file) => file.startsWith('board'))
  .sort((a, b) => later.get(b).bytes - later.get(a).bytes)[0];

/** Why something does not count; empty when it does. A table has one board: the heaviest counts. */
function uncounted(file) {
  if (file.startsWith('board')) return file === heaviest ? '' : 'another game, not counted';
  return file.startsWith('en-') ? '' : 'when it is opened, not counted';
}

const print = (bytes, text) => console.log(`${String(bytes).padStart(8)}  ${text}`);
for (const file of home) print(weigh(file), picture(file) ? `${file}  (pictures, not counted)` : file);
for (const [file, { files, bytes }] of later) {
  const why = uncounted(file);
  const more = files.filter((each) => each !== file && !picture(each));
  print(bytes, [file, more.length > 0 && `with ${more.join(', ')}`, why && ` (${why})`].filter(Boolean).join(' '));
}
const counted = new Set([...later].filter(([file]) => uncounted(file) === '').flatMap(([, { files }]) => files));
const total = sum([...home, ...counted]);
print(total, `of ${LIMIT} bytes of JavaScript, gzipped, for home and one table`);
if (total > LIMIT) {
  console.error('Too heavy: see what grew.');
  process.exit(1);
}
