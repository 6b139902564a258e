import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import { audit, type Origin } from '#server/platform/audit/audit';
import { fail } from '#server/platform/appError';
import type { Database } from '#server/platform/db/connect';
import { violatesUnique } from '#server/platform/db/failures';
import { MINUTE_MS } from '#core/time/durations';
import type { Deps, MadeCode } from '#server/providers/deps';
import type { RequestRow } from './depositRepository';

/** Why a request without a code has ended; Thai, for the member. */
const NO_CODE = 'สร้าง QR ไม่สำเร็จ';

/** Longer than all providers of a brand take. */
const CODE_MS = 2 * MINUTE_MS;

interface Ordered {
  readonly brandId: string;
  readonly request: RequestRow;
  readonly origin: Origin;
}

/**
 * Gets the code of a stored request from a provider and stores it. The code is shown only after that, so a request
 * without a code cannot be paid and is cancelled.
 * @throws AppError DEPOSIT_QR_UNAVAILABLE.
 */
export async function makeCode(
  { db, ports }: Pick<Deps, 'db' | 'ports'>,
  { brandId, request, origin }: Ordered,
): Promise<void> {
  const code = await ports.promptPay.create({
    ...{ brandId, requestId: request.id, reference: request.qr_reference ?? '' },
    ...{ amount: request.pay_amount, expiresAt: request.expires_at },
    to: { bankName: request.bank_name, bankId: request.bank_id, promptPayId: request.promptpay_id },
  });
  if (code && (await storeCode(db, brandId, request, code))) return;
  await inTransaction(db, (trx) => cancelWithoutCode(trx, brandId, request.id, origin));
  throw fail('DEPOSIT_QR_UNAVAILABLE');
}

/** @returns false when another request has the reference of the provider. */
async function storeCode(
  db: Database,
  brandId: string,
  { id, expires_at: expires }: RequestRow,
  { provider, payload, reference, expiresAt = expires }: MadeCode,
): Promise<boolean> {
  try {
    await db
      .updateTable('deposit_requests')
      .set({
        qr_provider: provider,
        qr_payload: payload,
        qr_reference: reference,
        expires_at: expiresAt < expires ? expiresAt : expires,
      })
      .where('brand_id', '=', brandId)
      .where('id', '=', id)
      .where('qr_payload', 'is', null)
      .execute();
    return true;
  } catch (error) {
    if (!violatesUnique(error, 'deposit_requests_qr_reference')) throw error;
    return false;
  }
}

async function cancelWithoutCode(
  trx: Transaction,
  brandId: string,
  id: string,
  origin: Origin,
): Promise<void> {
  const { now } = origin;
  const cancelled = await trx
    .updateTable('deposit_requests')
    .set({ status: 'CANCELLED', reason: NO_CODE, completed_at: now })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('qr_payload', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!cancelled) return;
  await audit(trx, {
    ...origin,
    ...{ brandId, actor: { kind: 'SYSTEM' }, action: 'deposit.qr-unavailable' },
    subject: { type: 'DEPOSIT_REQUEST', id },
  });
}

/** Cancels requests whose process ended before their code was stored. */
export async function cancelAbandoned(db: Database, now: Date): Promise<void> {
  const abandoned = await db
    .selectFrom('deposit_requests')
    .select(['brand_id', 'id'])
    .where('status', '=', 'PENDING')
    .where('channel', '=', 'QR')
    .where('qr_payload', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - CODE_MS))
    .limit(100)
    .execute();
  for (const { brand_id: brandId, id } of abandoned)
    await inTransaction(db, (trx) => cancelWithoutCode(trx, brandId, id, { actor: { kind: 'SYSTEM' }, now }));
}
