import { sql } from 'kysely';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Database } from '#server/platform/db/connect';
import type { BrandRevisions } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import type { Calls } from '#schemas/api/contract';
import { rowsOf } from '#schemas/api/page';
import { bangkokIso } from '#core/time/bangkok';
import { liftFile } from './workspace';
import { fail } from '#server/platform/appError';

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
  /** The older revision that it restores. */
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
 * and only their files are read.
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

type List = Calls['GET /api/staff/brand/{brandId}/revision'];
type Row = List['data'][number];
type Detail = Calls['GET /api/staff/brand/{brandId}/revision/{revision}']['data'];

/**
 * Published revisions, newest first; a page begins below the last revision of the page before.
 * @throws AppError CURSOR_INVALID.
 */
export async function pageOfRevisions(
  db: Database,
  brandId: string,
  query: NonNullable<List['query']>,
): Promise<{ data: Row[]; meta: List['meta'] }> {
  const limit = rowsOf(query);
  const below = query.cursor === undefined ? undefined : decode(query.cursor);
  const rows = await ofBrand(db, brandId)
    .$if(below !== undefined, (all) => all.where('r.revision', '<', below ?? 0))
    .orderBy('r.revision', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { data: page.map(present), meta: { limit, next: last ? encode(last.revision) : null } };
}

/** One revision with its file, lifted to the present version. @throws AppError NOT_FOUND. */
export async function readRevision(db: Database, brandId: string, revision: number): Promise<Detail> {
  const row = await ofBrand(db, brandId)
    .select('r.file')
    .where('r.revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw fail('NOT_FOUND');
  return { ...present(row), file: liftFile(row.file) };
}

function ofBrand(db: Database, brandId: string) {
  return db
    .selectFrom('brand_revisions as r')
    .leftJoin('staff as a', 'a.id', 'r.author_id')
    .leftJoin('staff as p', 'p.id', 'r.approver_id')
    .select(['r.revision', 'r.kind', 'r.note', 'r.restores', 'r.created_at'])
    .select(['a.email as author', 'p.email as approver'])
    .where('r.brand_id', '=', brandId);
}

function present({ created_at, ...row }: Omit<Row, 'at'> & { readonly created_at: Date }): Row {
  const { revision, kind, note, author, approver, restores } = row;
  return { revision, kind, note, author, approver, restores, at: bangkokIso(created_at) };
}

const encode = (revision: number): string => Buffer.from(String(revision)).toString('base64url');

function decode(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^[1-9]\d{0,8}$/.test(text)) throw fail('CURSOR_INVALID');
  return Number(text);
}
