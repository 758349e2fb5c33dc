import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { preload } from './scripts/fonts.ts';
import { icons } from './scripts/icons.ts';
import { pictures } from './scripts/pictures.ts';

const server = process.env['SEANCE'] ?? 'http://127.0.0.1:8765';

/** Icons, and a game's lists of which card has which. */
const PICTURES = /^\0icon:|\/src\/games\/[^/]+\/pictures\//;

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
        // Icons stand apart from the code: they are pictures, and each game brings its own.
        codeSplitting: { groups: [{ name: iconChunk, debugName: 'icons', test: PICTURES }] },
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

/** A game's pictures; those that only its gallery shows are not fetched with its board. */
function iconChunk(id: string, modules: Modules): string {
  const list = /\/src\/games\/([^/]+)\/pictures\//.exec(id);
  if (list?.[1] !== undefined) return `icons-${list[1]}`;
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const found = importers.map((file) => /\/src\/games\/([^/]+)\/(gallery\/)?/.exec(file));
  const game = found[0]?.[1];
  if (game === undefined || found.some((each) => each?.[1] !== game)) return 'icons';
  return found.every((each) => each?.[2] !== undefined) ? `icons-${game}-gallery` : `icons-${game}`;
}
