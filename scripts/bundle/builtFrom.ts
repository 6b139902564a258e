import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Effort } from './compress';
import { fingerprint } from './fingerprint';
import { brandFolders, root } from './places';

/** What a finished output folder was made from, as fingerprints. */
export interface BuiltFrom {
  /** Everything that shapes every bundle: the programs, the defaults, the images that all brands share. */
  readonly common: string;
  /** Of each brand its own file and images, by id. */
  readonly brands: Readonly<Record<string, string>>;
  /** Absent for `best`. */
  readonly effort?: 'fast';
}

const FILE = '_server/built-from.json';
const sources = [
  'src',
  'core',
  'scenarios',
  'sandbox',
  'preview',
  'desk',
  'backoffice',
  'schemas',
  'server',
  'scripts/brands',
  'scripts/bundle',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/**
 * What a build would be made from now. The same brands in another folder are the same.
 * @param home folder that holds `brands/`.
 */
export function builtFromNow(home: string): BuiltFrom {
  const brands = path.join(home, 'brands');
  const shared = ['defaults.json', 'assets'].map((name) => path.join(brands, name));
  return {
    common: `${fingerprint(sources.map((source) => path.join(root, source)))} ${fingerprint(shared, brands)}`,
    brands: Object.fromEntries(
      brandFolders(brands).map((id) => [id, fingerprint([path.join(brands, id)], brands)] as const),
    ),
  };
}

/** What the folder was made from; undefined when no build of all brands has finished there. */
export function readBuiltFrom(out: string): BuiltFrom | undefined {
  const file = path.join(out, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltFrom) : undefined;
}

/** Whether the folder was made from what is there now, with this effort or more. */
export function isUpToDate(out: string, home: string, effort: Effort): boolean {
  const built = readBuiltFrom(out);
  if (!built || !isEnough(built, effort)) return false;
  const { common, brands } = built;
  return JSON.stringify({ common, brands }) === JSON.stringify(builtFromNow(home));
}

export const isEnough = (built: BuiltFrom, effort: Effort): boolean =>
  effort === 'fast' || built.effort !== 'fast';

/** Ids of the brands that were built, and so found valid, as they are now. */
export function sameAsBuilt(before: BuiltFrom | undefined, now: BuiltFrom): Set<string> {
  if (before?.common !== now.common) return new Set();
  return new Set(Object.keys(now.brands).filter((id) => before.brands[id] === now.brands[id]));
}

export function writeBuiltFrom(out: string, from: BuiltFrom): void {
  writeFileSync(path.join(out, FILE), JSON.stringify(from));
}
