import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { nameKey } from '#core/identity/matchName';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { isExcluded, operatorBrands, requireAge } from '#server/modules/responsible-gambling/index';
import { bankByCode } from '#schemas/common/banks';
import { canonicalPhone } from '#core/identity/phone';

/** The age of a new member. */
export interface Birth {
  /** `YYYY-MM-DD`, or null when it was not given. */
  readonly date: string | null;
  /** The date of birth is required before deposits and play. */
  readonly isNeeded: boolean;
}

/**
 * Whether this person is old enough and may become a member: not while suspended, or taking a break, at a brand of the
 * operator. The error names no field, so that it does not reveal personal data.
 * @throws AppError BIRTH_DATE_FORMAT, AGE_UNDER, REGISTER_REFUSED.
 */
export async function checkPerson(
  { db, brands }: Deps,
  { brand, now }: { readonly brand: Brand; readonly now: Date },
  body: Calls['POST /api/user/register']['body'],
): Promise<Birth> {
  const isAsked = brand.flags.responsiblePlay;
  const date =
    isAsked && body.birthDate !== undefined ? requireAge(body.birthDate, brand.legal.minimumAge, now) : null;
  const { phone, bankName, bankId } = body;
  const person = {
    phone,
    bankName,
    bankId,
    birthDate: date,
    nameKey: date === null ? null : nameKey(body.name),
  };
  if (await isExcluded(db, { brandIds: operatorBrands(brands, brand), person, now }))
    throw fail('REGISTER_REFUSED');
  return { date, isNeeded: isAsked && date === null };
}

export interface BankAccount {
  readonly bankName: string;
  readonly bankId: string;
}

/**
 * An account number has a length that its bank uses (appendix D). The wallet, whose number is a phone, counts
 * only where the brand takes it.
 * @throws AppError BANK_FORMAT.
 */
export function checkBank({ flags }: Brand, { bankName, bankId }: BankAccount): void {
  const bank = bankByCode(bankName);
  const isOffered = bankName !== 'TRUEMONEY' || (flags.trueWallet && canonicalPhone(bankId) !== undefined);
  if (!bank || !isOffered || !bank.lengths.includes(bankId.length)) {
    throw fail('BANK_FORMAT', undefined, { bankId: 'BANK_FORMAT' });
  }
}
