import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { preload } from './scripts/fonts.ts';
import { icons } from './scripts/icons.ts';

const server = process.env['SEANCE'] ?? 'http://127.0.0.1:8765';

export default defineConfig(({ mode }) => ({
  plugins: [icons(), preload(), svelte(), ...(mode === 'test' ? [svelteTesting()] : [])],
  build: {
    outDir: '../src/seance/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // Icons stand apart from the code: they are pictures, and each game brings its own.
        codeSplitting: { groups: [{ name: iconChunk, debugName: 'icons', test: /^\0icon:/ }] },
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

function iconChunk(id: string, modules: Modules): string {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const games = importers.map((file) => /\/src\/games\/([^/]+)\//.exec(file)?.[1]);
  const game = games[0];
  return game !== undefined && games.every((each) => each === game) ? `icons-${game}` : 'icons';
}
