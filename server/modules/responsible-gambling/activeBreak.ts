import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

type Column = RawBuilder<unknown> | string;

/** A query of the break of a member that lasts longest, none when none lasts now (R3). */
export function activeBreak(brandId: Column, memberId: Column, now: Date): RawBuilder<unknown> {
  return sql`
    SELECT b.kind, b.starts_at, b.ends_at FROM play_breaks b
    WHERE b.brand_id = ${brandId} AND b.member_id = ${memberId}
      AND b.starts_at <= ${now} AND (b.ends_at IS NULL OR b.ends_at > ${now})
    ORDER BY b.ends_at DESC NULLS FIRST LIMIT 1`;
}
