import { sql } from 'kysely';
import { satangToBaht } from '#core/money/money';
import type { Brand } from '#schemas/brand/brand';
import { breakKind } from '#server/modules/responsible-gambling/index';
import { openGiftTurnover } from '#server/modules/turnover/index';
import { fail } from '#server/platform/appError';
import { audit, type Origin } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { withdrawEarnings } from './earningPostings';

interface Claim {
  readonly brand: Brand;
  readonly memberId: string;
  readonly origin: Omit<Origin, 'actor'> & { readonly clientRef: string | undefined };
}

/**
 * Moves the refunds of all unclaimed days to the wallet, each day once. Four queries.
 * @returns the amount and the new available balance in satang.
 * @throws AppError CASHBACK_NONE, CASHBACK_MIN.
 */
export async function claimCashback(
  trx: Transaction,
  { brand, memberId, origin }: Claim,
): Promise<{ readonly amount: number; readonly point: number }> {
  const { clientRef, ...occasion } = origin;
  const { now } = occasion;
  const { cashbackMin } = brand.limits;
  const { amount, days, onBreak } = await markClaimed(trx, brand.id, memberId, now);
  if (amount === 0) throw fail('CASHBACK_NONE');
  if (amount < cashbackMin * 100) throw fail('CASHBACK_MIN', { n: cashbackMin });
  const id = uuidv7();
  const wish = { brandId: brand.id, id, memberId, kind: 'cashback', amount, clientRef, now } as const;
  const { transactionId, balances } = await withdrawEarnings(trx, wish);
  // Who may not play could not stake it either, and an open requirement would hold back their whole balance.
  if (!onBreak)
    await openGiftTurnover(trx, { brand, memberId, source: 'CASHBACK', sourceId: id, amount, now });
  await audit(trx, {
    ...occasion,
    brandId: brand.id,
    actor: { kind: 'MEMBER', id: memberId },
    action: 'cashback.claim',
    subject: { type: 'EARNINGS', id },
    transactionId,
    detail: { amount: satangToBaht(amount), days },
  });
  return { amount, point: balances[1] ?? 0 };
}

/** Concurrent claims wait for the rows of the first and then find none left. One query. */
async function markClaimed(trx: Transaction, brandId: string, memberId: string, now: Date) {
  const { rows } = await sql<{ amount: number; days: number; onBreak: boolean }>`
    WITH due AS (
      SELECT id FROM game_days
      WHERE brand_id = ${brandId} AND member_id = ${memberId} AND refund > 0 AND refund_claimed_at IS NULL
      ORDER BY day FOR UPDATE
    ), claimed AS (
      UPDATE game_days d SET refund_claimed_at = ${now}::timestamptz FROM due
      WHERE d.brand_id = ${brandId} AND d.id = due.id RETURNING d.refund
    )
    SELECT coalesce(sum(refund), 0)::bigint AS amount, count(*)::integer AS days,
      ${breakKind({ brandId, memberId, now })} IS NOT NULL AS "onBreak" FROM claimed`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The claimed days could not be summed.');
  return row;
}
