import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cacheDir } from '#scripts/bundle/places';
import { type CommandRun, runScript } from './command';
import { editBrand, makeBrands } from './manyBrands';
import { median } from './measure';
import { newBytes } from './newBytes';

const COUNTS = [1, 10, 100, 1_000] as const;
/** Bytes. */
const MB = 2 ** 20;

/**
 * `npm run build` for 1, 10, 100 and 1,000 brands, each in a separate process, including start-up and validation: a
 * clean build, an incremental build, the cost and new bytes of one more brand, memory, validation, and a build after
 * one change or none. The reference is `cp -rl`, the minimum for creating the folders.
 *
 * Options: --runs <n>, default 3; --most <n> brands, default 1,000, to which the budgets apply.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, most: { type: 'string', default: '1000' } },
  });
  mkdirSync(cacheDir, { recursive: true });
  // On the file system of the build's cache, because hard links do not cross file systems.
  const folder = mkdtempSync(path.join(cacheDir, 'bench-'));
  try {
    await measure(folder, Number(values.runs), Number(values.most));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, runs: number, most: number): Promise<void> {
  const counts = COUNTS.filter((count) => count <= most);
  const at = (name: string, count: number) => path.join(folder, `${name}-${String(count)}`);
  const cache = path.join(folder, 'cache');
  const build = (count: number) =>
    runScript('scripts/build.ts', ['--home', at('home', count), '--out', at('dist', count), '--if-stale'], {
      BUILD_CACHE: cache,
    });
  let moved = 0;
  // ext4 writes several times as slowly near freshly deleted blocks: nothing is deleted before the end, and a build
  // that replaces another also deletes it last.
  const moveAway = (place: string) => {
    if (existsSync(place)) renameSync(place, path.join(folder, `moved-${String((moved += 1))}`));
  };
  const ids = counts.map((count) => makeBrands(at('home', count), count)).at(-1) ?? [];

  const compiles = await repeat(runs, () => {
    moveAway(cache);
    moveAway(at('dist', 1));
    return build(1);
  });
  show('compile and compress, from nothing', compiles.map(compileTime), 'budget 15,000 ms');
  // Icons of the shipped images are cached by image and background.
  await build(10);

  const whole: number[] = [];
  for (const count of counts) {
    const built = await repeat(runs, () => {
      moveAway(at('dist', count));
      return build(count);
    });
    const times = built.map(({ ms }) => ms);
    whole.push(median(times));
    show(`build of ${count.toLocaleString('en')}, compiled before`, times, memoryOf(built));
    if (count === most) show('  of it stamping', built.map(stampTime), 'budget 12,000 ms');
  }
  const added = ((whole.at(-1) ?? 0) - (whole[0] ?? 0)) / (most - 1);
  console.log(`${'a brand adds'.padEnd(40)} ${added.toFixed(1)} ms`);
  const dist = at('dist', most);
  const bytes = newBytes(dist, [cache, at('home', most)]);
  console.log(
    `${`new bytes of ${String(most)} brands`.padEnd(40)} ${(bytes / MB).toFixed(0)} MB, ${(bytes / most / 1024).toFixed(0)} KB each`,
  );
  const links = await repeat(runs, () => {
    const copy = path.join(folder, 'copy');
    const started = performance.now();
    execFileSync('cp', ['-rl', dist, copy]);
    const ms = performance.now() - started;
    moveAway(copy);
    return ms;
  });
  show(`reference: cp -rl of the ${String(most)} bundles`, links);

  let edits = 0;
  const one = await repeat(runs, () => {
    editBrand(at('home', most), ids[Math.floor(most / 2)] ?? '', `คำใหม่ ${String((edits += 1))}`);
    return build(most);
  });
  show(`one of ${String(most)} brands changed`, one.map(msOf), 'budget 2,000 ms');
  show('nothing changed', (await repeat(runs, () => build(most))).map(msOf));
  const checks = await repeat(runs, () => runScript('scripts/validate.ts', ['--root', at('home', most)]));
  show(`validation of ${String(most)} brands`, checks.map(msOf), 'budget 4,000 ms');
}

const msOf = ({ ms }: CommandRun) => ms;
const memoryOf = (runs: readonly CommandRun[]) =>
  `peak memory ${median(runs.map(({ peak }) => peak)).toFixed(0)} MB`;

/** Milliseconds that the build reports for a step. */
const step =
  (name: RegExp) =>
  ({ output }: CommandRun) =>
    Number(name.exec(output)?.[1] ?? NaN) * 1_000;
const compileTime = step(/^Compiled .* in ([\d.]+) s/m);
const stampTime = step(/^Stamped .* in ([\d.]+) s/m);

async function repeat<T>(runs: number, once: () => T | Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let n = 0; n < runs; n += 1) all.push(await once());
  return all;
}

function show(name: string, times: readonly number[], more = ''): void {
  const ms = (value: number) => Math.round(value).toLocaleString('en');
  const spread = `${ms(Math.min(...times))}–${ms(Math.max(...times))}`;
  console.log(`${name.padEnd(40)} ${ms(median(times)).padStart(7)} ms (${spread})  ${more}`);
}
