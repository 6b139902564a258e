import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { nameKey } from '#core/identity/matchName';
import { isExcluded } from './exclusions';
import { findPerson } from './person';
import { ageOn, readBirthDate } from '#schemas/common/birthDate';
import { bangkokDay } from '#core/time/bangkok';

interface BirthDateInput {
  readonly typed: string;
  /** Years. */
  readonly minimumAge: number;
  readonly brandIds: readonly string[];
}

/**
 * The date of birth of a member who registered without it, once: it opens deposits and play.
 * @throws AppError STATE_CHANGED when it is already stored, BIRTH_DATE_FORMAT, AGE_UNDER, REGISTER_REFUSED.
 */
export async function setBirthDate(
  trx: Transaction,
  { brandId, memberId, now }: { readonly brandId: string; readonly memberId: string; readonly now: Date },
  { typed, minimumAge, brandIds }: BirthDateInput,
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
  if (await isExcluded(trx, { brandIds, person, now, but: memberId })) throw fail('REGISTER_REFUSED');
  await trx
    .updateTable('members')
    .set({ birth_date: birthDate, name_key: key, birth_date_needed: false })
    .where('brand_id', '=', brandId)
    .where('id', '=', memberId)
    .execute();
}

/**
 * A date of birth by either calendar, of somebody old enough today in Bangkok.
 * @returns `YYYY-MM-DD` of the common era. @throws AppError BIRTH_DATE_FORMAT, AGE_UNDER.
 */
export function requireAge(typed: string, minimumAge: number, now: Date): string {
  const today = bangkokDay(now);
  const born = readBirthDate(typed, today);
  if (born === null) throw fail('BIRTH_DATE_FORMAT', undefined, { birthDate: 'BIRTH_DATE_FORMAT' });
  if (ageOn(born, today) < minimumAge) throw fail('AGE_UNDER', { n: minimumAge }, { birthDate: 'AGE_UNDER' });
  return born;
}
