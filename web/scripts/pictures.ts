import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type InlineConfig, runnerImport, type Plugin } from 'vite';
import type { GalleryModule } from '../src/gallery/look.ts';
import { icons } from './icons.ts';
import { type Boxes, unpictured } from './unpictured.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A game's gallery as it is in the sources, before anything is built. */
async function dressed(game: string): Promise<GalleryModule | null> {
  const file = `${root}src/games/${game}/gallery/look.ts`;
  if (!existsSync(file)) return null;
  const config: InlineConfig = { root, configFile: false, logLevel: 'error', plugins: [icons()] };
  return (await runnerImport<GalleryModule>(file, config)).module;
}

/** No card leaves the house without its picture: the build fails and names those that lack one. */
export function pictures(): Plugin {
  return {
    name: 'seance-pictures',
    apply: 'build',
    async buildStart() {
      const boxes = JSON.parse(readFileSync(`${root}fixtures/boxes.json`, 'utf8')) as Boxes;
      const missing = await unpictured(boxes, dressed);
      if (missing.length > 0) this.error(`No picture in web/src/games for:\n  ${missing.join('\n  ')}`);
    },
  };
}
