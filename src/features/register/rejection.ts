import type { ApiError } from '#core/contract/apiError';
import type { AccountField, AccountValues } from './accountRules';
import type { BankField, BankValues } from './bankRules';

/** Refused fields of one step. */
export interface Refusal<Field extends string> {
  readonly error: ApiError;
  /** The server's text by field, or null where only the code identifies the field. */
  readonly fields: Readonly<Partial<Record<Field, string | null>>>;
  /** Values of the step when it was sent. */
  readonly sent: Readonly<Record<Field, string>>;
}

/** A refused registration, grouped by step. */
export interface Rejection {
  readonly error: ApiError;
  readonly account: Refusal<AccountField>;
  readonly bank: Refusal<BankField>;
}

/** Field of an error code, for responses that do not name a field. */
const fieldOfCode: Readonly<Record<string, AccountField | BankField>> = {
  PHONE_FORMAT: 'phone',
  PHONE_USED: 'phone',
  PHONE_UNVERIFIED: 'phone',
  USERNAME_FORMAT: 'username',
  USERNAME_USED: 'username',
  PASSWORD_FORMAT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_MISMATCH: 'confirmPassword',
  BANK_FORMAT: 'bankId',
  BANK_USED: 'bankId',
  NAME_FORMAT: 'name',
  BIRTH_DATE_FORMAT: 'birthDate',
  AGE_UNDER: 'birthDate',
};

/** Groups a refusal by step, so that the form opens at the field to correct. */
export function readRejection(error: ApiError, account: AccountValues, bank: BankValues): Rejection {
  const named = fieldOfCode[error.code];
  const texts: Readonly<Record<string, string | null>> = error.errors ?? (named ? { [named]: null } : {});
  return {
    error,
    account: { error, fields: pick(texts, account), sent: account },
    bank: { error, fields: pick(texts, bank), sent: bank },
  };
}

export function hasFields({ fields }: Pick<Refusal<string>, 'fields'>): boolean {
  return Object.keys(fields).length > 0;
}

/** The phone, name or account is taken: by another member, or by this one in an attempt whose response was lost. */
export function isTaken({ error }: Rejection): boolean {
  return error.code.endsWith('_USED');
}

/** No response arrived, so the member may have been created. */
export function mayBeMade({ error }: Rejection): boolean {
  return error.unanswered === true || error.status >= 500;
}

function pick<Values extends object>(
  texts: Readonly<Record<string, string | null>>,
  sent: Values,
): Partial<Record<keyof Values, string | null>> {
  const known = Object.entries(texts).filter(([field]) => Object.keys(sent).includes(field));
  return Object.fromEntries(known) as Partial<Record<keyof Values, string | null>>;
}
