/** What prettier cannot break, people must: no line over 140 columns, and no file over 400 lines. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COLUMNS = 140;
const LINES = 400;
const web = fileURLToPath(new URL('..', import.meta.url));
const OURS = /^(\w+|(dev|e2e|scripts|src|tests)\/.*)\.(css|html|js|mjs|svelte|ts|config\.(js|ts))$/;

function faults(file) {
  const lines = readFileSync(join(web, file), 'utf8').trimEnd().split('\n');
  const long = lines.flatMap((line, i) => (line.length > COLUMNS ? [`${file}:${i + 1}: ${line.length} columns`] : []));
  return lines.length > LINES ? [`${file}: ${lines.length} lines`, ...long] : long;
}

const found = readdirSync(web, { recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => OURS.test(file))
  .flatMap(faults);
for (const fault of found) console.error(fault);
if (found.length > 0) {
  console.error(`At most ${COLUMNS} columns and ${LINES} lines: split the string, or the file.`);
  process.exit(1);
}
