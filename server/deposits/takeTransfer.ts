import { bankByCode } from '#schemas/common/banks';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDirectory } from '#server/brands/brandDirectory';
import type { Database } from '#server/db/connect';
import { inTransaction } from '#server/db/transaction';
import type { Transaction } from '#server/db/transaction';
import { AppError } from '#server/appError';
import { uuidv7 } from '#server/id';
import type { IncomingTransfer } from '#server/ports/bank/bankFeed';
import { matchSender } from './matchSender';
import { openStatuses } from './openStatuses';
import { settleRequest } from './settleRequest';
import { SKEW_MS } from './skew';
import { transferKey } from './transferKey';
import type { TransferKey } from './transferKey';

/** What became of a transfer: credited, left to staff, or known before. */
export type Taken = 'MATCHED' | 'UNMATCHED' | 'KNOWN';

interface Account {
  readonly brand_id: string;
  readonly id: string;
}

/**
 * Writes down a transfer that a bank reported and credits the one open request that it pays to the
 * satang; any other is left to staff. Taking the same transfer again changes nothing (S1).
 */
export async function takeTransfer(
  db: Database,
  brands: BrandDirectory,
  transfer: IncomingTransfer,
  now: Date,
): Promise<Taken> {
  const key = transferKey(transfer.sendingBank, transfer.transRef);
  if (!key) return 'UNMATCHED';
  let taken: Taken = 'KNOWN';
  // Two brands may share an account; the claim lets only one of them credit.
  for (const account of await receivingAccounts(db, transfer)) {
    const brand = brands.byId(account.brand_id);
    if (!brand) continue;
    const result = await takeFor(db, brand, account, transfer, key, now);
    if (taken !== 'MATCHED' && result !== 'KNOWN') taken = result;
  }
  return taken;
}

function receivingAccounts(db: Database, { to }: IncomingTransfer): Promise<Account[]> {
  return db
    .selectFrom('company_accounts')
    .select(['brand_id', 'id'])
    .where('bank_name', '=', to.bankName)
    .where('bank_id', '=', to.bankId)
    .orderBy('brand_id')
    .execute();
}

async function takeFor(
  db: Database,
  brand: Brand,
  account: Account,
  transfer: IncomingTransfer,
  key: TransferKey,
  now: Date,
): Promise<Taken> {
  try {
    return await inTransaction(db, async (trx) => {
      if (!(await writeDown(trx, account, transfer, key, 'UNMATCHED', now))) return 'KNOWN';
      const request = await findPaid(trx, account, transfer);
      if (!request) return paidBySlip(trx, account, key);
      await settleRequest(trx, {
        brand,
        request,
        amount: transfer.amount,
        transfer: key,
        by: { actor: { kind: 'SYSTEM' }, action: 'deposit.matched', now },
      });
      return 'MATCHED';
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // It paid by its slip, or its request ended this moment: only the line is kept.
    const status = error.code === 'SLIP_DUPLICATE' ? 'MATCHED' : 'UNMATCHED';
    await inTransaction(db, (trx) => writeDown(trx, account, transfer, key, status, now));
    return status;
  }
}

async function writeDown(
  trx: Transaction,
  account: Account,
  transfer: IncomingTransfer,
  { sendingBank, transRef }: TransferKey,
  status: 'MATCHED' | 'UNMATCHED',
  now: Date,
): Promise<boolean> {
  const written = await trx
    .insertInto('bank_transfers')
    .values({
      brand_id: account.brand_id,
      id: uuidv7(),
      company_account_id: account.id,
      sending_bank: sendingBank,
      sender_account: transfer.sender.account,
      sender_name: transfer.sender.name,
      trans_ref: transRef,
      amount: transfer.amount,
      transferred_at: transfer.transferredAt,
      status,
      created_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** A slip may have been faster than the feed: then there is nothing left for staff to do. */
async function paidBySlip(
  trx: Transaction,
  account: Account,
  { sendingBank, transRef }: TransferKey,
): Promise<Taken> {
  const matched = await trx
    .updateTable('bank_transfers as t')
    .from('transfer_claims as c')
    .set({ status: 'MATCHED' })
    .where('t.brand_id', '=', account.brand_id)
    .where('t.sending_bank', '=', sendingBank)
    .where('t.trans_ref', '=', transRef)
    .whereRef('c.sending_bank', '=', 't.sending_bank')
    .whereRef('c.trans_ref', '=', 't.trans_ref')
    .returning('t.id')
    .executeTakeFirst();
  return matched ? 'MATCHED' : 'UNMATCHED';
}

/** The open request that waits for exactly this amount on this account, sent by its own member. */
async function findPaid(
  trx: Transaction,
  account: Account,
  { amount, transferredAt, sender }: IncomingTransfer,
) {
  const found = await trx
    .selectFrom('deposit_requests as r')
    .innerJoin('member_banks as b', (on) =>
      on.onRef('b.brand_id', '=', 'r.brand_id').onRef('b.member_id', '=', 'r.member_id'),
    )
    .select([
      'r.id',
      'r.member_id',
      'r.company_account_id',
      'r.amount',
      'b.bank_name',
      'b.bank_id',
      'b.account_name',
    ])
    .where('r.brand_id', '=', account.brand_id)
    .where('r.company_account_id', '=', account.id)
    .where('r.pay_amount', '=', amount)
    .where('r.status', 'in', openStatuses)
    .where('r.created_at', '<=', new Date(transferredAt.getTime() + SKEW_MS))
    .where((is) => is.or([is('r.status', '=', 'TRANSFERRED'), is('r.expires_at', '>=', transferredAt)]))
    .forUpdate('r')
    .executeTakeFirst();
  if (!found) return undefined;
  const payer = { bankName: found.bank_name, bankId: found.bank_id, accountName: found.account_name };
  const bank = sender.bankName === null ? null : (bankByCode(sender.bankName)?.bot ?? null);
  return matchSender({ ...sender, bank }, payer) === 'match' ? found : undefined;
}
