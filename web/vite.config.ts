import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.IMPERIA_SERVER ?? 'http://127.0.0.1:8100';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/imperia/table/page',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows files of its own only: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      // A service worker is known by its address, which stays.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // Modules are loaded once for many files of tests, which pass in any order.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
