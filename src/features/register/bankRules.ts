import { validate } from '#schemas/forms/registerBank?validate';
import { type MemberBankCode, bankByCode, bankCodes, memberBankCodes } from '#schemas/common/banks';
import { readTypedDate } from '#core/time/typedDate';
import { ageOn, readBirthDate } from '#schemas/common/birthDate';
import { brokenFields, type Problem, normalizeAccount, normalizeName } from './accountRules';
import type { BankAccount } from './registerApi';

/** Step 2 as typed. */
export interface BankValues {
  readonly bankName: string;
  readonly bankId: string;
  readonly name: string;
  /** Digits as typed, day first; empty where the brand does not ask for it. */
  readonly birthDate: string;
  /** Deposit limit in baht per 24 hours; empty for no limit. */
  readonly depositLimit: string;
}

export type BankField = keyof BankValues;

/** The longest account number of any bank. */
const LONGEST = 15;

export const emptyBank: BankValues = { bankName: '', bankId: '', name: '', birthDate: '', depositLimit: '' };

/** Selectable banks; the wallet only where the brand allows it. */
export function banksToOffer(trueWallet: boolean): readonly MemberBankCode[] {
  return trueWallet ? memberBankCodes : bankCodes;
}

/** The brand's minimum age for new members; null where it has none. */
type AgeRule = { readonly minimumAge: number; readonly today: string } | null;

/** Errors by field; account numbers have the lengths that their bank allows. */
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
  const born = readBirthDate(readTypedDate(typed) ?? '', today);
  if (born === null) return { birthDate: 'BIRTH_DATE_FORMAT' } as const;
  return ageOn(born, today) < minimumAge ? ({ birthDate: 'AGE_UNDER' } as const) : {};
}

/** Whether a member may have this name: banks also return names that are partly masked, or those of companies. */
export function isMemberName(name: string): boolean {
  return !brokenFields(validate, { name: normalizeName(name) }).has('name');
}

/** The account, when bank and number can match; null otherwise. */
export function readAccount({
  bankName,
  bankId,
}: Pick<BankValues, 'bankName' | 'bankId'>): BankAccount | null {
  const digits = normalizeAccount(bankId);
  const bank = bankByCode(bankName);
  if (!bank || !/^\d+$/.test(digits) || !bank.lengths.includes(digits.length)) return null;
  return { bankName: bankName as MemberBankCode, bankId: digits };
}

/** Maximum number of digits for a bank. */
export function mostDigits(bankName: string): number {
  return Math.max(...(bankByCode(bankName)?.lengths ?? [LONGEST]));
}

/** The step as sent. */
export function toBank(values: BankValues): BankValues {
  return { ...values, bankId: normalizeAccount(values.bankId), name: normalizeName(values.name) };
}
