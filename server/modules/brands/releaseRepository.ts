import type { Insertable, Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { BrandReleases } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';

export type Release = Calls['GET /api/staff/brand/{brandId}/release']['data'][number];
export type ReleaseRow = Selectable<BrandReleases> & {
  readonly author: string;
  readonly approver: string | null;
};

/** Releases that wait, and those that ended, at most. */
const WAITING = 50;
const ENDED = 20;

/** The releases that wait and the latest that ended, newest first. */
export async function findReleases(db: Database, brandId: string): Promise<ReleaseRow[]> {
  const latest = ofBrand(db, brandId).orderBy('r.created_at', 'desc').orderBy('r.id', 'desc');
  const waiting = await latest
    .where('r.status', 'in', ['WAITING_APPROVAL', 'SCHEDULED'])
    .limit(WAITING)
    .execute();
  const ended = await latest
    .where('r.status', 'in', ['PUBLISHED', 'CANCELLED', 'FAILED'])
    .limit(ENDED)
    .execute();
  return [...waiting, ...ended].sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

export function findRelease(
  db: Database | Transaction,
  brandId: string,
  id: string,
): Promise<ReleaseRow | undefined> {
  return ofBrand(db, brandId).where('r.id', '=', id).executeTakeFirst();
}

/** The release, locked until the transaction ends. */
export function lockRelease(trx: Transaction, brandId: string, id: string) {
  return trx
    .selectFrom('brand_releases')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A release that waits for its time, locked; none when another transaction decides it. */
export function lockScheduled(trx: Transaction, brandId: string, id: string) {
  return trx
    .selectFrom('brand_releases')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'SCHEDULED')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function insertRelease(trx: Transaction, row: Insertable<BrandReleases>): Promise<void> {
  await trx.insertInto('brand_releases').values(row).execute();
}

/** The next status of a release. */
export type Step = Partial<
  Pick<Selectable<BrandReleases>, 'status' | 'revision' | 'approver_id' | 'failure' | 'ended_at' | 'review'>
>;

export async function transitionRelease(
  trx: Transaction,
  brandId: string,
  id: string,
  step: Step,
): Promise<void> {
  await trx
    .updateTable('brand_releases')
    .set(step)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute();
}

/** How a revision is called that comes of a release. */
export function revisionKind({ at, kind }: Pick<Selectable<BrandReleases>, 'at' | 'kind'>) {
  return at ? 'schedule' : kind;
}

export function presentRelease(row: ReleaseRow): Release {
  return {
    uuid: row.id,
    setUuid: row.set_id,
    status: row.status,
    kind: row.kind,
    baseRevision: row.base_revision,
    revision: row.revision,
    restores: row.restores,
    note: row.note,
    reason: row.reason,
    at: row.at && bangkokIso(row.at),
    author: row.author,
    authorUuid: row.author_id,
    approver: row.approver,
    failure: row.failure,
    createdAt: bangkokIso(row.created_at),
    file: row.file as Release['file'],
    review: row.review as Release['review'],
  };
}

/** The releases of a set, locked until the transaction ends, in the order of their brands. */
export function lockSet(trx: Transaction, setId: string) {
  return trx
    .selectFrom('brand_releases')
    .selectAll()
    .where('set_id', '=', setId)
    .orderBy('brand_id')
    .forUpdate()
    .execute();
}

/** The releases of these sets with the names of their authors, in the order of their brands. */
export function findSets(
  db: Database | Transaction,
  setIds: readonly string[],
): Promise<(ReleaseRow & { readonly set_id: string })[]> {
  if (setIds.length === 0) return Promise.resolve([]);
  return all(db)
    .where('r.set_id', 'in', setIds)
    .orderBy('r.brand_id')
    .$narrowType<{ set_id: string }>()
    .execute();
}

/** Ids of the latest sets, newest first. */
export async function latestSets(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('brand_releases')
    .select('set_id')
    .where('set_id', 'is not', null)
    .groupBy('set_id')
    .orderBy((eb) => eb.fn.max('created_at'), 'desc')
    .limit(limit)
    .$narrowType<{ set_id: string }>()
    .execute();
  return rows.map(({ set_id }) => set_id);
}

function ofBrand(db: Database | Transaction, brandId: string) {
  return all(db).where('r.brand_id', '=', brandId);
}

function all(db: Database | Transaction) {
  return db
    .selectFrom('brand_releases as r')
    .innerJoin('staff as a', 'a.id', 'r.author_id')
    .leftJoin('staff as p', 'p.id', 'r.approver_id')
    .selectAll('r')
    .select(['a.email as author', 'p.email as approver']);
}
