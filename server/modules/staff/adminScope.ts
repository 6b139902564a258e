import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffIdentity } from '#server/platform/http/handlers';

/** Brands whose staff somebody administers; `all` for an administrator of `*`. */
export type Scope = 'all' | readonly string[];

export function scopeOf({ held }: StaffIdentity): Scope {
  const brands = held.filter(({ role }) => role === 'admin').map(({ brandId }) => brandId);
  return brands.includes('*') ? 'all' : brands;
}

/**
 * Only an administrator of all brands hands out roles at all of them, or at a brand that is not theirs.
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
