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
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A request costs more than a few kilobytes: libraries, app, form library, the pages that a visitor sees
          // first with all that they use, and what many member pages share. All else stays with its lazy page.
          groups: [
            { name: 'vendor', test: /node_modules|rolldown[\\/-]runtime/, tags: ['$initial'], priority: 5 },
            { name: 'core', tags: ['$initial'], priority: 4 },
            { name: 'forms', test: /node_modules[\\/]react-hook-form/, priority: 3 },
            { name: 'first', test: /[\\/]src[\\/]app[\\/]routes[\\/](LandingPage|LoginPage)\.tsx$/, priority: 2 },
            { name: 'shared', test: /[\\/]src[\\/](ui|lib|api|brand|theme)[\\/]|lucide-react/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
});
