import type { Database } from '#server/db/connect';
import type { Transaction } from '#server/db/transaction';

interface Ending {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
  /** End this one only. */
  readonly only?: string;
  /** End all but this one. */
  readonly except?: string;
}

/** Ends sessions at once, on every server, since each call looks here (A5). Returns how many ended. */
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
