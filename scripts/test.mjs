/**
 * Runs every check and test, all of them even when one fails, and ends in one line: `N passed, N failed`.
 *
 * Usage: npm test                 everything
 *        npm run check            the quick part: no build, no browser
 *        npm run check -- --static   types, lint, format and the like, but no tests
 * Exit codes: 0 all passed, 1 something failed.
 */
import './lib/usage.mjs';
import { requireNode } from './lib/nodeVersion.mjs';
import { ensureInstalled } from './lib/install.mjs';

requireNode();
try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

// Loaded late: it uses what has just been installed.
const { runAll } = await import('./check/runAll.mjs');
process.exitCode = await runAll({
  quick: process.argv.includes('--quick'),
  staticOnly: process.argv.includes('--static'),
});
