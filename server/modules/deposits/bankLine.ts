import type { Selectable } from 'kysely';
import { fail } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import type { BankTransfers } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import type { Match, TransferKey } from '#core/identity/transferKey';
import { matchSender } from './matchSender';

export type BankLine = Selectable<BankTransfers>;

/** The decision about a line; null while it is `UNMATCHED`. */
export interface LineEnd {
  readonly status: 'MATCHED' | 'LINKED' | 'REFUNDED';
  /** The brand that decided, and the deposit there that it paid for. */
  readonly brandId: string;
  readonly depositId?: string | undefined;
  readonly handledBy?: string | null | undefined;
  readonly now: Date;
}

/** An undecided line of the brand. @throws AppError NOT_FOUND, TRANSFER_USED. */
export async function findOpenLine(
  db: Database | Transaction,
  brandId: string,
  id: string,
): Promise<BankLine> {
  const line = await db
    .selectFrom('bank_transfers')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!line) throw fail('NOT_FOUND');
  if (line.status !== 'UNMATCHED') throw fail('TRANSFER_USED');
  return line;
}

export const keyOf = ({ sending_bank: sendingBank, trans_ref: transRef }: BankLine): TransferKey => ({
  sendingBank,
  transRef,
});

/**
 * Ends the lines of a transfer in every brand that shares the account. The caller has claimed the transfer
 * before, which serializes concurrent calls.
 */
export function endLines(db: Database, { sendingBank, transRef }: TransferKey, end: LineEnd) {
  const { status, brandId, depositId = null, handledBy = null, now } = end;
  return db
    .updateTable('bank_transfers')
    .set((row) => ({
      status,
      handled_by: handledBy,
      completed_at: now,
      deposit_request_id: row
        .case()
        .when('brand_id', '=', brandId)
        .then(row.cast<string | null>(row.val(depositId), 'uuid'))
        .else(null)
        .end(),
    }))
    .where('sending_bank', '=', sendingBank)
    .where('trans_ref', '=', transRef)
    .where('status', '=', 'UNMATCHED')
    .returning('id');
}

/** Whether a line was sent from the member's own account. One query. */
export async function senderOf(db: Database, line: BankLine, memberId: string): Promise<Match> {
  const bank = await db
    .selectFrom('member_banks')
    .select(['bank_name', 'bank_id', 'account_name'])
    .where('brand_id', '=', line.brand_id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return bank ? matchLine(line, bank) : 'no';
}

/** The same for a known account of the member. */
export function matchLine(
  line: Pick<BankLine, 'sending_bank' | 'sender_account' | 'sender_name'>,
  bank: { readonly bank_name: string; readonly bank_id: string; readonly account_name: string },
): Match {
  return matchSender(
    { bank: line.sending_bank, account: line.sender_account, name: line.sender_name },
    { bankName: bank.bank_name, bankId: bank.bank_id, accountName: bank.account_name },
  );
}
