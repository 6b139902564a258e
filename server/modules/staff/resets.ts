import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { createToken, hashToken } from '#server/platform/crypto/token';

const CODE_MS = DAY_MS;

interface NewReset {
  readonly staffId: string;
  /** `null` for the person who starts the server. */
  readonly madeBy: string | null;
  readonly now: Date;
}

/** Creates a reset code, valid for 24 hours; only its hash is stored, and an older code becomes invalid. */
export async function createReset(
  db: Database | Transaction,
  { staffId, madeBy, now }: NewReset,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const code = createToken();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await db.deleteFrom('staff_resets').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_resets')
    .values({
      code_hash: hashToken(code),
      staff_id: staffId,
      made_by: madeBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { code, expiresAt };
}
