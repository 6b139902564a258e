import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import { membersOfPerson, type Person } from './person';

interface Newcomer {
  readonly brandIds: readonly string[];
  readonly person: Person;
  readonly now: Date;
  /** The calling member, whose own account does not count. */
  readonly but?: string;
}

/** Whether this person was suspended, or takes a break, at one of these brands. One query. */
export async function isExcluded(db: Database, { brandIds, person, now, but }: Newcomer): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM (${membersOfPerson(brandIds, person)}) p
    JOIN members m ON m.brand_id = p.brand_id AND m.id = p.id
    WHERE m.id IS DISTINCT FROM ${but ?? null}::uuid
      AND (m.status = 'SUSPENDED' OR EXISTS (${activeBreak(sql.ref('m.brand_id'), sql.ref('m.id'), now)}))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

type Column = RawBuilder<unknown> | string;

/** A query of the break of a member that lasts longest, none when none lasts now. */
export function activeBreak(brandId: Column, memberId: Column, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT b.kind, b.starts_at, b.ends_at FROM play_breaks b
    WHERE b.brand_id = ${brandId} AND b.member_id = ${memberId}
      AND b.starts_at <= ${now} AND (b.ends_at IS NULL OR b.ends_at > ${now})
    ORDER BY b.ends_at DESC NULLS FIRST LIMIT 1`;
}
