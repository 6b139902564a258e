import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import { activeBreak } from './activeBreak';
import { membersOfPerson } from './person';
import type { Person } from './person';

interface Newcomer {
  readonly brandIds: readonly string[];
  readonly person: Person;
  readonly now: Date;
  /** The member who asks, who is not barred by being there. */
  readonly but?: string;
}

/** Whether this person was suspended, or takes a break, at one of these brands (R8, I7). One query. */
export async function isBarred(db: Database, { brandIds, person, now, but }: Newcomer): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM (${membersOfPerson(brandIds, person)}) p
    JOIN members m ON m.brand_id = p.brand_id AND m.id = p.id
    WHERE m.id IS DISTINCT FROM ${but ?? null}::uuid
      AND (m.status = 'SUSPENDED' OR EXISTS (${activeBreak(sql.ref('m.brand_id'), sql.ref('m.id'), now)}))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
