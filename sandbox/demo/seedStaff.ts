import { staffRoles, type StaffRole } from '#schemas/api/staffPermissions';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { DEMO_DOMAIN } from '#server/platform/db/requireDatabaseKind';

interface DemoStaff {
  readonly name: string;
  readonly role: StaffRole;
  /** `*` for all brands. */
  readonly brandId: string;
}

interface Seed {
  readonly passwordHash: string;
  /** The one brand of the staff member who has only one. */
  readonly primaryBrandId: string;
  readonly now: Date;
}

/**
 * One staff member of each role for all brands, `<role>@demo.sala.example`; and a second publisher, who gives
 * the second word to what the first publishes, and one who publishes the primary brand only.
 */
const demoStaff = (primaryBrandId: string): DemoStaff[] => [
  ...staffRoles.map((role) => ({ name: role, role, brandId: '*' })),
  { name: 'publisher2', role: 'publisher', brandId: '*' },
  { name: 'one-brand', role: 'publisher', brandId: primaryBrandId },
];

/** The log-ins of the demonstration's staff, in one line for who starts it. */
export const demoStaffNames = `${demoStaff('')
  .map(({ name }) => `${name}@`)
  .join(' ')} (${DEMO_DOMAIN.slice(1)})`;

/** Creates the missing staff members of the demo. */
export async function seedStaff(
  trx: Transaction,
  { passwordHash, primaryBrandId, now }: Seed,
): Promise<void> {
  for (const { name, role, brandId } of demoStaff(primaryBrandId)) {
    const staff = await trx
      .insertInto('staff')
      .values({
        id: uuidv7(),
        email: `${name}${DEMO_DOMAIN}`,
        name,
        password_hash: passwordHash,
        created_at: now,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (staff)
      await trx.insertInto('staff_roles').values({ staff_id: staff.id, brand_id: brandId, role }).execute();
  }
}
