import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { validatePlugin } from './scripts/vite/validatePlugin.ts';

/** The member app, compiled once for all brands; `scripts/build.ts` stamps the result for each. */
export default defineConfig({
  plugins: [react(), validatePlugin()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: {
    // Sent as the `web-version` header (API-04).
    __WEB_VERSION__: JSON.stringify(process.env['npm_package_version'] ?? '0.0.0'),
  },
  build: {
    assetsDir: 'app',
    target: browserslistToEsbuild(),
    cssTarget: ['chrome79', 'safari13'],
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: they must not weigh on the first script.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A request costs more than a few kilobytes: libraries, app, and what lazy pages share, by who shares it.
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
            { name: 'core', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000, priority: 1 },
          ],
        },
      },
    },
  },
});
