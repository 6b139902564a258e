import type { Level } from '#core/brand/levels';
import { refuseWithdrawal, type WithdrawnToday, type WithdrawRefusal } from '#core/brand/levelLimits';
import { isMoment } from '@/lib/formatDate';
import { bangkokDay } from '#core/time/bangkok';
import { readAmount } from '#schemas/common/readAmount';

interface Row {
  readonly amount?: number | null | undefined;
  readonly status?: string | null | undefined;
  readonly createdAt?: string | null | undefined;
}

/** Refunded money does not count towards a limit. */
const givenBack = new Set(['REJECTED', 'REFUNDED']);

/** Amount that counts towards the limits on the Bangkok day of `now`. */
export function withdrawnToday(rows: readonly Row[], now: number): WithdrawnToday {
  const today = bangkokDay(now);
  const counted = rows.filter((row) => isOn(today, row.createdAt) && !givenBack.has(row.status ?? ''));
  return {
    satang: counted.reduce((sum, row) => sum + Math.round((row.amount ?? 0) * 100), 0),
    count: counted.length,
  };
}

interface Bounds {
  /** Baht. */
  readonly withdrawMin: number;
  readonly credit: number;
  readonly level: Pick<Level, 'withdraw'>;
  readonly today: WithdrawnToday;
}

type WithdrawAmountError = 'AMOUNT_INVALID' | 'WITHDRAW_MIN' | 'CREDIT_NOT_ENOUGH' | WithdrawRefusal['code'];

/** Result of parsing a typed amount: whole baht, or an error code with the violated bound. */
type CheckedWithdrawal =
  | { readonly amount: number; readonly error?: undefined; readonly n?: undefined }
  | { readonly error: WithdrawAmountError; readonly n?: number; readonly amount?: undefined };

/** Parses a withdrawal amount: whole baht, within credit and the limits of the level. */
export function checkWithdrawAmount(
  text: string,
  { withdrawMin, credit, level, today }: Bounds,
): CheckedWithdrawal {
  const { baht: amount = 0 } = readAmount(text, { whole: true });
  if (amount === 0) return { error: 'AMOUNT_INVALID' };
  if (amount < withdrawMin) return { error: 'WITHDRAW_MIN', n: withdrawMin };
  if (amount > credit) return { error: 'CREDIT_NOT_ENOUGH' };
  const refusal = refuseWithdrawal(level, amount * 100, today);
  return refusal ? { error: refusal.code, n: refusal.n } : { amount };
}

function isOn(day: string, moment: string | null | undefined): boolean {
  return isMoment(moment) && bangkokDay(moment) === day;
}
