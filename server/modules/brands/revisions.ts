import { sql } from 'kysely';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Database } from '#server/platform/db/connect';
import type { BrandRevisions } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';

/** A revision to be written. */
export interface NewRevision {
  readonly brandId: string;
  readonly revision: number;
  readonly kind: BrandRevisions['kind'];
  readonly file: BrandFile;
  /** SHA-256 of the file on disk that it comes from. */
  readonly fileHash?: Buffer;
  readonly note: string;
  readonly authorId?: string | null;
  readonly approverId?: string | null;
  /** The older revision that it brings back. */
  readonly restores?: number | null;
  readonly now: Date;
}

/** The newest revision of a brand. */
export interface NewestRevision {
  readonly brand_id: string;
  readonly revision: number;
  readonly kind: BrandRevisions['kind'];
  readonly file: unknown;
  readonly created_at: Date;
}

/** PostgreSQL channel that names the brand of a new revision. */
export const PUBLISHED_CHANNEL = 'brand_published';

/**
 * The newest revisions of brands where they are newer than those seen; one look into the key's index for each brand,
 * and files are read of those alone.
 */
export async function findNewer(
  db: Database | Transaction,
  seen: ReadonlyMap<string, number>,
): Promise<NewestRevision[]> {
  const { rows } = await sql<NewestRevision>`
    SELECT r.brand_id, r.revision, r.kind, r.file, r.created_at
    FROM unnest(${[...seen.keys()]}::text[], ${[...seen.values()]}::int[]) AS known (brand_id, revision)
    CROSS JOIN LATERAL (
      SELECT * FROM brand_revisions n
      WHERE n.brand_id = known.brand_id ORDER BY n.revision DESC LIMIT 1
    ) r
    WHERE r.revision > known.revision`.execute(db);
  return rows;
}

/**
 * Writes a revision and notifies every process once the transaction is committed.
 * @returns false when somebody else wrote the revision of this number.
 */
export async function insertRevision(trx: Transaction, revision: NewRevision): Promise<boolean> {
  const inserted = await trx
    .insertInto('brand_revisions')
    .values({
      brand_id: revision.brandId,
      revision: revision.revision,
      kind: revision.kind,
      file: JSON.stringify(revision.file),
      file_hash: revision.fileHash ?? null,
      note: revision.note,
      author_id: revision.authorId ?? null,
      approver_id: revision.approverId ?? null,
      restores: revision.restores ?? null,
      created_at: revision.now,
    })
    .onConflict((on) => on.columns(['brand_id', 'revision']).doNothing())
    .returning('revision')
    .executeTakeFirst();
  if (!inserted) return false;
  await sql`SELECT pg_notify(${PUBLISHED_CHANNEL}, ${revision.brandId})`.execute(trx);
  return true;
}
