import type { StaffRole } from '#schemas/api/callSpec';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { createToken, hashToken } from '#server/platform/crypto/token';

interface NewInvitation {
  /** `null` lets the holder of the code choose the address: only in a new installation. */
  readonly email: string | null;
  readonly brandId: string;
  readonly role: StaffRole;
  readonly invitedBy: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores an invitation and returns its code: 256 random bits, of which only the hash is stored. */
export async function createInvitation(
  db: Database | Transaction,
  { email, brandId, role, invitedBy, now, expiresAt }: NewInvitation,
): Promise<string> {
  const code = createToken();
  await db
    .insertInto('staff_invitations')
    .values({
      code_hash: hashToken(code),
      email,
      brand_id: brandId,
      role,
      invited_by: invitedBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return code;
}
