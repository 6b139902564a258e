import { readTypedDate } from '#core/time/typedDate';
import type { Calls } from '#schemas/api/contract';
import { type AccountValues, toAccount } from './accountRules';
import { type BankValues, toBank } from './bankRules';

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
    ...(birthDate !== '' && { birthDate: readTypedDate(birthDate) ?? birthDate }),
    ...(Number(depositLimit) >= 1 && { depositLimit: Number(depositLimit) }),
  };
}

/** Source of a registration, as read from the page's address. */
export interface Campaign {
  readonly source?: 'regis' | 'regiss';
  readonly team?: string;
  readonly marketing?: string;
  readonly afCode?: string;
}

const PLAIN_CODE = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * Parses `/regis/:team/:marketing`, `/regiss/…` and `/aff/:afCode`. A malformed code is dropped, and the form opens
 * without it.
 */
export function readCampaign(
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
): Campaign {
  const kind = pathname.split('/')[1];
  const { team, marketing, afCode } = params;
  return {
    ...((kind === 'regis' || kind === 'regiss') && { source: kind }),
    ...(isPlain(team) && { team }),
    ...(isPlain(marketing) && { marketing }),
    ...(isPlain(afCode) && { afCode }),
  };
}

function isPlain(code: string | undefined): code is string {
  return code !== undefined && PLAIN_CODE.test(code);
}
