import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import { NOTICES_FILE } from '#server/platform/hosting/pages';
import { InputError } from '../lib/inputError';
import type { BrandsToBuild } from './brandsToBuild';
import {
  type BuiltFrom,
  builtFromNow,
  isEnough,
  isUpToDate,
  readBuiltFrom,
  sameAsBuilt,
  writeBuiltFrom,
} from './builtFrom';
import type { Effort } from './compress';
import { linkBundles, type SharedFile } from './link';
import { compiled, root } from './places';
import { publishFolder, publishParts } from './publishFolder';
import { stampInWorker } from './stampInWorker';

export interface BuildOptions {
  /** Ids of the brands to build; all when left out. */
  readonly only?: readonly string[] | undefined;
  /** Absolute output folder. */
  readonly out: string;
  /** Folder that holds `brands/`; the checkout when left out. */
  readonly home?: string | undefined;
  /** The numbers of the published revisions that `home` holds, by brand; none where it is a checkout. */
  readonly revisions?: ReadonlyMap<string, number> | undefined;
  readonly ifStale: boolean;
  /** Builds the valid brands and names the others, instead of building nothing. */
  readonly skipInvalid?: boolean;
  /** How hard files are compressed; `best` when left out. */
  readonly effort?: Effort;
  readonly log: (line: string) => void;
}

/**
 * Validates the brands, compiles what has changed, stamps each brand that has changed, or all of them after a change
 * of what they share, and swaps the bundles in at once.
 * @throws InputError when a brand is invalid or unknown, Error when a page cannot be rendered; nothing is replaced then.
 */
export async function buildSite({
  only,
  out,
  home = root,
  revisions,
  ifStale,
  skipInvalid = false,
  effort = 'best',
  log,
}: BuildOptions): Promise<void> {
  if (ifStale && isUpToDate(out, home, effort)) return;
  const sources = builtFromNow(home);
  const before = readBuiltFrom(out);

  // Loaded lazily, because an unchanged site does not need it.
  const { brandsToBuild } = await import('./brandsToBuild');
  const checked = await brandsToBuild({ home, knownValid: sameAsBuilt(before, sources), skipInvalid });
  if (checked.invalid.length > 0) log(describeInvalid(checked, revisions));
  const now = without(sources, checked.invalid);
  const brands = pick(checked.brands, only);
  const started = performance.now();
  const { compile } = await import('./compile');
  const parts = await compile(effort);
  log(`Compiled ${parts.join(', ') || 'nothing new'} in ${seconds(started)} s.`);

  const stampStarted = performance.now();
  const isBase = before?.common === now.common && parts.length === 0 && isEnough(before, effort);
  const previous = isBase ? before : undefined;
  // Brands of one folder are compressed alike: a start that adds to a build compresses as hard as the build.
  const stamped: Effort = previous ? (previous.effort ?? 'best') : effort;
  const made = withEffort(now, stamped);
  const stale = previous ? brands.filter(({ id }) => !isCurrent(id, { previous, now, out })) : brands;
  const fresh = `${out}.new-${process.pid}`;
  try {
    if (previous) {
      await writeBundles(stale, { folder: fresh, server: path.join(out, '_server'), home, effort: stamped });
      publishParts(fresh, out);
      if (!only) removeGone(previous, sources, out);
      writeBuiltFrom(
        out,
        only ? { ...previous, brands: { ...previous.brands, ...ownOf(now, brands) } } : made,
      );
    } else {
      const { writeShared } = await import('./writeShared');
      writeShared(fresh, out);
      await writeBundles(stale, {
        folder: fresh,
        server: path.join(fresh, '_server'),
        home,
        effort: stamped,
      });
      if (!only) {
        copyPublishedImages(checked.invalid, out, fresh);
        writeBuiltFrom(fresh, made);
      }
      if (only) publishParts(fresh, out);
      else publishFolder(fresh, out);
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  log(
    `Stamped ${stale.length} ${stale.length === 1 ? 'brand' : 'brands'} in ${seconds(stampStarted)} s: ${path.relative(process.cwd(), out) || out}`,
  );
}

function describeInvalid({ invalid, report }: BrandsToBuild, revisions: BuildOptions['revisions']): string {
  const nameOf = (id: string) => (revisions ? `${id} (revision ${revisions.get(id)})` : id);
  const [names, them] = [invalid.map(nameOf).join(', '), invalid.length === 1 ? 'it' : 'them'];
  return `Not built: ${names}. The other brands are; correct ${them} and build again.\n${report}`;
}

const withEffort = (from: BuiltFrom, effort: Effort): BuiltFrom =>
  effort === 'fast' ? { ...from, effort } : from;

/** Leaves the invalid brands out, so that the next build checks them again. */
function without(sources: BuiltFrom, invalid: readonly string[]): BuiltFrom {
  const valid = Object.entries(sources.brands).filter(([id]) => !invalid.includes(id));
  return { ...sources, brands: Object.fromEntries(valid) };
}

/** Retains the images of a brand whose file became invalid, because its published revision still uses them. */
function copyPublishedImages(ids: readonly string[], out: string, fresh: string): void {
  for (const id of ids)
    if (existsSync(path.join(out, id))) cpSync(path.join(out, id), path.join(fresh, id), { recursive: true });
}

interface Places {
  /** Where the bundles go. */
  readonly folder: string;
  /** The compiled server, with the renderer. */
  readonly server: string;
  readonly home: string;
  readonly effort: Effort;
}

async function writeBundles(
  brands: readonly Brand[],
  { folder, server, home, effort }: Places,
): Promise<void> {
  const brandsDir = path.join(home, 'brands');
  const linked = shareFiles(brands, { folder, brandsDir, effort });
  // Rethrown below, when nothing writes to the folder any more.
  linked.catch(() => undefined);
  try {
    await stampInWorker(brands, { folder, server, brandsDir });
  } finally {
    await linked;
  }
}

/** What bundles have that is not written for them: the chunks of the app, the notices, images. */
async function shareFiles(
  brands: readonly Brand[],
  { folder, brandsDir, effort }: Pick<Places, 'folder' | 'effort'> & { readonly brandsDir: string },
): Promise<void> {
  const { imageReader } = await import('./images');
  const imagesIn = imageReader(effort);
  const images = await imagesIn(path.join(brandsDir, 'assets'));
  const bundles = brands.map(async ({ id }) => ({
    folder: path.join(folder, id),
    own: await imagesIn(path.join(brandsDir, id, 'assets')),
  }));
  await linkBundles([...appFiles(), ...images], await Promise.all(bundles));
}

/** Without `.gz`: browsers accept brotli over HTTPS, and a host without brotli compresses by itself. */
function appFiles(): SharedFile[] {
  const client = compiled('client');
  const chunks = readdirSync(path.join(client, 'app')).filter((name) => !name.endsWith('.gz'));
  return [NOTICES_FILE, ...chunks.map((name) => `app/${name}`)].map((name) => ({
    name,
    file: path.join(client, name),
  }));
}

function isCurrent(
  id: string,
  { previous, now, out }: { readonly previous: BuiltFrom; readonly now: BuiltFrom; readonly out: string },
): boolean {
  return previous.brands[id] === now.brands[id] && existsSync(path.join(out, id, 'brand.json'));
}

/** Bundles of brands that are no more. */
function removeGone(before: BuiltFrom, now: BuiltFrom, out: string): void {
  for (const id of Object.keys(before.brands))
    if (!(id in now.brands)) rmSync(path.join(out, id), { recursive: true, force: true });
}

function ownOf(now: BuiltFrom, brands: readonly Brand[]): BuiltFrom['brands'] {
  return Object.fromEntries(brands.map(({ id }) => [id, now.brands[id] ?? '']));
}

function pick(brands: readonly Brand[], only: readonly string[] | undefined): readonly Brand[] {
  if (!only) return brands;
  const unknown = only.filter((id) => !brands.some((brand) => brand.id === id));
  if (unknown.length === 0) return brands.filter(({ id }) => only.includes(id));
  throw new InputError(
    `There is no brand ${unknown.join(', ')}; there are ${brands.map(({ id }) => id).join(', ')}.`,
  );
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
