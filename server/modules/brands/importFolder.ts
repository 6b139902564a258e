import { sql } from 'kysely';
import { checkAcross, type NamedBrand } from '#core/brand/checks/across';
import { sameJson } from '#core/brand/json';
import { sensitiveChanges } from '#core/brand/release/sensitive';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { closedBrand, type Published, type ClosedBrand } from '#server/platform/brands/brandDirectory';
import { type BrandLife, BrandLives } from '#server/platform/brands/brandLives';
import { brandFileName, type BrandRules } from '#server/platform/brands/brandRules';
import { formatErrors, type DiskBrand, type ReadFolder } from './readFolder';
import { findLives } from './lives';
import { findNewer, insertRevision, type NewestRevision } from './revisions';

interface BrandStatus {
  readonly id: string;
  /** The file on disk, when it is valid. */
  readonly disk: DiskBrand | undefined;
  /** Why the file on disk is not, else undefined. */
  readonly invalid: ClosedBrand | undefined;
  readonly newest: NewestRevision | undefined;
  /** The last revision that came from a file on disk. */
  readonly lastFile: { readonly revision: number; readonly hash: Buffer | null } | undefined;
}

/** The published revisions after the import of the files on disk. */
export interface ImportedFolder {
  readonly published: readonly Published[];
  /** Brands that cannot be served, each with the reason. */
  readonly closed: readonly ClosedBrand[];
  /** States of brands that were born in the studio, or archived. */
  readonly lives: readonly BrandLife[];
  /** Messages for the person who starts the server. */
  readonly messages: readonly string[];
}

/**
 * Imports the files on disk into the database: a new brand as revision 1, a changed file as a new revision unless staff
 * published since the last import. Several processes may import at once; each revision is written once. An invalid
 * brand is not imported: its last valid revision stays, and a brand without one is closed. Brands that were born in the
 * studio need no folder.
 */
export async function importFolder(
  db: Database,
  rules: BrandRules,
  folder: ReadFolder,
  now: Date,
): Promise<ImportedFolder> {
  for (;;) {
    const found = await findLives(db);
    const lives = new BrandLives();
    lives.take(found);
    const statuses = await findStatuses(db, folder, found);
    const { published, closed } = checkAll(statuses, rules, lives, now);
    const due = statuses.filter(isDue).filter((one) => !closed.some(({ id }) => id === one.id));
    if (due.length === 0) {
      const messages = statuses.flatMap((one) => {
        if (closed.some(({ id }) => id === one.id)) return [];
        return one.invalid ? [describeInvalid(one)] : isBehind(one) ? [describeBehind(one)] : [];
      });
      const others = [...describeRemoved(folder, lives), ...(await describeOrphans(db, statuses, found))];
      return { published, closed, lives: found, messages: [...messages, ...others] };
    }
    for (const one of due) await importFile(db, rules, one, now);
  }
}

/** The file on disk is to be published: its brand is new, or only its file has moved on. */
function isDue(one: BrandStatus): one is BrandStatus & { readonly disk: DiskBrand } {
  const { disk, newest, lastFile } = one;
  if (!disk) return false;
  if (!newest) return true;
  return isChanged(disk, newest, lastFile) && newest.revision === lastFile?.revision;
}

/** Both the file on disk and the published revision changed. */
function isBehind(statuses: BrandStatus): boolean {
  const { disk, newest, lastFile } = statuses;
  return disk !== undefined && isChanged(disk, newest, lastFile) && !isDue(statuses);
}

function isChanged(
  disk: DiskBrand,
  newest: BrandStatus['newest'],
  lastFile: BrandStatus['lastFile'],
): boolean {
  return lastFile?.hash?.equals(disk.hash) !== true && !sameJson(disk.file, newest?.file);
}

/** What each brand would be served as, or why it is not. */
function checkAll(
  statuses: readonly BrandStatus[],
  rules: BrandRules,
  lives: BrandLives,
  now: Date,
): { readonly published: Published[]; readonly closed: ClosedBrand[] } {
  const closed: ClosedBrand[] = [];
  const candidates: (NamedBrand & { readonly published: Published })[] = [];
  for (const one of statuses) {
    const candidate = servedAs(one, rules, now);
    if ('reason' in candidate) closed.push(candidate);
    else candidates.push(candidate);
  }
  // Others have no hosts that could be taken.
  const across = checkAcross(candidates.filter(({ brand }) => lives.isOpen(brand.id)));
  const errorsOf = (file: string) =>
    across.filter((problem) => problem.file === file && problem.severity === 'error');
  const published = candidates.flatMap(({ file, brand, published: one }) => {
    const errors = errorsOf(file);
    if (errors.length === 0) return [one];
    closed.push(closedBrand(brand.id, JSON.stringify(one.file), formatErrors(errors)));
    return [];
  });
  return { published, closed };
}

function servedAs(
  one: BrandStatus,
  rules: BrandRules,
  now: Date,
): (NamedBrand & { readonly published: Published }) | ClosedBrand {
  const { id, newest, invalid } = one;
  if (isDue(one)) {
    const { file, brand } = one.disk;
    const published = { revision: (newest?.revision ?? 0) + 1, file, brand, publishedAt: now };
    return { file: brandFileName(id), brand, published };
  }
  if (!newest) return invalid ?? closedBrand(id, '', `${id} was never published.`);
  const checked = rules.assemble(id, newest.file);
  if (!checked.loaded) {
    const reason = describeUnfit(newest, formatErrors(checked.problems));
    return closedBrand(id, JSON.stringify(newest.file), reason);
  }
  const { source, brand } = checked.loaded;
  const published = { revision: newest.revision, file: source, brand, publishedAt: newest.created_at };
  return { file: `Revision ${newest.revision} of ${id}: `, brand, published };
}

async function importFile(
  db: Database,
  rules: BrandRules,
  { id: brandId, disk, newest }: BrandStatus & { readonly disk: DiskBrand },
  now: Date,
): Promise<void> {
  const revision = (newest?.revision ?? 0) + 1;
  // A deployed file may change hosts and log-ins, so the audit trail records it.
  const before = newest && rules.assemble(brandId, newest.file).loaded?.brand;
  const sensitive = before ? sensitiveChanges(before, disk.brand) : [];
  await inTransaction(db, async (trx) => {
    const note = newest ? 'นำเข้าจากไฟล์ที่แก้ไข' : 'นำเข้าจากไฟล์ครั้งแรก';
    const values = {
      brandId,
      revision,
      kind: 'file',
      file: disk.file,
      fileHash: disk.hash,
      note,
      now,
    } as const;
    // Another process that starts at the same time has taken it in.
    if (!(await insertRevision(trx, values))) return;
    await audit(trx, {
      brandId,
      actor: { kind: 'SYSTEM' },
      action: 'brand.import',
      subject: { type: 'BRAND' },
      detail: { revision, note, ...(sensitive.length > 0 && { sensitive: sensitive.join(' ') }) },
      now,
    });
  });
}

async function findStatuses(
  db: Database,
  { brands, invalid }: ReadFolder,
  lives: readonly BrandLife[],
): Promise<BrandStatus[]> {
  const removed = new Set(lives.filter(({ state }) => state === 'REMOVED').map(({ brandId }) => brandId));
  const onDisk = new Map(brands.map((one) => [one.id, one]));
  const broken = new Map(invalid.map((one) => [one.id, one]));
  const inFolders = [...onDisk.keys(), ...broken.keys()].sort();
  // After those of folders, the first of which is shown on unknown hosts when none is primary.
  const born = lives.map(({ brandId }) => brandId).filter((id) => !inFolders.includes(id));
  const ids = [...inFolders, ...born.sort()].filter((id) => !removed.has(id));
  const newest = new Map(
    (await findNewer(db, new Map(ids.map((id) => [id, 0])))).map((row) => [row.brand_id, row]),
  );
  const files = await sql<{ brand_id: string; revision: number; hash: Buffer | null }>`
    SELECT DISTINCT ON (brand_id) brand_id, revision, file_hash AS hash FROM brand_revisions
    WHERE brand_id = ANY(${ids}) AND kind = 'file' ORDER BY brand_id, revision DESC`.execute(db);
  const lastFile = new Map(files.rows.map((row) => [row.brand_id, row]));
  return ids.map((id) => ({
    id,
    disk: onDisk.get(id),
    invalid: broken.get(id),
    newest: newest.get(id),
    lastFile: lastFile.get(id),
  }));
}

const describeInvalid = ({ id, newest, invalid }: BrandStatus): string =>
  `brands/${id}/brand.json is invalid, so revision ${newest?.revision ?? 0} of ${id}, published before, stays.\n${invalid?.reason ?? ''}`;

const describeBehind = ({ id, newest }: BrandStatus): string =>
  `brands/${id}/brand.json has changed, but revision ${newest?.revision ?? 0} of ${id} was published from the studio and stays: ` +
  `run "npm run brands -- push ${id}" to publish the file, or "npm run brands -- pull ${id}" to bring the file up to date.`;

const describeUnfit = ({ brand_id, revision }: NewestRevision, errors: string): string =>
  `Revision ${revision} of ${brand_id} is published but breaks the rules of this version of the server. ` +
  `Start the version before, publish a mended revision, then start this one.\n${errors}`;

function describeRemoved({ brands, invalid }: ReadFolder, lives: BrandLives): string[] {
  const removed = [...brands, ...invalid].filter(({ id }) => lives.isRemoved(id));
  return removed.map(
    ({ id }) =>
      `brands/${id}/ is not served: a brand of this id was removed in the studio. Choose another id for the folder.`,
  );
}

async function describeOrphans(
  db: Database,
  statuses: readonly BrandStatus[],
  lives: readonly BrandLife[],
): Promise<string[]> {
  const known = [...statuses.map(({ id }) => id), ...lives.map(({ brandId }) => brandId)];
  const { rows } = await sql<{ brand_id: string }>`
    SELECT brand_id FROM brand_revisions
    WHERE revision = 1 AND brand_id <> ALL(${known}) ORDER BY brand_id`.execute(db);
  return rows.map(
    ({ brand_id }) =>
      `${brand_id} has published revisions but no folder brands/${brand_id}/ any more, so it is not served.`,
  );
}
