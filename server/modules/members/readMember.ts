import type { Calls } from '#schemas/api/contract';
import type { MemberIdentity } from '#server/platform/http/handlers';
import type { Database } from '#server/platform/db/connect';
import { fail } from '#server/platform/appError';
import { readBalances } from '#server/modules/ledger/index';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';

type StaffUser = Calls['GET /api/staff/user/{username}']['data'];

/** A member of the brand as staff look them up. Two queries. @throws AppError NOT_FOUND. */
export async function readMember(db: Database, brandId: string, username: string): Promise<StaffUser> {
  const found = await db
    .selectFrom('members')
    .select(['id', 'username', 'name', 'level', 'status', 'created_at', 'last_login_at'])
    .where('brand_id', '=', brandId)
    .where('username', '=', username.trim().toLowerCase())
    .executeTakeFirst();
  if (!found) throw fail('NOT_FOUND');
  const { available, held, af, wl, cashback } = await readBalances(db, brandId, found.id);
  return {
    uuid: found.id,
    username: found.username,
    name: found.name,
    level: found.level,
    status: found.status,
    credit: satangToBaht(available),
    held: satangToBaht(held),
    cashback: satangToBaht(cashback),
    friends: satangToBaht(af + wl),
    createdAt: bangkokIso(found.created_at),
    lastLoginAt: found.last_login_at && bangkokIso(found.last_login_at),
  };
}

type Credit = Calls['POST /api/auth/user/getCredit/{username}']['data'];

/** What the member may spend now, in baht; money that an open withdrawal holds is not part of it. */
export function presentCredit({ username, available }: MemberIdentity, now: Date): Credit {
  return { username, balanceType: 'M', point: satangToBaht(available), updatedAt: bangkokIso(now) };
}
