import { ageOn, readBirthDate } from '#schemas/common/birthDate';
import { bangkokDay } from '#core/time/bangkok';
import { fail } from '#server/platform/appError';

/**
 * A date of birth by either calendar, of somebody old enough today in Bangkok (R7).
 * @returns `YYYY-MM-DD` of the common era. @throws AppError BIRTH_DATE_FORMAT, AGE_UNDER.
 */
export function requireAge(typed: string, minimumAge: number, now: Date): string {
  const today = bangkokDay(now);
  const born = readBirthDate(typed, today);
  if (born === null) throw fail('BIRTH_DATE_FORMAT', undefined, { birthDate: 'BIRTH_DATE_FORMAT' });
  if (ageOn(born, today) < minimumAge) throw fail('AGE_UNDER', { n: minimumAge }, { birthDate: 'AGE_UNDER' });
  return born;
}
