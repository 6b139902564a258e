import type { Brand } from '#schemas/brand/brand';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import type { Transaction } from '#server/platform/db/transaction';
import { AppError } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import type { IncomingTransfer } from '#server/providers/ports/bankFeed';
import { endLines } from './bankLine';
import { findNamedRequest, payableStatuses, senderAs } from './findNamedRequest';
import { isNearUnbacked, lockCredits } from './nearCredits';
import { openStatuses } from './depositRepository';
import { settleRequest } from './settleRequest';
import { SKEW_MS } from './findPaidRequest';
import { transferKey } from '#core/identity/transferKey';
import type { TransferKey } from '#core/identity/transferKey';
import type { Deps } from '#server/providers/deps';

/** Result of a transfer: credited, left to staff, seen before, to an account of no brand, or to a brand that is closed. */
export type Taken = 'MATCHED' | 'UNMATCHED' | 'KNOWN' | 'NO_ACCOUNT' | 'CLOSED';

interface Account {
  readonly brand_id: string;
  readonly id: string;
}

/**
 * Stores a transfer that a bank reported and credits the one request that it pays to the satang: the one whose QR code
 * names the reference of the payment, else the open one of this amount. Any other is left to staff, and so is one that may be the money of a credit which no transfer backs. Taking the same transfer again
 * changes nothing.
 * @param accepts whether a brand accepts transfers from where this one was reported.
 */
export async function takeTransfer(
  db: Database,
  brands: BrandDirectory,
  transfer: IncomingTransfer,
  now: Date,
  accepts: (brandId: string) => boolean = () => true,
): Promise<Taken> {
  const key = transferKey(transfer.sendingBank, transfer.transRef);
  if (!key) return 'UNMATCHED';
  const results: Taken[] = [];
  // Two brands may share an account; the claim lets only one of them credit the transfer.
  for (const account of await receivingAccounts(db, transfer)) {
    if (!accepts(account.brand_id) || brands.lives.isRemoved(account.brand_id)) continue;
    const brand = brands.byId(account.brand_id);
    results.push(brand ? await takeFor(db, brand, account, transfer, key, now) : 'CLOSED');
  }
  return MOST_TELLING.find((taken) => results.includes(taken)) ?? 'NO_ACCOUNT';
}

/** A closed brand comes first: the transfer has to be reported again. */
const MOST_TELLING: readonly Taken[] = ['CLOSED', 'MATCHED', 'UNMATCHED', 'KNOWN'];

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
      if (!(await writeDown(trx, account, transfer, key, now))) return 'KNOWN';
      const named = await findNamedRequest(trx, account, transfer);
      const request = named === undefined ? await findPaid(trx, account, transfer) : named;
      if (!request) return endClaimed(trx, key, now);
      if (await mayBeCredited(trx, account, request.member_id, transfer)) return endClaimed(trx, key, now);
      await settleRequest(trx, {
        brand,
        request,
        amount: transfer.amount,
        from: named ? payableStatuses : openStatuses,
        transfer: key,
        origin: { actor: { kind: 'SYSTEM' }, action: 'deposit.matched', now },
      });
      return 'MATCHED';
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Its slip was faster, its request ended this moment, or the member's own limits hold it: only the line is stored.
    return inTransaction(db, async (trx) =>
      (await writeDown(trx, account, transfer, key, now)) ? endClaimed(trx, key, now) : 'KNOWN',
    );
  }
}

async function writeDown(
  trx: Transaction,
  account: Account,
  transfer: IncomingTransfer,
  { sendingBank, transRef }: TransferKey,
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
      payment_reference: transfer.paymentReference ?? null,
      amount: transfer.amount,
      transferred_at: transfer.transferredAt,
      status: 'UNMATCHED',
      created_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** The transfer may have been claimed before the feed reported it: then staff have nothing to decide. */
async function endClaimed(trx: Transaction, key: TransferKey, now: Date): Promise<Taken> {
  const { sendingBank, transRef } = key;
  const claim = await trx
    .selectFrom('transfer_claims')
    .select(['brand_id', 'paid_type', 'linked'])
    .where('sending_bank', '=', sendingBank)
    .where('trans_ref', '=', transRef)
    .executeTakeFirst();
  if (!claim) return 'UNMATCHED';
  const status = claim.paid_type === 'REFUND' ? 'REFUNDED' : claim.linked ? 'LINKED' : 'MATCHED';
  await endLines(trx, key, { status, brandId: claim.brand_id, now }).execute();
  return 'MATCHED';
}

/** Whether the member was credited about this amount without a transfer; locks their credits first. */
async function mayBeCredited(
  trx: Transaction,
  { brand_id: brandId, id: companyAccountId }: Account,
  memberId: string,
  { amount, transferredAt: at }: IncomingTransfer,
): Promise<boolean> {
  await lockCredits(trx, brandId, memberId);
  const payment = { brandId, memberId, companyAccountId, amounts: [amount], since: at, until: at };
  return isNearUnbacked(trx, payment);
}

/**
 * The open request that waits for exactly this amount on this account, sent by its own member. Not locked: settling it
 * decides whether it still is open, once the member's credits are.
 */
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
    .executeTakeFirst();
  if (!found) return undefined;
  return senderAs(found, sender) === 'match' ? found : undefined;
}

/**
 * Takes what the banks have reported since. A transfer that fails stays in the feed and holds none
 * of the others up. Safe to run at once on several servers.
 * @throws AggregateError of the failures, after the others are processed.
 */
export async function pullFeed({ db, brands, clock, ports }: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const transfer of await ports.transfers.newTransfers()) {
    await takeTransfer(db, brands, transfer, clock.now()).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Transfers of the bank feed could not be taken.');
}
