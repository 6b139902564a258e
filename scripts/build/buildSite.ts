import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import { brandsToBuild } from './brandsToBuild';
import { fingerprint } from './fingerprint';
import { brandsDir, root } from './places';
import { publishFolder, publishParts } from './publishFolder';

export interface BuildOptions {
  /** Ids of the brands to build; all when left out. */
  readonly only?: readonly string[] | undefined;
  /** Absolute output folder. */
  readonly out: string;
  readonly ifStale: boolean;
  readonly log: (line: string) => void;
}

const STAMP_FILE = '_server/built-from.txt';
const sources = [
  'src',
  'src/testing/scenarios',
  'preview',
  'schemas',
  'server',
  'scripts/build',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * Validates the brands, compiles what has changed, stamps one bundle per brand and swaps them in at once.
 * @throws Error with a sentence when a brand is wrong, unknown, or a page cannot be rendered; nothing is replaced then.
 */
export async function buildSite({ only, out, ifStale, log }: BuildOptions): Promise<void> {
  const stamp = fingerprint([...sources.map((source) => path.join(root, source)), brandsDir]);
  if (
    ifStale &&
    existsSync(path.join(out, STAMP_FILE)) &&
    readFileSync(path.join(out, STAMP_FILE), 'utf8') === stamp
  )
    return;

  const brands = pick(await brandsToBuild(), only);
  const started = performance.now();
  // Loaded late, as the compiler costs half a second that an unchanged site need not pay.
  const [{ compile }, { writeShared }] = await Promise.all([import('./compile'), import('./writeShared')]);
  const parts = await compile();
  log(`Compiled ${parts.join(', ') || 'nothing new'} in ${seconds(started)} s.`);

  const stampStarted = performance.now();
  const fresh = `${out}.new-${process.pid}`;
  try {
    writeShared(fresh, out);
    await writeBundles(brands, fresh);
    if (!only) writeFileSync(path.join(fresh, STAMP_FILE), stamp);
    if (only) publishParts(fresh, out);
    else publishFolder(fresh, out);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  log(
    `Stamped ${brands.length} ${brands.length === 1 ? 'brand' : 'brands'} in ${seconds(stampStarted)} s: ${path.relative(process.cwd(), out) || out}`,
  );
}

async function writeBundles(brands: readonly Brand[], folder: string): Promise<void> {
  const [{ loadCompiledApp }, { writeBundle }] = await Promise.all([
    import('#server/hosting/compiledApp'),
    import('./writeBundle'),
  ]);
  const app = await loadCompiledApp(path.join(folder, '_server'));
  for (const brand of brands) await writeBundle(brand, path.join(folder, brand.id), app);
}

function pick(brands: readonly Brand[], only: readonly string[] | undefined): readonly Brand[] {
  if (!only) return brands;
  const unknown = only.filter((id) => !brands.some((brand) => brand.id === id));
  if (unknown.length === 0) return brands.filter(({ id }) => only.includes(id));
  throw new Error(
    `There is no brand ${unknown.join(', ')}; there are ${brands.map(({ id }) => id).join(', ')}.`,
  );
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
