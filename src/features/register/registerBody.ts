import { isoOfTyped } from '@/lib/dateRange';
import type { Calls } from '#schemas/api/contract';
import { type AccountValues, toAccount } from './accountRules';
import { type BankValues, toBank } from './bankRules';
import type { Campaign } from './campaign';

export type Body = Calls['POST /api/user/register']['body'];

/** Request body from both steps and the visitor's source; absent values are omitted. */
export function toBody(
  account: AccountValues,
  bank: BankValues,
  { source, team, marketing, afCode }: { readonly [K in keyof Campaign]?: Campaign[K] | undefined },
): Body {
  return {
    ...toAccount(account),
    ...stepTwo(bank),
    ...(source && { source }),
    ...(team && { team }),
    ...(marketing && { marketing }),
    ...(afCode && { afCode }),
  };
}

function stepTwo(
  typed: BankValues,
): Pick<Body, 'name' | 'bankName' | 'bankId' | 'birthDate' | 'depositLimit'> {
  const { birthDate, depositLimit, ...bank } = toBank(typed);
  return {
    ...(bank as Pick<Body, 'name' | 'bankName' | 'bankId'>),
    ...(birthDate !== '' && { birthDate: isoOfTyped(birthDate) }),
    ...(Number(depositLimit) >= 1 && { depositLimit: Number(depositLimit) }),
  };
}
