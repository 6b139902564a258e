import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { maskNumbers } from '#core/identity/mask';
import { nationalPhone } from '#core/identity/phone';
import { bangkokIso } from '#core/time/bangkok';
import { fail } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import type { Members } from '#server/platform/db/schema';

type Short = Calls['GET /api/staff/brand/{brandId}/member/{uuid}']['data']['member'];

const columns = ['id', 'username', 'name', 'phone_e164', 'level', 'status', 'last_login_at'] as const;

export type ShortRow = Pick<Selectable<Members>, (typeof columns)[number]>;

/** The columns of `ShortRow`. @param table alias of `members`. */
export function shortColumns(table: string): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
}

/** A member in a list of staff, with the last four digits of the phone. */
export function presentShort(row: ShortRow): Short {
  return {
    uuid: row.id,
    username: row.username,
    name: row.name,
    phone: maskNumbers(nationalPhone(row.phone_e164)),
    level: row.level,
    status: row.status,
    lastLoginAt: row.last_login_at && bangkokIso(row.last_login_at),
  };
}

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
