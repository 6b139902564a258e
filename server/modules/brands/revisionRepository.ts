import type { Calls } from '#schemas/api/contract';
import { rowsOf } from '#schemas/api/page';
import { bangkokIso } from '#core/time/bangkok';
import { liftFile } from './workspace';
import type { Database } from '#server/platform/db/connect';
import { fail } from '#server/platform/appError';

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
