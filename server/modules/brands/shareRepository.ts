import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { BrandShares } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';

type Share = Calls['GET /api/staff/brand/{brandId}/share']['data'][number];
type Row = Pick<
  Selectable<BrandShares>,
  'id' | 'note' | 'view' | 'created_at' | 'expires_at' | 'revoked_at'
> & { readonly email: string };

/** Ended links are listed after the active ones, up to the limit. */
const LISTED = 100;

/** Links of a brand, newest first. One that lives is never left out. */
export async function findShares(db: Database, brandId: string, now: Date): Promise<Share[]> {
  const rows = await rowsOf(db, brandId)
    .orderBy(sql`s.revoked_at IS NULL AND s.expires_at > ${now}`, 'desc')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime()).map(presentShare);
}

/** One link of the brand. */
export async function findShare(
  db: Database | Transaction,
  brandId: string,
  id: string,
): Promise<Share | undefined> {
  const row = await rowsOf(db, brandId).where('s.id', '=', id).executeTakeFirst();
  return row && presentShare(row);
}

/** Links of the brand that open now. */
export async function countLiveShares(trx: Transaction, brandId: string, now: Date): Promise<number> {
  const { live } = await trx
    .selectFrom('brand_shares')
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('brand_id', '=', brandId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return live;
}

/** What a token opens; nothing for one that is unknown, revoked or over. */
export async function findOpenShare(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('brand_shares')
    .select(['brand_id', 'brand', 'view', 'note', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

function rowsOf(db: Database | Transaction, brandId: string) {
  return db
    .selectFrom('brand_shares as s')
    .innerJoin('staff as m', 'm.id', 's.created_by')
    .select(['s.id', 's.note', 's.view', 's.created_at', 's.expires_at', 's.revoked_at', 'm.email'])
    .where('s.brand_id', '=', brandId);
}

function presentShare(row: Row): Share {
  return {
    uuid: row.id,
    note: row.note,
    view: row.view,
    createdBy: row.email,
    createdAt: bangkokIso(row.created_at),
    expiresAt: bangkokIso(row.expires_at),
    revokedAt: row.revoked_at && bangkokIso(row.revoked_at),
  };
}
