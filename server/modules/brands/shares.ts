import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { withoutTiers } from '#core/brand/publicBrand';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { sql, type Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { DAY_MS } from '#core/time/durations';
import { checkFile } from './checkFile';
import { findWorkspace } from './workspace';
import type { Deps } from '#server/providers/deps';
import { uuidv7 } from '#server/platform/id';
import { createToken, hashToken } from '#server/platform/crypto/token';
import { bangkokIso } from '#core/time/bangkok';
import type { BrandShares } from '#server/platform/db/schema';

/**
 * Revokes a link; revoking it again has no effect.
 * @throws AppError NOT_FOUND for a link that the brand has not.
 */
export async function revokeShare(db: Database, { brandId, origin }: StaffAct, id: string) {
  return inTransaction(db, async (trx) => {
    const revoked = await trx
      .updateTable('brand_shares')
      .set({ revoked_at: origin.now })
      .where('brand_id', '=', brandId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (revoked)
      await audit(trx, { ...origin, brandId, action: 'share.revoke', subject: { type: 'SHARE', id } });
    const share = await findShare(trx, brandId, id);
    if (!share) throw fail('NOT_FOUND');
    return share;
  });
}

type Create = Calls['POST /api/staff/brand/{brandId}/share'];

/** Links of one brand that open at one time. */
const MAX_LIVE = 50;

/**
 * Creates a link to the draft as the editor sees it. It shows the complete resolved brand, stored with
 * the link: it stays the same when the draft, the revision or the defaults change. Only a hash of its token is stored.
 * @throws AppError DRAFT_CONFLICT when the draft is at another version, BRAND_INVALID, SHARE_LIMIT.
 */
export async function createShare(
  deps: Deps,
  { brandId, origin }: StaffAct,
  { draftVersion, view, note, days }: Create['body'],
): Promise<Create['data']> {
  const { draft } = await findWorkspace(deps.db, brandId);
  if (draft.version !== draftVersion) throw fail('DRAFT_CONFLICT');
  const { problems, brand } = await checkFile(deps, brandId, draft.file);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0 || !brand) throw fail('BRAND_INVALID', { n: errors });
  const token = createToken();
  const row = {
    brand_id: brandId,
    id: uuidv7(),
    token_hash: hashToken(token),
    // The frame needs a complete brand; tiers are for staff only.
    brand: JSON.stringify(withoutTiers(brand)),
    view,
    note,
    created_by: origin.actor.id,
    created_at: origin.now,
    expires_at: new Date(origin.now.getTime() + days * DAY_MS),
  };
  return inTransaction(deps.db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`share:${brandId}`}, 0))`.execute(trx);
    if ((await countLiveShares(trx, brandId, origin.now)) >= MAX_LIVE)
      throw fail('SHARE_LIMIT', { n: MAX_LIVE });
    await trx.insertInto('brand_shares').values(row).execute();
    await audit(trx, {
      ...origin,
      brandId,
      action: 'share.create',
      subject: { type: 'SHARE', id: row.id },
      detail: { draftVersion, view, note, days },
    });
    const share = await findShare(trx, brandId, row.id);
    if (!share) throw new Error('A link that was written is not there.');
    return { token, share };
  });
}

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
