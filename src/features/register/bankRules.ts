import { validate } from '#schemas/forms/registerBank?validate';
import { type MemberBankCode, bankByCode, bankCodes, memberBankCodes } from '#schemas/common/banks';
import { isoOfTyped } from '@/lib/dateRange';
import { ageOn, readBirthDate } from '#schemas/common/birthDate';
import { brokenFields, type Problem } from './accountRules';
import { normalizeAccount, normalizeName } from './normalize';
import type { BankAccount } from './registerApi';

/** Step 2 as typed (PUB-02). */
export interface BankValues {
  readonly bankName: string;
  readonly bankId: string;
  readonly name: string;
  /** Digits as typed, day first; empty where the brand does not ask (R7). */
  readonly birthDate: string;
  /** Baht that may be deposited in 24 hours; empty for no limit (R1). */
  readonly depositLimit: string;
}

export type BankField = keyof BankValues;

/** The longest account number of any bank. */
const LONGEST = 15;

export const emptyBank: BankValues = { bankName: '', bankId: '', name: '', birthDate: '', depositLimit: '' };

/** Banks to choose from; the wallet only where the brand allows it (CON-04). */
export function banksToOffer(trueWallet: boolean): readonly MemberBankCode[] {
  return trueWallet ? memberBankCodes : bankCodes;
}

/** What the brand asks of a newcomer's age; null where it does not (R7). */
type AgeRule = { readonly minimumAge: number; readonly today: string } | null;

/** What is wrong with each field (VAL-06); account numbers have the lengths that their bank allows. */
export function checkBank(values: BankValues, age: AgeRule = null): Partial<Record<BankField, Problem>> {
  const { bankName, bankId, name } = toBank(values);
  const broken = brokenFields(validate, { bankName, bankId, name });
  return {
    ...(age && checkBirthDate(values.birthDate, age)),
    ...(broken.has('bankName') && { bankName: 'REQUIRED_CHOICE' }),
    ...(readAccount(values) === null && { bankId: 'BANK_FORMAT' }),
    ...(broken.has('name') && { name: 'NAME_FORMAT' }),
    ...(values.bankId.trim() === '' && { bankId: 'REQUIRED' }),
    ...(values.name.trim() === '' && { name: 'REQUIRED' }),
  };
}

function checkBirthDate(typed: string, { minimumAge, today }: NonNullable<AgeRule>) {
  if (typed === '') return { birthDate: 'REQUIRED' } as const;
  const born = readBirthDate(isoOfTyped(typed), today);
  if (born === null) return { birthDate: 'BIRTH_DATE_FORMAT' } as const;
  return ageOn(born, today) < minimumAge ? ({ birthDate: 'AGE_UNDER' } as const) : {};
}

/** The account, when bank and number can belong together (ENT-05); null while they cannot. */
export function readAccount({
  bankName,
  bankId,
}: Pick<BankValues, 'bankName' | 'bankId'>): BankAccount | null {
  const digits = normalizeAccount(bankId);
  const bank = bankByCode(bankName);
  if (!bank || !/^\d+$/.test(digits) || !bank.lengths.includes(digits.length)) return null;
  return { bankName: bankName as MemberBankCode, bankId: digits };
}

/** Digits that may be typed for a bank. */
export function mostDigits(bankName: string): number {
  return Math.max(...(bankByCode(bankName)?.lengths ?? [LONGEST]));
}

/** The step as it is sent. */
export function toBank(values: BankValues): BankValues {
  return { ...values, bankId: normalizeAccount(values.bankId), name: normalizeName(values.name) };
}
