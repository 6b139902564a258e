import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandFile } from '#schemas/brand/brandFile';
import { formatBrandFile } from '#core/brand/format';
import { isUpload } from '#core/brand/imagePath';
import { migrate } from '#core/brand/migrate';
import { filesBelow } from '#server/platform/brands/imageFiles';
import { linkOrCopy } from '../bundle/link';
import { cacheDir } from '../bundle/places';
import { publishFolder } from '../bundle/publishFolder';
import { missingImages } from '../brands/missingImages';
import { atOnce } from '../lib/atOnce';
import { InputError } from '../lib/inputError';
import { withSource } from './openSource';
import type { PublishedSource } from './publishedSource';

export interface Snapshot {
  /** Folder that holds `brands/`, as a checkout does. */
  readonly home: string;
  /** The number of each brand's revision. */
  readonly revisions: ReadonlyMap<string, number>;
}

export interface SnapshotOptions {
  /** `https://…` or `postgres://…`. */
  readonly from: string;
  /** Folder that holds the `brands/` with the defaults and the images that were not uploaded. */
  readonly home: string;
  /** Folder of the snapshots; in the cache when left out. */
  readonly snapshots?: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
}

/** Brands that are read at once. */
const AT_ONCE = 4;
const REVISIONS_FILE = 'revisions.json';

/**
 * Writes the published revisions as brand files into a cached folder of their source, which can be built like a
 * checkout. Only brands with another revision than in the folder are read.
 * @throws UsageError, InputError as `withSource`, or when nothing is published; the folder is unchanged then.
 */
export async function takeSnapshot({
  from,
  home,
  snapshots = path.join(cacheDir, 'published'),
  env,
  log,
}: SnapshotOptions): Promise<Snapshot> {
  const folder = path.join(snapshots, createHash('sha256').update(from).digest('hex').slice(0, 24));
  const fresh = `${folder}.new-${process.pid}`;
  try {
    const revisions = await withSource(from, env, (source) => write(source, { home, fresh, before: folder }));
    publishFolder(fresh, folder);
    log(`Read ${revisions.size} published ${revisions.size === 1 ? 'brand' : 'brands'}.`);
    return { home: folder, revisions };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

interface Folders {
  readonly home: string;
  readonly fresh: string;
  /** The snapshot before, which may not exist. */
  readonly before: string;
}

async function write(source: PublishedSource, folders: Folders): Promise<ReadonlyMap<string, number>> {
  const listed = await source.revisions();
  if (listed.size === 0) throw new InputError('There is no published brand to build.');
  const known = readRevisions(folders.before);
  const revisions = new Map<string, number>();
  const [shared, brands] = [path.join(folders.home, 'brands'), path.join(folders.fresh, 'brands')];
  mkdirSync(brands, { recursive: true });
  linkOrCopy(path.join(shared, 'defaults.json'), path.join(brands, 'defaults.json'));
  linkImages(path.join(shared, 'assets'), path.join(brands, 'assets'));
  await atOnce(listed, AT_ONCE, async ([id, revision]) => {
    const isKnown = known[id] === revision;
    revisions.set(id, isKnown ? revision : await readBrand(source, id, folders));
    if (isKnown) copyFileSync(fileOf(folders.before, id), fileOf(makeFolder(folders.fresh, id), id));
    await addImages(source, id, folders);
  });
  const sorted = [...revisions].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path.join(folders.fresh, REVISIONS_FILE), JSON.stringify(Object.fromEntries(sorted)));
  return new Map(sorted);
}

const fileOf = (folder: string, id: string) => path.join(folder, 'brands', id, 'brand.json');

function makeFolder(fresh: string, id: string): string {
  mkdirSync(path.join(fresh, 'brands', id), { recursive: true });
  return fresh;
}

/** @returns the number of the revision that it wrote, which may be newer than the one listed. */
async function readBrand(source: PublishedSource, id: string, { fresh }: Folders): Promise<number> {
  const { revision, file } = await source.read(id);
  writeFileSync(fileOf(makeFolder(fresh, id), id), formatBrandFile(migrate(file).file));
  return revision;
}

/** The images of the brand's folder, and those uploaded as the source has them. */
async function addImages(source: PublishedSource, id: string, { home, fresh, before }: Folders) {
  const assetsIn = (folder: string) => path.join(folder, 'brands', id, 'assets');
  linkImages(assetsIn(home), assetsIn(fresh));
  const file = JSON.parse(readFileSync(fileOf(fresh, id), 'utf8')) as BrandFile;
  for (const name of missingImages(path.join(home, 'brands'), id, file)) {
    const target = path.join(assetsIn(fresh), name);
    const earlier = path.join(assetsIn(before), name);
    mkdirSync(path.dirname(target), { recursive: true });
    // An uploaded image never changes under its name.
    if (isUpload(name) && existsSync(earlier)) linkOrCopy(earlier, target);
    else writeFileSync(target, await source.image(id, name));
  }
}

/** The files below a folder except uploads, which `brands pull` may have put there. */
function linkImages(from: string, to: string): void {
  for (const below of filesBelow(from)) {
    if (isUpload(below.replaceAll(path.sep, '/'))) continue;
    mkdirSync(path.dirname(path.join(to, below)), { recursive: true });
    linkOrCopy(path.join(from, below), path.join(to, below));
  }
}

function readRevisions(folder: string): Readonly<Record<string, number>> {
  const file = path.join(folder, REVISIONS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
}
