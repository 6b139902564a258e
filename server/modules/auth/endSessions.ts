import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { hashToken } from '#server/platform/crypto/token';

interface Ending {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
  /** End this one only. */
  readonly only?: string;
  /** End all but this one. */
  readonly except?: string;
}

/** Ends sessions on every server at once, since each call reads them here. Returns how many ended. */
export async function endSessions(db: Database | Transaction, ending: Ending): Promise<number> {
  const { brandId, memberId, now, only, except } = ending;
  let query = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null);
  if (only !== undefined) query = query.where('id', '=', only);
  if (except !== undefined) query = query.where('id', '!=', except);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the session of a token. Holding the token is the only requirement. */
export async function endSessionOf(
  db: Database | Transaction,
  brandId: string,
  token: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('brand_id', '=', brandId)
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .execute();
}
