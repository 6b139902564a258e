import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/process.mjs';
import { runProgram } from './runProgram.mjs';

/** One line of wireit for each script that ended. */
const ENDED = /^(✅|❌) \[([\w:-]+)\] (.*)$/gmu;

/**
 * The checks of package.json's section "wireit", which runs two at once and skips those whose inputs have not changed
 * since they passed.
 * @param options of `runProgram`.
 */
export async function staticChecks(options) {
  const env = {
    WIREIT_LOGGER: 'simple',
    WIREIT_FAILURES: 'continue',
    WIREIT_PARALLEL: '2',
    // wireit caches nothing in CI by default; without outputs there is nothing to restore.
    WIREIT_CACHE: 'local',
  };
  const { ok, output } = await runProgram('npm', ['run', '--silent', 'checks'], env, options);
  const checks = new Set(expected());
  const ended = [...output.matchAll(ENDED)].filter(([, , name]) => checks.has(name));
  const failed = new Set(ended.filter(([, mark]) => mark === '❌').map(([, , name]) => name));
  const passed = new Set(ended.filter(([, mark]) => mark === '✅').map(([, , name]) => name));
  const missing = [...checks].filter((name) => !passed.has(name) && !failed.has(name));
  return {
    passed: passed.size,
    failed: failed.size + missing.length || (ok ? 0 : 1),
    note: [...failed, ...missing.map((name) => `${name} did not run`)].join(', '),
    output,
  };
}

/** Scripts with a command below `checks`. */
function expected() {
  const { wireit } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const below = (name) => [name, ...(wireit[name].dependencies ?? []).flatMap(below)];
  return below('checks').filter((name) => wireit[name].command);
}
