import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { nameKey } from '#core/identity/matchName';
import { isBarred } from './exclusions';
import { requireAge } from './requireAge';
import { findPerson } from './person';

interface Told {
  readonly typed: string;
  /** Years. */
  readonly minimumAge: number;
  readonly brandIds: readonly string[];
}

/**
 * The date of birth of a member who registered without it (R7), once: it opens deposits and play.
 * @throws AppError STATE_CHANGED when it is known, BIRTH_DATE_FORMAT, AGE_UNDER, REGISTER_REFUSED.
 */
export async function setBirthDate(
  trx: Transaction,
  { brandId, memberId, now }: { readonly brandId: string; readonly memberId: string; readonly now: Date },
  { typed, minimumAge, brandIds }: Told,
): Promise<void> {
  const birthDate = requireAge(typed, minimumAge, now);
  const member = await trx
    .selectFrom('members')
    .select(['name', 'birth_date_needed'])
    .where('brand_id', '=', brandId)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!member.birth_date_needed) throw fail('STATE_CHANGED');
  const key = nameKey(member.name);
  const person = { ...(await findPerson(trx, brandId, memberId)), birthDate, nameKey: key };
  if (await isBarred(trx, { brandIds, person, now, but: memberId })) throw fail('REGISTER_REFUSED');
  await trx
    .updateTable('members')
    .set({ birth_date: birthDate, name_key: key, birth_date_needed: false })
    .where('brand_id', '=', brandId)
    .where('id', '=', memberId)
    .execute();
}
