import type { Calls } from '#schemas/api/contract';
import type { MemberIdentity } from '#server/platform/http/handlers';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';

type Credit = Calls['POST /api/auth/user/getCredit/{username}']['data'];

/** What the member may spend now, in baht; money that an open withdrawal holds is not part of it (M14). */
export function presentCredit({ username, available }: MemberIdentity, now: Date): Credit {
  return { username, balanceType: 'M', point: satangToBaht(available), updatedAt: bangkokIso(now) };
}
