import { sql } from 'kysely';
import type { NamedBrand } from '#brand/checks/across';
import { checkAcross } from '#brand/checks/across';
import { sameJson } from '#brand/json';
import { hasErrors } from '#brand/problem';
import { audit } from '#server/audit';
import type { Database } from '#server/db/connect';
import { inTransaction } from '#server/db/transaction';
import type { Published } from './brandDirectory';
import { brandFileName } from './brandRules';
import type { BrandRules } from './brandRules';
import type { DiskBrand } from './readFolder';
import { sayErrors } from './readFolder';
import { findNewer, insertRevision } from './revisions';
import type { NewestRevision } from './revisions';

interface Standing {
  readonly disk: DiskBrand;
  readonly newest: NewestRevision | undefined;
  /** The last revision that came from a file on disk. */
  readonly lastFile: { readonly revision: number; readonly hash: Buffer | null } | undefined;
}

/** What is published once the files on disk have been taken in. */
export interface ImportedFolder {
  readonly published: readonly Published[];
  /** What a person has to know or do, a sentence each. */
  readonly sentences: readonly string[];
}

/**
 * Takes the files on disk into the database: a new brand as revision 1, a changed file as a new revision while nobody has
 * published since the last one. Several processes may do this at once; each revision is written once.
 * @throws Error naming brand, place and mistake when what would be served breaks the rules; nothing is written then.
 */
export async function importFolder(
  db: Database,
  rules: BrandRules,
  disk: readonly DiskBrand[],
  now: Date,
): Promise<ImportedFolder> {
  for (;;) {
    const standing = await findStanding(db, disk);
    const published = checkAll(standing, rules, now);
    const due = standing.filter(isDue);
    if (due.length === 0) {
      const behind = standing.filter(isBehind).map(sayBehind);
      return { published, sentences: [...behind, ...(await sayOrphans(db, disk))] };
    }
    for (const one of due) await importFile(db, one, now);
  }
}

/** The file on disk is to be published: its brand is new, or only its file has moved on. */
function isDue({ disk, newest, lastFile }: Standing): boolean {
  if (!newest) return true;
  return isChanged({ disk, newest, lastFile }) && newest.revision === lastFile?.revision;
}

/** The file on disk has moved on, and so has what is published. */
function isBehind(standing: Standing): boolean {
  return isChanged(standing) && !isDue(standing);
}

function isChanged({ disk, newest, lastFile }: Standing): boolean {
  return lastFile?.hash?.equals(disk.hash) !== true && !sameJson(disk.file, newest?.file);
}

/** @throws Error when the brands that would be served break a rule, alone or together. */
function checkAll(standing: readonly Standing[], rules: BrandRules, now: Date): Published[] {
  const named: NamedBrand[] = [];
  const published = standing.map((one): Published => {
    const { disk, newest } = one;
    if (!newest || isDue(one)) {
      named.push({ file: brandFileName(disk.id), brand: disk.brand });
      return { revision: (newest?.revision ?? 0) + 1, file: disk.file, brand: disk.brand, publishedAt: now };
    }
    const checked = rules.assemble(disk.id, newest.file);
    if (!checked.loaded) throw new Error(sayUnfit(newest, sayErrors(checked.problems)));
    const { source, brand } = checked.loaded;
    named.push({ file: `Revision ${newest.revision} of ${disk.id}: `, brand });
    return { revision: newest.revision, file: source, brand, publishedAt: newest.created_at };
  });
  const problems = checkAcross(named);
  if (hasErrors(problems)) throw new Error(sayErrors(problems));
  return published;
}

async function importFile(db: Database, { disk, newest }: Standing, now: Date): Promise<void> {
  const brandId = disk.id;
  const revision = (newest?.revision ?? 0) + 1;
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
      detail: { revision, note },
      now,
    });
  });
}

async function findStanding(db: Database, disk: readonly DiskBrand[]): Promise<Standing[]> {
  const ids = disk.map(({ id }) => id);
  const newest = new Map(
    (await findNewer(db, new Map(ids.map((id) => [id, 0])))).map((row) => [row.brand_id, row]),
  );
  const files = await sql<{ brand_id: string; revision: number; hash: Buffer | null }>`
    SELECT DISTINCT ON (brand_id) brand_id, revision, file_hash AS hash FROM brand_revisions
    WHERE brand_id = ANY(${ids}) AND kind = 'file' ORDER BY brand_id, revision DESC`.execute(db);
  const lastFile = new Map(files.rows.map((row) => [row.brand_id, row]));
  return disk.map((one) => ({ disk: one, newest: newest.get(one.id), lastFile: lastFile.get(one.id) }));
}

const sayBehind = ({ disk: { id }, newest }: Standing): string =>
  `brands/${id}/brand.json has changed, but revision ${newest?.revision ?? 0} of ${id} was published from the studio and stays: ` +
  `run "npm run brands -- push ${id}" to publish the file, or "npm run brands -- pull ${id}" to bring the file up to date.`;

const sayUnfit = ({ brand_id, revision }: NewestRevision, errors: string): string =>
  `Revision ${revision} of ${brand_id} is published but breaks the rules of this version of the server, so it does not start. ` +
  `Start the version before, publish a mended revision, then start this one.\n${errors}`;

async function sayOrphans(db: Database, disk: readonly DiskBrand[]): Promise<string[]> {
  const known = disk.map(({ id }) => id);
  const { rows } = await sql<{ brand_id: string }>`
    SELECT brand_id FROM brand_revisions
    WHERE revision = 1 AND brand_id <> ALL(${known}) ORDER BY brand_id`.execute(db);
  return rows.map(
    ({ brand_id }) =>
      `${brand_id} has published revisions but no folder brands/${brand_id}/ any more, so it is not served.`,
  );
}
