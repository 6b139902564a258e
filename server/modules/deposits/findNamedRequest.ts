import { bankByCode } from '#schemas/common/banks';
import type { DepositStatus } from '#schemas/api/shapes/statuses';
import type { Match } from '#core/identity/transferKey';
import type { Transaction } from '#server/platform/db/transaction';
import type { IncomingTransfer } from '#server/providers/ports/bankFeed';
import { SKEW_MS } from './findPaidRequest';
import { matchSender } from './matchSender';
import { lockCredits } from './nearCredits';

/** A QR code stays payable in a bank app after its request has ended, and its payment is the same member's. */
export const payableStatuses: readonly DepositStatus[] = ['PENDING', 'TRANSFERRED', 'EXPIRED', 'CANCELLED'];

/**
 * The request whose QR code names the reference of this payment; null where staff decide, because the amount, the
 * account or the sender is another, or because the member was credited this amount since by other means, which may be
 * the same money under another bank's reference. Undefined when no code has the reference.
 */
export async function findNamedRequest(
  trx: Transaction,
  account: { readonly brand_id: string; readonly id: string },
  { paymentReference, amount, sender }: IncomingTransfer,
) {
  if (paymentReference === undefined) return undefined;
  const found = await trx
    .selectFrom('deposit_requests as r')
    .innerJoin('member_banks as b', (on) =>
      on.onRef('b.brand_id', '=', 'r.brand_id').onRef('b.member_id', '=', 'r.member_id'),
    )
    .select(['r.id', 'r.member_id', 'r.company_account_id', 'r.amount', 'r.pay_amount', 'r.status'])
    .select(['r.created_at', 'b.bank_name', 'b.bank_id', 'b.account_name'])
    .where('r.brand_id', '=', account.brand_id)
    .where('r.qr_reference', '=', paymentReference)
    .executeTakeFirst();
  if (!found) return undefined;
  const isPaid =
    found.company_account_id === account.id &&
    found.pay_amount === amount &&
    payableStatuses.includes(found.status) &&
    senderAs(found, sender) !== 'no';
  if (!isPaid) return null;
  await lockCredits(trx, account.brand_id, found.member_id);
  return (await wasCredited(trx, account.brand_id, found)) ? null : found;
}

async function wasCredited(
  trx: Transaction,
  brandId: string,
  request: { readonly member_id: string; readonly pay_amount: number; readonly created_at: Date },
): Promise<boolean> {
  const other = await trx
    .selectFrom('deposit_requests')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('member_id', '=', request.member_id)
    .where('status', '=', 'SUCCESS')
    .where('channel', '<>', 'QR')
    .where('credited_amount', '=', request.pay_amount)
    .where('completed_at', '>=', new Date(request.created_at.getTime() - SKEW_MS))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether a transfer was sent from this account of a member. */
export function senderAs(
  own: { readonly bank_name: string; readonly bank_id: string; readonly account_name: string },
  sender: IncomingTransfer['sender'],
): Match {
  const bank = sender.bankName === null ? null : (bankByCode(sender.bankName)?.bot ?? null);
  return matchSender(
    { ...sender, bank },
    { bankName: own.bank_name, bankId: own.bank_id, accountName: own.account_name },
  );
}
