/**
 * Creates adapters of outside services, and checks connected services: docs/integration.md.
 *
 * Usage:
 *   npm run provider -- new <port>/<name>    adapter and test in server/providers/<port>/<name>
 */
import './lib/usage.mjs';
import { parseArgs } from 'node:util';
import { readFile, run, writeFiles } from './new/writeFiles';
import { newAdapter } from './provider/newAdapter';

try {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [command, what = ''] = positionals;
  if (command === 'new') {
    writeFiles(newAdapter(what, readFile));
    run('tsx/dist/cli.mjs', 'scripts/emit.ts');
  } else throw new Error('usage: provider new <port>/<name>');
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
