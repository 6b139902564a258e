import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Plugin } from 'vite';
import { aliases, webVersion } from './scripts/vite/common.ts';
import { schemaPlugins } from './scripts/vite/schemaPlugins.ts';
import { artPlugin } from './scripts/vite/artPlugin.ts';
import { commonPasswordsPlugin } from './scripts/vite/commonPasswordsPlugin.ts';

/** The package names its development build only, which carries its warnings. */
const productionRouter = fileURLToPath(
  import.meta.resolve('react-router').replace('/development/', '/production/'),
);

/** Marks the components of the router as free of side effects, so that those without use are left out: 1 KB. */
const unusedRouterParts: Plugin = {
  name: 'sala:unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\w*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
  },
};

/** The member app, compiled once for all brands; `scripts/build.ts` stamps the result for each. */
export default defineConfig({
  plugins: [react(), unusedRouterParts, artPlugin(), schemaPlugins(), commonPasswordsPlugin()],
  resolve: {
    alias: [
      ...Object.entries(aliases).map(([find, replacement]) => ({ find, replacement })),
      { find: /^react-router$/, replacement: productionRouter },
      // For React before 18, which had none of its own.
      { find: 'use-sync-external-store/shim', replacement: 'react' },
    ],
  },
  define: webVersion,
  build: {
    assetsDir: 'app',
    target: browserslistToEsbuild(),
    cssTarget: ['chrome79', 'safari13'],
    modulePreload: { polyfill: false },
    // Fonts and images stay files: they must not weigh on the first script.
    assetsInlineLimit: 0,
    // A test checks the size that is sent (135 KB); this warning is about the size on disk.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // The first script names a hundred files, and letters of all kinds pack worse than sixteen of them.
        hashCharacters: 'hex',
        // The first script names a hundred files, so their names are only hashes.
        chunkFileNames: 'app/[hash].js',
        codeSplitting: {
          // A request costs more than a few kilobytes, and the first visit may make twelve: one file for the app with
          // its libraries, one for the form library, one for what most pages stand on, one for what many member pages
          // share in addition, which registering visitors need not load, one for the live chat. All other code belongs
          // to its lazy page.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 5 },
            { name: 'chat', test: /layouts[\\/]member[\\/](LiveChat|chatWidget)/, priority: 4 },
            {
              name: 'forms',
              test: /node_modules[\\/]react-hook-form|[\\/]src[\\/]ui[\\/]form[\\/]/,
              priority: 3,
            },
            // Before the forms, whose chunk would otherwise contain it and load with every page.
            {
              name: 'basics',
              test: /[\\/](common[\\/]text|lib[\\/]formatDate|time[\\/]typedDate)\.ts$/,
              priority: 4,
            },
            {
              name: 'basics',
              test: /lucide-react|[\\/](ui[\\/](\w+Input|maskedText|toast|Notice|Stack|StickyAction|RemoteFrame|tones|art[\\/]BankMark)|lib[\\/](formatDate|formatIdentity|dateRange)|common[\\/](banks|terms)|brand[\\/]line|i18n[\\/]errorText|shared[\\/]useTab|api[\\/]ProofNotice)\.tsx?$/,
              minShareCount: 4,
              priority: 2,
            },
            {
              name: 'shared',
              test: /[\\/]src[\\/](ui|lib|api|brand|theme)[\\/]/,
              minShareCount: 4,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
