/**
 * Runs a benchmark: `tests/bench/<name>.ts`. Every figure is printed next to a reference measured in the same run.
 *
 * Usage: npm run bench -- <name> [options]      without a name: lists them; options are in the benchmark's file
 * Exit codes: 0 measured, 1 it failed, 2 wrong usage.
 */
import './lib/usage.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bundle/places';

const folder = path.join(root, 'tests/bench');
const names = readdirSync(folder)
  .filter(
    (name) =>
      name.endsWith('.ts') &&
      readFileSync(path.join(folder, name), 'utf8').includes('export async function run('),
  )
  .map((name) => path.parse(name).name);
const [name, ...options] = process.argv.slice(2);

if (name === undefined || !names.includes(name)) {
  console.error(`Usage: npm run bench -- <${names.join(' | ')}>`);
  process.exitCode = 2;
} else {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${gigabytes} GB, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}, ${new Date().toISOString().slice(0, 10)}`,
  );
  const { run } = (await import(pathToFileURL(path.join(folder, `${name}.ts`)).href)) as {
    run: (args: readonly string[]) => Promise<void>;
  };
  await run(options);
}
