import type { Calls } from '#schemas/api/contract';
import { satangToBaht } from '#core/money/money';
import { maskAccount } from '#core/identity/maskAccount';
import { bangkokIso } from '#core/time/bangkok';
import type { WithdrawalRow } from './withdrawalRow';

type Withdrawal = Calls['POST /api/auth/withdraw/{uuid}']['data'];

/** A withdrawal for its owner, the account number masked. */
export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    uuid: row.id,
    amount: satangToBaht(row.amount),
    bankName: row.bank_name,
    bankId: maskAccount(row.bank_id),
    status: row.status,
    reason: row.reason,
    createdAt: bangkokIso(row.created_at),
  };
}
