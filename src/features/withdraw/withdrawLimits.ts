import { bangkokDay } from '@/lib/formatDate';
import { parseBaht } from '@/lib/parseBaht';

/** Limits of a member's level, in baht; null is no limit (LVL-10). */
export interface LevelLimits {
  readonly perDay: number | null;
  readonly perTx: number | null;
  readonly countPerDay: number | null;
}

/** What today's withdrawals leave of them. */
export interface LimitsLeft extends LevelLimits {
  /** Baht that may still leave today. */
  readonly leftToday: number | null;
  readonly timesLeft: number | null;
}

interface Row {
  readonly amount?: number | null;
  readonly status?: string | null;
  readonly createdAt?: string | null;
}

export type WithdrawAmountError =
  | 'AMOUNT_INVALID'
  | 'WITHDRAW_MIN'
  | 'CREDIT_NOT_ENOUGH'
  | 'WITHDRAW_LIMIT_TX'
  | 'WITHDRAW_LIMIT_DAY'
  | 'WITHDRAW_LIMIT_COUNT';

export type CheckedWithdrawal =
  | { readonly amount: number; readonly error?: undefined }
  | { readonly error: WithdrawAmountError; readonly n?: number };

/** Money that came back uses up no limit. */
const givenBack = new Set(['FAILED', 'REJECTED', 'REFUNDED']);

/** What is left of the level's limits after the withdrawals of this Bangkok day (LVL-10, M15). */
export function limitsLeft(limits: LevelLimits, rows: readonly Row[], now: number): LimitsLeft {
  const today = bangkokDay(now);
  const counted = rows.filter((row) => isOn(today, row.createdAt) && !givenBack.has(row.status ?? ''));
  const sum = counted.reduce((total, row) => total + (row.amount ?? 0), 0);
  return {
    ...limits,
    leftToday: limits.perDay === null ? null : Math.max(0, limits.perDay - sum),
    timesLeft: limits.countPerDay === null ? null : Math.max(0, limits.countPerDay - counted.length),
  };
}

interface Bounds {
  /** Baht. */
  readonly withdrawMin: number;
  readonly credit: number;
  readonly left: LimitsLeft;
}

/** Reads a typed withdrawal: whole baht, within credit and limits; `n` says which bound broke (VAL-08, LVL-10). */
export function checkWithdrawAmount(text: string, { withdrawMin, credit, left }: Bounds): CheckedWithdrawal {
  const amount = parseBaht(text);
  if (amount === null || amount === 0 || !Number.isInteger(amount)) return { error: 'AMOUNT_INVALID' };
  if (amount < withdrawMin) return { error: 'WITHDRAW_MIN', n: withdrawMin };
  if (left.timesLeft === 0 && left.countPerDay !== null) return { error: 'WITHDRAW_LIMIT_COUNT', n: left.countPerDay };
  if (left.perTx !== null && amount > left.perTx) return { error: 'WITHDRAW_LIMIT_TX', n: left.perTx };
  if (left.leftToday !== null && amount > left.leftToday) return { error: 'WITHDRAW_LIMIT_DAY', n: left.leftToday };
  if (amount > credit) return { error: 'CREDIT_NOT_ENOUGH' };
  return { amount };
}

function isOn(day: string, moment: string | null | undefined): boolean {
  return !!moment && !Number.isNaN(Date.parse(moment)) && bangkokDay(moment) === day;
}
