import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

interface Link {
  /** Column of who made it: `null` for the person who starts the server, who may do anything. */
  readonly maker: string;
  /** Query for the ids of the brands at which it gives power. */
  readonly reach: RawBuilder<unknown>;
}

/**
 * A link that gives power is worth what its maker is now: they are active, an administrator, and administer each brand
 * that it reaches. Otherwise it would outlive its maker's rights, or give more than they have.
 */
export function makerIsAuthorized({ maker, reach }: Link): RawBuilder<boolean> {
  const roles = sql`SELECT FROM staff_roles r WHERE r.staff_id = ${sql.ref(maker)} AND r.role = 'admin'`;
  return sql<boolean>`(${sql.ref(maker)} IS NULL OR (
    EXISTS (SELECT FROM staff s WHERE s.id = ${sql.ref(maker)} AND s.status = 'ACTIVE')
    AND EXISTS (${roles})
    AND NOT EXISTS (
      SELECT FROM (${reach}) AS reached (brand_id)
      WHERE NOT EXISTS (${roles} AND r.brand_id IN ('*', reached.brand_id)))))`;
}
