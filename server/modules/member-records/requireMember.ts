import type { Database } from '#server/platform/db/connect';
import { fail } from '#server/platform/appError';

/** The member of the brand with this id. @throws AppError NOT_FOUND. */
export async function requireMember(db: Database, brandId: string, memberId: string) {
  const found = await db
    .selectFrom('members')
    .select(['id', 'username', 'name', 'phone_e164', 'level', 'status', 'last_login_at'])
    .select(['created_at', 'birth_date', 'team', 'marketing', 'source', 'aff_code', 'inviter_id'])
    .where('brand_id', '=', brandId)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!found) throw fail('NOT_FOUND');
  return found;
}
