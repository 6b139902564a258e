import type { Payout, PayoutResult, Payouts } from '#server/providers/ports/payouts';

export interface ScriptedPayouts extends Payouts {
  /** The bank's next result; PENDING by default. */
  answer: PayoutResult | ((payout: Payout) => Promise<PayoutResult>);
  /** Requests to the bank, oldest first. */
  readonly asked: Payout[];
}

/** A bank that does what the test sets, and by default neither pays nor refuses. */
export function scriptedPayouts(): ScriptedPayouts {
  const bank: ScriptedPayouts = {
    answer: { status: 'PENDING' },
    asked: [],
    pay: async (payout) => {
      bank.asked.push(payout);
      return typeof bank.answer === 'function' ? bank.answer(payout) : bank.answer;
    },
  };
  return bank;
}
