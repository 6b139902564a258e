import type { Transaction } from '#server/platform/db/transaction';
import {
  memberAccount,
  post,
  type AccountRef,
  type Posted,
  type Posting,
} from '#server/modules/ledger/index';

const accounts = { af: 'AFFILIATE', wl: 'WINLOST', cashback: 'CASHBACK' } as const;

/** `af`: from friends' stakes; `wl`: from friends' losses; `cashback`: the refund of own losses. */
export type EarningKind = keyof typeof accounts;

interface DayEarnings extends Pick<Posting, 'brandId' | 'now'> {
  readonly dayId: string;
  /** The member who played. */
  readonly memberId: string;
  /** Refund of the member's own loss, in satang. */
  readonly refund: number;
  readonly inviter?: { readonly id: string; readonly af: number; readonly wl: number } | undefined;
  /** Satang left over from rounding the inviter's shares down, posted to a separate account. */
  readonly residue: number;
}

/** Posts the earnings of one day of one member, once per day. Nothing is written when there are none. */
export async function postEarnings(trx: Transaction, earnings: DayEarnings): Promise<Posted | undefined> {
  const { brandId, dayId, memberId, refund, inviter, residue, now } = earnings;
  const { af = 0, wl = 0 } = inviter ?? {};
  const entries = [
    { account: earned('cashback', memberId), amount: refund },
    { account: { kind: 'REFUND_COST' }, amount: -refund },
    ...(inviter
      ? [
          { account: earned('af', inviter.id), amount: af },
          { account: earned('wl', inviter.id), amount: wl },
        ]
      : []),
    { account: { kind: 'ROUNDING' }, amount: residue },
    { account: { kind: 'AFFILIATE_COST' }, amount: -(af + wl + residue) },
  ].filter(({ amount }) => amount !== 0) as Posting['entries'];
  if (entries.length === 0) return undefined;
  return post(trx, {
    brandId,
    kind: 'EARNINGS',
    reference: { type: 'GAME_DAY', id: dayId },
    clientRef: `EARNINGS:${dayId}`,
    now,
    entries,
  });
}

/**
 * Transfers earnings to the available balance. `balances` are the remaining earnings and the new available balance.
 * @throws AppError CREDIT_NOT_ENOUGH.
 */
export function withdrawEarnings(
  trx: Transaction,
  wish: Pick<Posting, 'brandId' | 'clientRef' | 'now'> & {
    readonly id: string;
    readonly memberId: string;
    readonly kind: EarningKind;
    /** Satang. */
    readonly amount: number;
  },
): Promise<Posted> {
  const { brandId, id, memberId, kind, amount, clientRef, now } = wish;
  return post(trx, {
    brandId,
    kind: 'EARNINGS_OUT',
    reference: { type: 'EARNINGS', id },
    clientRef,
    now,
    entries: [
      { account: earned(kind, memberId), amount: -amount },
      { account: memberAccount(memberId), amount },
    ],
  });
}

function earned(kind: EarningKind, ownerId: string): AccountRef {
  return { kind: accounts[kind], ownerId };
}
