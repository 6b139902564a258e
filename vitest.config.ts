import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { aliases } from './scripts/vite/common.ts';
import { schemaPlugins } from './scripts/vite/schemaPlugins.ts';
import { artPlugin } from './scripts/vite/artPlugin.ts';
import { brandSchemasPlugin } from './scripts/vite/brandSchemasPlugin.ts';

/** Complete differences, also where only the first line of a failure is reported. */
const chaiConfig = { truncateThreshold: 0 };

/** Milliseconds until a test counts as hung; a busy machine may take several times as long as a quiet one. */
const limits = { testTimeout: 90_000, hookTimeout: 90_000 };

/** Many renders without a user: with the production build of React, a third of the time. */
const production = [
  ...['brokenAnswers', 'pageTitles', 'screensOf', 'switchedOff'].map((name) => `src/app/${name}.test.tsx`),
  'preview/features/screens/shownStates.test.tsx',
];

/** Adds a style by rule, as the product does: jsdom parses a changed style element from its beginning. */
const byRule = { SC_DISABLE_SPEEDY: 'false' };

/**
 * Components in jsdom. Files share one page and what they have loaded, which is half of the time: no test may mock a
 * module here.
 */
function inBrowserLike(name: string, options: NonNullable<TestProjectInlineConfiguration['test']>) {
  return {
    plugins: [react(), artPlugin(), schemaPlugins()],
    resolve: { alias: aliases },
    define: { __WEB_VERSION__: JSON.stringify('0.0.0') },
    // The production build of React has only this runtime.
    oxc: { jsx: { development: false } },
    test: {
      name,
      environment: './src/testing/jsdomEnvironment.ts',
      execArgv: ['--max-semi-space-size=64'],
      isolate: false,
      chaiConfig,
      setupFiles: ['src/testing/setup.ts'],
      ...limits,
      ...options,
      env: { ...byRule, ...options.env },
    },
  };
}

/** Plain Node, the server on a real PostgreSQL, components in jsdom, and what the build wrote. */
export default defineConfig({
  test: {
    // One more than the cores of CI, because a test also waits for its database or a process.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          chaiConfig,
          isolate: false,
          include: [
            '{schemas,core,scripts,brands}/**/*.test.ts',
            'tests/{e2e/support,mutation}/**/*.test.ts',
          ],
          exclude: ['scripts/bundle/built/**'],
          ...limits,
        },
      },
      {
        // What the build wrote; run after it.
        test: {
          name: 'bundles',
          environment: 'node',
          // For what a test compiles itself.
          env: { NODE_ENV: 'production' },
          ...limits,
          include: ['scripts/bundle/built/**/*.test.ts'],
        },
      },
      {
        plugins: [brandSchemasPlugin()],
        test: {
          name: 'server',
          environment: 'node',
          chaiConfig,
          // Files share what they have loaded, which took half the time: no test may mock a module here.
          isolate: false,
          include: [
            '{server,sandbox}/**/*.test.ts',
            'tests/{access,ops,reliability,simulation}/**/*.test.ts',
          ],
          globalSetup: ['server/testing/globalSetup.ts'],
          ...limits,
        },
      },
      inBrowserLike('jsdom', {
        include: ['{src,scenarios,preview,desk,backoffice}/**/*.test.{ts,tsx}'],
        exclude: production,
      }),
      inBrowserLike('jsdom-production', { include: production, env: { NODE_ENV: 'production' } }),
    ],
  },
});
