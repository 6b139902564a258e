import type { StaffRole } from '#schemas/api/callSpec';
import { staffRoles } from '#schemas/api/callSpec';
import type { StaffIdentity } from '#server/platform/http/handlers';

type Held = StaffIdentity['held'];

/** Means all brands in a held role. */
const EVERY_BRAND = '*';

/** The highest role that is held at a brand; undefined where none is. */
export function highestRole(held: Held, brandId: string): StaffRole | undefined {
  const here = new Set(
    held.filter((one) => one.brandId === brandId || one.brandId === EVERY_BRAND).map(({ role }) => role),
  );
  return staffRoles.filter((role) => here.has(role)).at(-1);
}

/** Whether this role, or one that includes it, is held at a brand. */
export function holdsRole(held: Held, brandId: string, needed: StaffRole): boolean {
  const role = highestRole(held, brandId);
  return role !== undefined && staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}
