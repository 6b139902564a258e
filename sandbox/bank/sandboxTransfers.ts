import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { bankByCode } from '#schemas/common/banks';
import type { Database } from '#server/platform/db/connect';
import type { SandboxBankTransfers } from '../db/schema';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { bahtToSatang } from '#core/money/money';
import { bangkokDay } from '#core/time/bangkok';
import { findOwner } from './sandboxBankNames';
import { notifyOfTransfer, QUIET } from './transferReports';
import type { Order } from './order';
import { withSandbox } from '../db/database';

export type SandboxTransfer = Selectable<SandboxBankTransfers>;

const RECENT = 12;

/** Makes a transfer at once and notifies the platform. @returns null for an unknown sending bank or account. */
export async function makeTransfer(db: Database, order: Order, now: Date): Promise<SandboxTransfer | null> {
  const fromName =
    order.fromName?.trim() || (await findOwner(db, { bankName: order.fromBank, bankId: order.fromAccount }));
  const toName = await findOwner(db, { bankName: order.toBank, bankId: order.toAccount });
  const sendingBank = bankByCode(order.fromBank)?.bot;
  if (!sendingBank || fromName === null || toName === null) return null;
  const values = {
    id: uuidv7(),
    sending_bank: sendingBank,
    trans_ref: newReference(now),
    from_bank: order.fromBank,
    from_account: order.fromAccount,
    from_name: fromName,
    to_bank: order.toBank,
    to_account: order.toAccount,
    to_name: toName,
    amount: bahtToSatang(order.amount),
    payment_reference: order.paymentReference ?? null,
    note: order.quiet === true ? QUIET : null,
    transferred_at: now,
  };
  return inTransaction(db, async (trx) => {
    const transfer = await withSandbox(trx)
      .insertInto('sandbox_bank_transfers')
      .values(values)
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyOfTransfer(trx, transfer, now);
    return transfer;
  });
}

export function findTransfer(db: Database, id: string): Promise<SandboxTransfer | undefined> {
  return withSandbox(db)
    .selectFrom('sandbox_bank_transfers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export function recentTransfers(db: Database): Promise<SandboxTransfer[]> {
  return withSandbox(db)
    .selectFrom('sandbox_bank_transfers')
    .selectAll()
    .orderBy('transferred_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();
}

/** How the platform took a transfer; nothing while it has not seen it. */
export async function takenStatus(
  db: Database,
  { sending_bank, trans_ref }: SandboxTransfer,
): Promise<'MATCHED' | 'UNMATCHED' | undefined> {
  const rows = await db
    .selectFrom('bank_transfers')
    .select('status')
    .where('sending_bank', '=', sending_bank)
    .where('trans_ref', '=', trans_ref)
    .execute();
  if (rows.some(({ status }) => status === 'MATCHED')) return 'MATCHED';
  return rows.length > 0 ? 'UNMATCHED' : undefined;
}

/** Twenty characters that begin with the day, as banks have them. */
function newReference(now: Date): string {
  return `${bangkokDay(now).replaceAll('-', '')}${randomBytes(6).toString('hex').toUpperCase()}`;
}
