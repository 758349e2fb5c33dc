import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Icons = { icons: Record<string, { body: string }> };

const PREFIX = 'icon:';
const IMPORTED = /import (\w+) from 'icon:([\w-]+)';/g;
const EXPORTED = /export \{ default as (\w+) \} from 'icon:([\w-]+)';/g;
const SOURCE = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);

/**
 * `import ghost from 'icon:ghost'` is the path of that icon of game-icons, and of no other. Where nothing is bundled, the
 * path is written in its place: hundreds of modules of one line each take seconds to fetch.
 */
export function icons(): Plugin {
  let all: Icons | undefined;
  let bundled = false;

  function pathOf(name: string): string {
    all ??= JSON.parse(readFileSync(SOURCE, 'utf8')) as Icons;
    const path = / d="([^"]+)"/.exec(all.icons[name]?.body ?? '')?.[1];
    if (path === undefined) throw new Error(`There is no icon called '${name}' in game-icons.`);
    return JSON.stringify(path);
  }

  const written = (code: string) =>
    code
      .replace(IMPORTED, (_, called: string, name: string) => `const ${called} = ${pathOf(name)};`)
      .replace(
        EXPORTED,
        (_, called: string, name: string) =>
          `const icon_${called} = ${pathOf(name)}; export { icon_${called} as ${called} };`,
      );

  return {
    name: 'seance-icons',
    enforce: 'pre',
    configResolved: ({ command }) => void (bundled = command === 'build'),
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? `export default ${pathOf(id.slice(PREFIX.length + 1))};` : undefined),
    transform: (code, id) =>
      !bundled && id.endsWith('.ts') && code.includes(PREFIX) ? { code: written(code), map: null } : undefined,
  };
}
