import { rules } from '../rules';
import { type State, type Withdrawal, memberAt, HOUR, MINUTE, dayOf } from './state';
import { expire, turnoverLeft } from './turnover';

export type Decision = 'approve' | 'reject' | 'giveBack' | 'refund' | 'complete' | 'fail';

/** The amount has neither been paid out nor refunded. */
export const isHeld = ({ status }: Withdrawal): boolean => status !== 'SUCCESS' && status !== 'REFUNDED';

/** An accepted withdrawal ends expired requirements; a rejected one leaves them to the sweep. */
export function askWithdrawal(state: State, who: number, baht: number): string {
  const member = memberAt(state, who);
  const { credit, turnovers } = member;
  member.turnovers = turnovers.map((one) => ({ ...one }));
  expire(state, member);
  const code = decideWish(state, who, baht);
  if (code !== 'OK') Object.assign(member, { credit, turnovers });
  return code;
}

function decideWish(state: State, who: number, baht: number): string {
  const { now, withdrawals } = state;
  const member = memberAt(state, who);
  const amount = baht * 100;
  const mine = withdrawals.filter((one) => one.who === who);
  if (mine.some(({ status }) => ['PENDING', 'PROCESSING', 'FAILED'].includes(status)))
    return 'WITHDRAW_PENDING_EXISTS';
  if (baht < rules.withdrawMin) return 'WITHDRAW_MIN';
  const { perDay, perTx, countPerDay } = rules.levels[member.level - 1] ?? rules.levels[0];
  const today = mine.filter(
    ({ at, status }) => dayOf(at) === dayOf(now) && status !== 'REJECTED' && status !== 'REFUNDED',
  );
  if (countPerDay !== null && today.length >= countPerDay) return 'WITHDRAW_LIMIT_COUNT';
  if (perTx !== null && baht > perTx) return 'WITHDRAW_LIMIT_TX';
  const used = today.reduce((sum, one) => sum + one.amount, 0);
  if (perDay !== null && used + amount > perDay * 100) return 'WITHDRAW_LIMIT_DAY';
  if (turnoverLeft(state, member) > 0) return 'TURNOVER_NOT_REACHED';
  if (member.credit < amount) return 'CREDIT_NOT_ENOUGH';
  member.credit -= amount;
  member.held += amount;
  const { rest } = member;
  const isAutomatic =
    baht <= rules.automaticUpTo &&
    mine.some(({ status }) => status === 'SUCCESS') &&
    (!rest || now >= rest.until);
  withdrawals.push({
    ...{ who, amount, at: now, tries: 0 },
    ...(isAutomatic
      ? ({ status: 'PROCESSING', dueAt: now } as const)
      : ({ status: 'PENDING', dueAt: Infinity } as const)),
  });
  return 'OK';
}

const steps = {
  approve: { from: ['PENDING'], to: 'PROCESSING' },
  reject: { from: ['PENDING'], to: 'REJECTED' },
  giveBack: { from: ['PENDING'], to: 'REFUNDED' },
  refund: { from: ['REJECTED', 'FAILED'], to: 'REFUNDED' },
  complete: { from: ['PROCESSING'], to: 'SUCCESS' },
  fail: { from: ['PROCESSING'], to: 'FAILED' },
} as const satisfies Record<Decision, { from: readonly Withdrawal['status'][]; to: Withdrawal['status'] }>;

export function decide(state: State, withdrawal: Withdrawal, how: Decision): string {
  const { from, to } = steps[how];
  if (!from.some((status) => status === withdrawal.status)) return 'STATE_CHANGED';
  withdrawal.status = to;
  const member = memberAt(state, withdrawal.who);
  if (to === 'SUCCESS' || to === 'REFUNDED') member.held -= withdrawal.amount;
  if (to === 'REFUNDED') member.credit += withdrawal.amount;
  if (how === 'approve') {
    withdrawal.tries = 0;
    withdrawal.dueAt = state.now;
    ask(state, withdrawal);
  }
  return 'OK';
}

export function retry(withdrawal: Withdrawal, who: number): string {
  if (withdrawal.who !== who) return 'NOT_FOUND';
  if (withdrawal.status !== 'FAILED') return 'STATE_CHANGED';
  withdrawal.status = 'PENDING';
  return 'OK';
}

/** Applies the bank's current answer to due payouts. @returns number of requests. */
export function sweepPayouts(state: State, isPaid: boolean): number {
  const due = state.withdrawals.filter(({ status, dueAt }) => status === 'PROCESSING' && dueAt <= state.now);
  for (const withdrawal of due) {
    ask(state, withdrawal);
    decide(state, withdrawal, isPaid ? 'complete' : 'fail');
  }
  return due.length;
}

function ask(state: State, withdrawal: Withdrawal): void {
  withdrawal.dueAt = state.now + Math.min(HOUR, MINUTE * 2 ** withdrawal.tries);
  withdrawal.tries += 1;
  state.asked += 1;
}
