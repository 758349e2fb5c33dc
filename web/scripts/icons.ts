import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Icons = { icons: Record<string, { body: string }> };

const PREFIX = 'icon:';
const SOURCE = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);

/** `import ghost from 'icon:ghost'` is the path of that icon of game-icons, and of no other. */
export function icons(): Plugin {
  let all: Icons | undefined;
  return {
    name: 'seance-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      all ??= JSON.parse(readFileSync(SOURCE, 'utf8')) as Icons;
      const name = id.slice(PREFIX.length + 1);
      const path = / d="([^"]+)"/.exec(all.icons[name]?.body ?? '')?.[1];
      if (path === undefined) this.error(`There is no icon called '${name}' in game-icons.`);
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
