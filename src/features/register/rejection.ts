import type { ApiError } from '@/api/apiError';
import type { AccountField } from './accountStep';
import type { BankField } from './bankStep';

/** Fields that the server refused, each with its text, or with none where only the code names the field. */
export type Rejected<Field extends string> = Readonly<Partial<Record<Field, string | null>>>;

export interface Rejection {
  readonly account: Rejected<AccountField>;
  readonly bank: Rejected<BankField>;
}

const accountFields: readonly AccountField[] = ['phone', 'username', 'password', 'confirmPassword'];
const bankFields: readonly BankField[] = ['bankName', 'bankId', 'name'];

/** Which field a code of the catalogue is about, where the answer does not say so itself. */
const fieldOfCode: Readonly<Record<string, AccountField | BankField>> = {
  PHONE_FORMAT: 'phone',
  PHONE_USED: 'phone',
  USERNAME_FORMAT: 'username',
  USERNAME_USED: 'username',
  PASSWORD_FORMAT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_MISMATCH: 'confirmPassword',
  BANK_FORMAT: 'bankId',
  BANK_USED: 'bankId',
  NAME_FORMAT: 'name',
};

/** Sorts a refused registration by step, so that the form can open where something is to be mended. */
export function readRejection({ code, errors }: ApiError): Rejection {
  const named = fieldOfCode[code];
  const texts: Readonly<Record<string, string | null>> = errors ?? (named ? { [named]: null } : {});
  return { account: pick(texts, accountFields), bank: pick(texts, bankFields) };
}

function pick<Field extends string>(
  texts: Readonly<Record<string, string | null>>,
  fields: readonly Field[],
): Rejected<Field> {
  return Object.fromEntries(
    fields.filter((field) => texts[field] !== undefined).map((field) => [field, texts[field] ?? null]),
  ) as Rejected<Field>;
}
