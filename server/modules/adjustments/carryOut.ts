import type { AdjustmentDirection, EveryAdjustmentKind } from '#schemas/api/shapes/adjustment';
import type { Brand } from '#schemas/brand/brand';
import { AppError, fail } from '#server/platform/appError';
import type { Transaction } from '#server/platform/db/transaction';
import {
  creditLine,
  findOpenLine,
  keyOf,
  openStatuses,
  refundLine,
  settleRequest,
  type BankLine,
} from '#server/modules/deposits/index';
import type { StaffAct } from '#server/platform/http/handlers';
import { memberAccount, post } from '#server/modules/ledger/index';
import { openGiftTurnover } from '#server/modules/turnover/index';

/** An approved adjustment. */
export interface Decided {
  readonly id: string;
  readonly kind: EveryAdjustmentKind;
  /** Null for a refund. */
  readonly memberId: string | null;
  readonly direction: AdjustmentDirection;
  /** Satang. */
  readonly amount: number;
  readonly depositRequestId: string | null;
  readonly bankTransferId: string | null;
}

type StaffBy = StaffAct['origin'] & { readonly clientRef: string | undefined };

/**
 * Executes an approved adjustment.
 * @returns the ledger transaction; undefined for a refund.
 * @throws AppError CREDIT_NOT_ENOUGH, STATE_CHANGED, TRANSFER_USED, DEPOSIT_HELD.
 */
export async function carryOut(
  trx: Transaction,
  brand: Brand,
  adjustment: Decided,
  origin: StaffBy,
): Promise<string | undefined> {
  const { id, kind, memberId, direction, amount, depositRequestId, bankTransferId } = adjustment;
  const line = bankTransferId === null ? undefined : await findOpenLine(trx, brand.id, bankTransferId);
  if (kind === 'REFUND' && line) {
    await refundLine(trx, { line, origin: { ...origin, action: 'bank-transfer.refund' } });
    return undefined;
  }
  if (memberId === null) throw new Error(`The adjustment ${id} has no member.`);
  if (kind === 'TRANSFER' && line)
    return creditLine(trx, { brand, memberId, line, origin: { ...origin, action: 'bank-transfer.credit' } });
  if (depositRequestId !== null)
    return settleByStaff(trx, { brand, id: depositRequestId, amount, line, origin });
  const { now } = origin;
  const gained = direction === 'ADD' ? amount : -amount;
  const { transactionId } = await post(trx, {
    brandId: brand.id,
    kind: 'ADJUSTMENT',
    reference: { type: 'ADJUSTMENT', id },
    clientRef: `ADJUSTMENT:${id}`,
    now,
    entries: [
      { account: memberAccount(memberId), amount: gained },
      { account: { kind: 'ADJUSTMENT' }, amount: -gained },
    ],
  });
  await openPromotionTurnover(trx, brand, { id, memberId, direction, kind, amount, now });
  return transactionId;
}

interface Settling {
  readonly brand: Brand;
  readonly id: string;
  /** Satang. */
  readonly amount: number;
  readonly line: BankLine | undefined;
  readonly origin: StaffBy;
}

/**
 * Credits an open request, with its bank line if there is one.
 * @returns the ledger transaction.
 * @throws AppError STATE_CHANGED, TRANSFER_USED, DEPOSIT_HELD.
 */
export async function settleByStaff(
  trx: Transaction,
  { brand, id, amount, line, origin }: Settling,
): Promise<string> {
  const request = await trx
    .selectFrom('deposit_requests')
    .select(['id', 'member_id', 'company_account_id', 'amount'])
    .where('brand_id', '=', brand.id)
    .where('id', '=', id)
    .where('status', 'in', openStatuses)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw fail('STATE_CHANGED');
  const transfer = line && keyOf(line);
  try {
    return await settleRequest(trx, {
      brand,
      request,
      amount,
      transfer,
      origin: { ...origin, action: 'deposit.approve' },
    });
  } catch (error) {
    throw error instanceof AppError && error.code === 'SLIP_DUPLICATE' ? fail('TRANSFER_USED') : error;
  }
}

interface Posted {
  readonly id: string;
  readonly memberId: string;
  readonly direction: AdjustmentDirection;
  readonly kind: EveryAdjustmentKind;
  /** Satang. */
  readonly amount: number;
  readonly now: Date;
}

/** Opens turnover for promotional credit only; corrections and compensations are the member's own money. */
export async function openPromotionTurnover(
  trx: Transaction,
  brand: Brand,
  { id, memberId, direction, kind, amount, now }: Posted,
): Promise<void> {
  if (direction !== 'ADD' || kind !== 'PROMOTION') return;
  await openGiftTurnover(trx, { brand, memberId, source: 'PROMOTION', sourceId: id, amount, now });
}
