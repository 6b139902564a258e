/**
 * Runs every check and test, all of them even when one fails, and ends in one line: `N passed, N failed`.
 *
 * Usage: npm test                 everything
 *        npm run check            static checks, and the unit tests that changes since origin/main affect
 *        npm run check -- --static   static checks only: types, lint, format and the like
 * Exit codes: 0 all passed, 1 something failed.
 */
import './lib/usage.mjs';
import { requireNode } from './lib/process.mjs';
import { ensureInstalled } from './lib/install.mjs';

requireNode();
try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

// Imported late, because it uses what has just been installed.
const { runSteps } = await import('./check/steps.mjs');
const level = process.argv.includes('--static')
  ? 'static'
  : process.argv.includes('--quick')
    ? 'quick'
    : 'all';
process.exitCode = await runSteps(level);
