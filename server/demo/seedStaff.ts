import { staffRoles } from '#schemas/api/callSpec';
import type { Transaction } from '#server/db/transaction';
import { uuidv7 } from '#server/id';

/** One staff member of each role for all brands, `<role>@demo.sala.example`. */
export async function seedStaff(trx: Transaction, passwordHash: string, now: Date): Promise<void> {
  for (const role of staffRoles) {
    const staff = await trx
      .insertInto('staff')
      .values({
        id: uuidv7(),
        email: `${role}@demo.sala.example`,
        name: role,
        password_hash: passwordHash,
        created_at: now,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (staff)
      await trx.insertInto('staff_roles').values({ staff_id: staff.id, brand_id: '*', role }).execute();
  }
}
