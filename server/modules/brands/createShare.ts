import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { DAY_MS } from '#core/time/durations';
import { audit } from '#server/platform/audit/audit';
import { checkFile } from './checkFile';
import { findWorkspace } from './workspace';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/byStaff';
import { uuidv7 } from '#server/platform/id';
import { createToken, hashToken } from '#server/platform/crypto/token';
import { countLiveShares, findShare } from './shareRepository';

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
  { brandId, by }: StaffAct,
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
    brand: JSON.stringify(brand),
    view,
    note,
    created_by: by.actor.id,
    created_at: by.now,
    expires_at: new Date(by.now.getTime() + days * DAY_MS),
  };
  return inTransaction(deps.db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`share:${brandId}`}, 0))`.execute(trx);
    if ((await countLiveShares(trx, brandId, by.now)) >= MAX_LIVE) throw fail('SHARE_LIMIT', { n: MAX_LIVE });
    await trx.insertInto('brand_shares').values(row).execute();
    await audit(trx, {
      ...by,
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
