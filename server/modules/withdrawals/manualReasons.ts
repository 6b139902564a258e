import type { Brand } from '#schemas/brand/brand';
import type { ManualReason } from '#schemas/api/shapes/statuses';
import { HOUR_MS } from '#core/time/durations';
import type { WithdrawalContext } from './withdrawalContext';

type Facts = Pick<WithdrawalContext, 'halted' | 'turnoverLeft' | 'bankChangedAt' | 'paidBefore' | 'onBreak'>;

/**
 * Everything that speaks against approving a withdrawal without a person; empty when the system may approve it. A
 * request is refused for some of these, which are checked again because this decides about a payout.
 * @param amount satang.
 */
export function manualReasons(
  { desk, limits }: Pick<Brand, 'desk' | 'limits'>,
  amount: number,
  facts: Facts,
  now: Date,
): ManualReason[] {
  const { automaticUpTo } = desk.tiers;
  const { bankChangedAt } = facts;
  const sinceChange = bankChangedAt ? now.getTime() - bankChangedAt.getTime() : Number.POSITIVE_INFINITY;
  const reasons: Readonly<Record<Exclude<ManualReason, 'RETRIED'>, boolean>> = {
    OFF: automaticUpTo === 0,
    AMOUNT: automaticUpTo > 0 && (amount > automaticUpTo * 100 || needsSecondPerson({ desk }, amount)),
    HALTED: facts.halted,
    TURNOVER: facts.turnoverLeft > 0,
    BANK_CHANGED: sinceChange < limits.bankChangeHours * HOUR_MS,
    FIRST_WITHDRAWAL: !facts.paidBefore,
    BREAK: facts.onBreak,
  };
  return (Object.keys(reasons) as (keyof typeof reasons)[]).filter((reason) => reasons[reason]);
}

/** Whether two people have to approve a withdrawal. @param amount satang. */
export function needsSecondPerson({ desk }: Pick<Brand, 'desk'>, amount: number): boolean {
  const { secondPersonAbove } = desk.tiers;
  return secondPersonAbove > 0 && amount > secondPersonAbove * 100;
}
