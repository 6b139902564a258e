import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffIdentity } from '#server/platform/http/handlers';
import { type Permission, permissionsOf, rolesAllow, type StaffRole } from '#schemas/api/staffPermissions';
import { sql } from 'kysely';

/** Brands whose staff somebody administers; `all` for an administrator of `*`. */
export type Scope = 'all' | readonly string[];

export function scopeOf({ held }: StaffIdentity): Scope {
  const brands = held.filter(({ role }) => role === 'admin').map(({ brandId }) => brandId);
  return brands.includes('*') ? 'all' : brands;
}

/**
 * Only an administrator of all brands grants roles at all brands, or at a brand outside their own.
 * @throws AppError FORBIDDEN for `*`; NOT_FOUND for a brand of others, the same as for an unknown one.
 */
export function requireAdministered(brands: BrandDirectory, scope: Scope, brandId: string): void {
  if (brandId === '*') {
    if (scope !== 'all') throw fail('FORBIDDEN');
    return;
  }
  const isTheirs = scope === 'all' || scope.includes(brandId);
  if (!isTheirs || !brands.byId(brandId)) throw fail('NOT_FOUND');
}

/**
 * What counts for somebody at every brand takes an administrator of every brand at which they hold a role.
 * @throws AppError FORBIDDEN.
 */
export async function requireAdminOfAllRoles(trx: Transaction, scope: Scope, staffId: string): Promise<void> {
  if (scope === 'all') return;
  const beyond = await trx
    .selectFrom('staff_roles')
    .select('brand_id')
    .where('staff_id', '=', staffId)
    .where('brand_id', 'not in', scope)
    .limit(1)
    .executeTakeFirst();
  if (beyond) throw fail('FORBIDDEN');
}

type Held = StaffIdentity['held'];

/** Means all brands in a held role. */
const EVERY_BRAND = '*';

const rolesAt = (held: Held, brandId: string): StaffRole[] =>
  held.filter((one) => one.brandId === brandId || one.brandId === EVERY_BRAND).map(({ role }) => role);

/** What the held roles allow at a brand; empty where none is held. */
export const permissionsAt = (held: Held, brandId: string): Permission[] =>
  permissionsOf(rolesAt(held, brandId));

/** Whether the held roles allow this at a brand. */
export const allowsAt = (held: Held, brandId: string, permission: Permission): boolean =>
  rolesAllow(rolesAt(held, brandId), permission);

/** One change of who may do what at a time: each is judged by what the one before left. */
export async function lockStaff(trx: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(trx);
}

/**
 * One active administrator of all brands must remain. Call it under `lockStaff`, before the role is removed.
 * @throws AppError LAST_ADMIN when no other active staff member administers all brands.
 */
export async function requireAnotherAdmin(trx: Transaction, staffId: string): Promise<void> {
  const admins = await trx
    .selectFrom('staff_roles as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select('s.id')
    .where('r.brand_id', '=', '*')
    .where('r.role', '=', 'admin')
    .where('s.status', '=', 'ACTIVE')
    .orderBy('s.id')
    .limit(1_000)
    .execute();
  if (admins.length === 1 && admins[0]?.id === staffId) throw fail('LAST_ADMIN');
}
