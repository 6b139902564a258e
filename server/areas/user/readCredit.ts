import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#server/clock';
import type { Database } from '#server/db/connect';
import type { MemberIdentity } from '#server/http/handlers';
import { readBalance } from '#server/ledger/accounts';
import { satangToBaht } from '#server/ledger/money';

type Credit = Calls['POST /api/auth/user/getCredit/{username}']['data'];

/** What the member may spend now, in baht; money that an open withdrawal holds is not part of it (M14). */
export async function readCredit(
  db: Database,
  brandId: string,
  member: MemberIdentity,
  now: Date,
): Promise<Credit> {
  const { available } = await readBalance(db, brandId, member.id);
  return {
    username: member.username,
    balanceType: 'M',
    point: satangToBaht(available),
    updatedAt: bangkokIso(now),
  };
}
