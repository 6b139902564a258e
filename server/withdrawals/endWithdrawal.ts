import { auditRow } from '#server/audit';
import type { Transaction } from '#server/db/transaction';
import { satangToBaht } from '#server/ledger/money';
import { releaseWithdrawal, settleWithdrawal } from '#server/ledger/withdrawals';
import type { By } from './by';
import type { WithdrawalRow } from './withdrawalRow';

interface End {
  readonly brandId: string;
  /** As it is after its last move. */
  readonly row: WithdrawalRow;
  readonly by: By;
  /** Out to the bank, or back to the member. */
  readonly way: 'settle' | 'release';
  /** What the audit line says. */
  readonly action: string;
}

/** Moves the held amount out of a withdrawal that was just ended, and writes down by what. Two queries. */
export async function endWithdrawal(trx: Transaction, { brandId, row, by, way, action }: End): Promise<void> {
  const { id, amount, reason } = row;
  const { clientRef, now } = by;
  const move = way === 'settle' ? settleWithdrawal : releaseWithdrawal;
  const { transactionId } = await move(trx, {
    brandId,
    memberId: row.member_id,
    withdrawalId: id,
    amount,
    clientRef,
    now,
  });
  const line = auditRow({
    ...by,
    brandId,
    action,
    subject: { type: 'WITHDRAWAL', id },
    transactionId,
    detail: { amount: satangToBaht(amount), ...(reason !== null && { reason }) },
  });
  await trx
    .with('line', (db) => db.insertInto('audit_log').values(line))
    .updateTable('withdrawals')
    .set({ end_transaction_id: transactionId })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute();
}
