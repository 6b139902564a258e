import type { Payout, PayoutResult, Payouts } from '#server/providers/bank/payouts';

export interface ScriptedPayouts extends Payouts {
  /** What the bank says next; PENDING until a test says otherwise. */
  answer: PayoutResult | ((payout: Payout) => Promise<PayoutResult>);
  /** What the bank was asked, oldest first. */
  readonly asked: Payout[];
}

/** A bank that does what the test says, and by itself neither pays nor refuses. */
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
