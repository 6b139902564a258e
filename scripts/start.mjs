/**
 * Runs everything: installs what is missing, builds what is out of date, starts the server; as a demonstration also the
 * sandbox, unless NODE_ENV=production or DEMO=0.
 *
 * Usage: npm start                 (settings by environment: PORT, HOST, DATA_DIR, DATABASE_URL, …)
 * Exit codes: 0 stopped in order, 1 it could not start.
 */
import './lib/usage.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode, root, runAtOnce, stopWithNpm } from './lib/process.mjs';

requireNode();
process.chdir(root);
await ensureInstalled().catch(stop);

// Run the server's own checks before the build, so that a port in use is reported within a second.
const { register } = await import('tsx/esm/api');
// One namespace, in which modules are loaded once.
const sources = register({ namespace: 'start' });
const load = (file) => sources.import(file, import.meta.url);
const { readConfig } = await load('../server/platform/config/config.ts');
const { checkStart } = await load('../server/platform/startup/startChecks.ts');
const { readDemoSettings } = await load('../sandbox/settings.ts');
const { isUpToDate } = await load('./bundle/builtFrom.ts');
const config = await Promise.resolve(process.env).then(readConfig).catch(stop);
await (config.demo ? readDemoSettings(process.env) : checkStart(config)).catch(stop);
// Only this machine loads a site that is not in production.
const effort = config.production ? 'best' : 'fast';
const isBuilt = isUpToDate(path.join(root, 'dist'), root, effort);
await sources.unregister();

stopWithNpm();
if (!isBuilt) {
  // One invalid brand must not stop the others: the server closes it and reports it.
  const build = [
    'scripts/build.ts',
    '--if-stale',
    '--skip-invalid',
    ...(effort === 'fast' ? ['--fast'] : []),
  ];
  // The demo data need no compiled program.
  const programs = config.demo ? [build, ['sandbox/prepare.ts']] : [build];
  const code = await runAtOnce(programs.map((program) => ['--import', 'tsx', ...program]));
  if (code !== 0) process.exit(code ?? 0);
}

// In this process, so that Ctrl-C and `kill` reach the program itself and it drains.
const program = path.join(root, 'dist/_server', config.demo ? 'demo.js' : 'main.js');
await import(pathToFileURL(program).href).catch(stop);

function stop(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
