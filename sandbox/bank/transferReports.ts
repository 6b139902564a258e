import { sql, type Selectable } from 'kysely';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { withSandbox } from '../db/database';
import { enqueue } from '../db/outbox';
import type { SandboxBankTransfers } from '../db/schema';

type Transfer = Selectable<SandboxBankTransfers>;

/** Note of a transfer that the bank does not report, so that a demo can prove it by its slip. */
export const QUIET = 'quiet';

/** The bank in `providers.json`. */
const BANK = 'sandbox-bank';

/** Transfers of a page of the statement. */
const PAGE = 100;

/** A transfer as the bank reports it. */
export interface TransferReport {
  readonly reference: string;
  /** Baht. */
  readonly amount: number;
  readonly time: string;
  readonly from: { readonly bank: string; readonly account: string; readonly name: string };
  readonly to: { readonly bank: string; readonly account: string };
  /** Of the QR code that it pays. */
  readonly paymentReference?: string;
}

/** @param amount satang, that of the transfer by default. */
export function reportOf(transfer: Transfer, amount = transfer.amount): TransferReport {
  return {
    reference: transfer.trans_ref,
    amount: satangToBaht(amount),
    time: bangkokIso(transfer.transferred_at),
    from: { bank: transfer.sending_bank, account: transfer.from_account, name: transfer.from_name },
    to: { bank: transfer.to_bank, account: transfer.to_account },
    ...(transfer.payment_reference !== null && { paymentReference: transfer.payment_reference }),
  };
}

/** Notifies the platform of a transfer, unless it is quiet. */
export async function notifyOfTransfer(trx: Database, transfer: Transfer, now: Date): Promise<void> {
  if (transfer.note === QUIET) return;
  const body = { transfers: [reportOf(transfer)] };
  await enqueue(trx, { provider: BANK, path: 'transfers', body, now });
}

export interface StatementPeriod {
  readonly from: Date;
  readonly to: Date;
  /** Id of the last transfer of the page before. */
  readonly after: string | undefined;
}

/** A page of the bank's statement, oldest first. */
export async function readStatement(
  db: Database,
  { from, to, after }: StatementPeriod,
): Promise<{ readonly transfers: readonly Transfer[]; readonly next: string | null }> {
  let query = withSandbox(db)
    .selectFrom('sandbox_bank_transfers as t')
    .selectAll()
    .where('t.transferred_at', '>=', from)
    .where('t.transferred_at', '<=', to)
    .where('t.note', 'is distinct from', QUIET)
    .orderBy('t.transferred_at')
    .orderBy('t.id')
    .limit(PAGE);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(t.transferred_at, t.id) > (SELECT transferred_at, id FROM sandbox_bank_transfers WHERE id = ${after})`,
    );
  const transfers = await query.execute();
  return { transfers, next: transfers.length === PAGE ? (transfers.at(-1)?.id ?? null) : null };
}
