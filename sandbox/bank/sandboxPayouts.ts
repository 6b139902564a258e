import type { Payouts } from '#server/providers/bank/payouts';

/** The sandbox bank pays every account at once, except those that end in 0000: they are closed. */
export const sandboxPayouts: Payouts = {
  pay: ({ bankId }) =>
    Promise.resolve(
      bankId.endsWith('0000') ? { status: 'FAILED', reason: 'บัญชีปลายทางปิดแล้ว' } : { status: 'PAID' },
    ),
};
