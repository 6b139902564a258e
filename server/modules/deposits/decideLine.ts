import { audit } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { satangToBaht } from '#core/money/money';
import { endLines, keyOf } from './bankLine';
import type { BankLine } from './bankLine';
import { claimTransfer, duplicateSlips } from './claim';
import { credit } from './credit';
import type { CreditOrigin } from './credit';
import { insertDeposit } from './creditDeposit';

interface LineDecision {
  readonly line: BankLine;
  readonly origin: CreditOrigin;
}

/**
 * Credits a bank line to a member as a deposit of its amount. The caller has locked the member's credits.
 * @returns the ledger transaction.
 * @throws AppError TRANSFER_USED, DEPOSIT_HELD.
 */
export async function creditLine(
  trx: Transaction,
  { brand, memberId, line, origin }: LineDecision & { readonly brand: Brand; readonly memberId: string },
): Promise<string> {
  const [brandId, id] = [brand.id, uuidv7()];
  const { amount, company_account_id: companyAccountId } = line;
  const { now } = origin;
  const transfer = keyOf(line);
  const claim = {
    ...transfer,
    brandId,
    memberId,
    paidType: 'DEPOSIT_REQUEST',
    paidId: id,
    amount,
    now,
  } as const;
  if (!(await claimTransfer(trx, claim))) throw fail('TRANSFER_USED');
  const reference = { type: 'DEPOSIT_REQUEST', id } as const;
  const { transactionId, bonus } = await credit(trx, {
    brand,
    memberId,
    companyAccountId,
    amount,
    reference,
    origin,
  });
  const handledBy = origin.actor.kind === 'STAFF' ? origin.actor.id : null;
  await insertDeposit(trx, {
    ...{ brandId, id, memberId, companyAccountId, amount, transactionId, handledBy, now },
    bonus,
    channel: 'BANK',
    transferredAt: line.transferred_at,
    createdAt: now,
  }).execute();
  await trx
    .with('slips', () => duplicateSlips(trx, transfer, now))
    .with('lines', () =>
      endLines(trx, transfer, { status: 'MATCHED', brandId, depositId: id, handledBy, now }),
    )
    .updateTable('transfer_claims')
    .set({ ledger_transaction_id: transactionId })
    .where('sending_bank', '=', transfer.sendingBank)
    .where('trans_ref', '=', transfer.transRef)
    .execute();
  return transactionId;
}

/**
 * Sends a bank line back: it is claimed for that and never credited, by whichever way it comes. Staff send the money
 * itself at the bank. @throws AppError TRANSFER_USED.
 */
export async function refundLine(trx: Transaction, { line, origin }: LineDecision): Promise<void> {
  const { brand_id: brandId, id, amount } = line;
  const { actor, action, ip, traceId, now } = origin;
  const transfer = keyOf(line);
  const claim = {
    ...transfer,
    brandId,
    memberId: null,
    paidType: 'REFUND',
    paidId: id,
    amount,
    now,
  } as const;
  if (!(await claimTransfer(trx, claim))) throw fail('TRANSFER_USED');
  const handledBy = actor.kind === 'STAFF' ? actor.id : null;
  await trx
    .with('slips', () => duplicateSlips(trx, transfer, now))
    .with('lines', () => endLines(trx, transfer, { status: 'REFUNDED', brandId, handledBy, now }))
    .selectFrom('lines')
    .select('id')
    .execute();
  await audit(trx, {
    ...{
      brandId,
      actor,
      action,
      now,
      ...(ip !== undefined && { ip }),
      ...(traceId !== undefined && { traceId }),
    },
    subject: { type: 'BANK_TRANSFER', id },
    detail: { amount: satangToBaht(amount) },
  });
}
