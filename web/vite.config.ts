import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './build/service-worker-plugin.ts';

const src = (folder: string) => fileURLToPath(new URL(`./src/${folder}`, import.meta.url));

export default defineConfig({
  // Relative addresses: the page works from any folder of any server.
  base: './',
  plugins: [svelte(), serviceWorker()],
  // Svelte ships a server build too; component tests need the browser one.
  resolve: {
    alias: { $lib: src('lib'), $games: src('games'), $app: src('app') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    // Themes rest on light-dark(): browsers from spring 2024 on.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // Read by scripts/size.mjs.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // What `crema serve` sends too: nothing but our own files runs.
  preview: {
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  },
  worker: { format: 'es' },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    restoreMocks: true,
    // The first test that opens a game waits until all of it is compiled; a hang still ends.
    testTimeout: 60_000,
  },
});
