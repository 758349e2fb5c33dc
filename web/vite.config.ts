import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { preload } from './scripts/fonts.ts';
import { icons } from './scripts/icons.ts';
import { pictures } from './scripts/pictures.ts';

const server = process.env['SEANCE'] ?? 'http://127.0.0.1:8765';

export default defineConfig(({ mode }) => ({
  plugins: [icons(), pictures(), preload(), svelte(), ...(mode === 'test' ? [svelteTesting()] : [])],
  build: {
    outDir: '../src/seance/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Icons stand apart from the code: they are pictures, and each game brings its own.
            { name: iconChunk, debugName: 'icons', test: /^\0icon:/ },
            // What every page begins with comes in one piece: in thirty, each packed by itself, it weighs a tenth more.
            { name: 'home', test: /\/src\/App\.svelte$/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/schema': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
}));

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/**
 * The pictures of the table itself, those that games share, and a game's own; those of its gallery, or of cards by the
 * score, are not fetched with its board.
 */
function iconChunk(id: string, modules: Modules): string {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const found = importers.map((file) => /\/src\/games\/([^/]+)\/(gallery\/|pictures\/)?/.exec(file));
  const game = found[0]?.[1];
  if (game === undefined || found.includes(null)) return 'icons';
  if (found.some((each) => each?.[1] !== game)) return 'icons-shared';
  return found.every((each) => each?.[2] !== undefined) ? `icons-${game}-gallery` : `icons-${game}`;
}
