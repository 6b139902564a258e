import type { Calls } from '#schemas/api/contract';

export type Withdrawal = Calls['POST /api/auth/withdraw/{uuid}']['data'];

/** A withdrawal to the member's own account, masked. */
export function buildWithdrawal(
  over: Partial<Withdrawal> & Pick<Withdrawal, 'uuid' | 'amount' | 'createdAt'>,
): Withdrawal {
  return { bankName: 'KBANK', bankId: 'xxx-x-x6789-x', status: 'PENDING', reason: null, ...over };
}
