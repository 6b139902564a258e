import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import type { DepositRow } from './buildDeposit';

export type Adjustment = Calls['GET /api/auth/user/adjustment']['data'][number];

const deposits = [300, 500, 1200, 80, 2500, 1000, 450, 5000];

/** Final deposits, newest first: more than one page. */
export function buildDeposits(now: number, uuid: () => string, count = 26): DepositRow[] {
  return Array.from({ length: count }, (_, place) => ({
    uuid: uuid(),
    amount: deposits[place % deposits.length] ?? 0,
    bonus: place % 5 === 1 ? 50 : 0,
    channel: place % 3 === 2 ? 'SLIP' : 'BANK',
    status: place % 9 === 7 ? 'EXPIRED' : 'SUCCESS',
    createdAt: bangkokIso(now - (place + 1) * DAY_MS + (place % 7) * HOUR_MS),
    reason: null,
  }));
}

/** Paid withdrawals, newest first, none of them today. */
export function buildWithdrawals(now: number, uuid: () => string, count = 9): Withdrawal[] {
  return Array.from({ length: count }, (_, place) =>
    buildWithdrawal({
      uuid: uuid(),
      amount: (deposits[(place * 3) % deposits.length] ?? 0) + 200,
      status: 'SUCCESS',
      createdAt: bangkokIso(now - (place * 3 + 2) * DAY_MS),
    }),
  );
}

/** Adjustments by staff, newest first. */
export function buildAdjustments(now: number, uuid: () => string): Adjustment[] {
  return [
    {
      uuid: uuid(),
      direction: 'ADD',
      amount: 50,
      reason: 'ชดเชยเวลาที่ระบบฝากเงินล่าช้า',
      createdAt: bangkokIso(now - 4 * DAY_MS),
    },
    {
      uuid: uuid(),
      direction: 'TAKE',
      amount: 120,
      reason: 'เครดิตซ้ำจากรายการฝากเดียวกัน',
      createdAt: bangkokIso(now - 9 * DAY_MS),
    },
  ];
}

export type Withdrawal = Calls['POST /api/auth/withdraw/{uuid}']['data'];

/** A withdrawal to the member's own account, masked. */
export function buildWithdrawal(
  over: Partial<Withdrawal> & Pick<Withdrawal, 'uuid' | 'amount' | 'createdAt'>,
): Withdrawal {
  return { bankName: 'KBANK', bankId: 'xxx-x-x6789-x', status: 'PENDING', reason: null, ...over };
}
