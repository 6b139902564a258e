import { audit } from '#server/platform/audit/audit';
import { plainRefusal } from '#server/platform/brands/refusal';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { AppError } from '#server/platform/appError';
import { satangToBaht } from '#core/money/money';
import { ProviderUnavailable } from '#server/providers/calls/providerCaller';
import type { PayoutResult } from '#server/providers/ports/payouts';
import { failWithdrawal, settlePaid } from './decide';
import { dropOrder, endOrder, findOpenOrder, openOrder, type PayoutOrder } from './payoutOrders';
import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';

type PayoutDeps = Pick<Deps, 'db' | 'clock' | 'ports'>;

/** One withdrawal; all due ones when left out. */
interface Only {
  readonly brandId: string;
  readonly id: string;
}

/**
 * Requests due payouts from the bank and stores their results. Nothing is locked during the request; after a crash
 * the withdrawal stays in PROCESSING and the next sweep repeats the request to the same provider under the same
 * reference, which pays once. Safe on several servers at once.
 * @returns how many were requested.
 * @throws AggregateError of the failed ones, after all were tried.
 */
export async function payOut(deps: PayoutDeps, only?: Only): Promise<number> {
  const claimed = await claimPayouts(deps.db, deps.clock.now(), only);
  const results = await Promise.allSettled(claimed.map((payout) => payOne(deps, payout)));
  const errors = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} of ${claimed.length} payouts failed and will be retried`,
    );
  return claimed.length;
}

async function payOne(deps: PayoutDeps, payout: ClaimedPayout): Promise<void> {
  const { db, ports } = deps;
  const withdrawal = { brandId: payout.brand_id, id: payout.id };
  const known = await findOpenOrder(db, withdrawal);
  if (known) return request(deps, payout, known, true);
  for (const provider of await ports.payouts.providersOf(payout.brand_id)) {
    const order = await openOrder(db, withdrawal, provider, deps.clock.now());
    try {
      await request(deps, payout, order, false);
      return;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      await dropOrder(db, order);
    }
  }
}

/** @throws ProviderUnavailable when nothing of a new order was sent. */
async function request(
  deps: PayoutDeps,
  payout: ClaimedPayout,
  order: PayoutOrder,
  isRepeated: boolean,
): Promise<void> {
  const { id, amount, bank_name: bankName, bank_id: bankId, account_name: accountName } = payout;
  const { brandId, reference, provider } = order;
  const result = await deps.ports.payouts
    .pay(provider, { brandId, id, reference, amount, bankName, bankId, accountName, isRepeated })
    .catch((error: unknown): PayoutResult => {
      // An order that may have been sent waits for its provider.
      if (isRepeated && error instanceof ProviderUnavailable) return { status: 'PENDING' };
      throw error;
    });
  if (result.status === 'PENDING') {
    if (payout.tries === UNKNOWN_TRIES) await reportUnknown(deps, payout, provider);
    return;
  }
  try {
    await storeResult(deps, payout, order, result);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The withdrawal ended during the request to the bank.
    await endOrder(deps.db, order, result.status, deps.clock.now());
    if (result.status === 'PAID') await reportPaidTwice(deps, payout);
  }
}

function storeResult(
  { db, clock }: PayoutDeps,
  { brand_id: brandId, id }: ClaimedPayout,
  order: PayoutOrder,
  result: Exclude<PayoutResult, { status: 'PENDING' }>,
) {
  const now = clock.now();
  const decision = { brandId, id, origin: { actor: { kind: 'SYSTEM' }, now } } as const;
  return inTransaction(db, async (trx) => {
    await endOrder(trx, order, result.status, now);
    await (result.status === 'PAID'
      ? settlePaid(trx, decision)
      : failWithdrawal(trx, { ...decision, refusal: plainRefusal(result.reason) }));
  });
}

/**
 * The bank paid a refunded withdrawal, or repeats a stored result. The first needs a person: no rule can resolve it.
 * @throws Error for the log, in addition to the audit line.
 */
async function reportPaidTwice(
  { db, clock }: PayoutDeps,
  { brand_id: brandId, id, amount }: ClaimedPayout,
): Promise<void> {
  const row = await db
    .selectFrom('withdrawals')
    .select('status')
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.status !== 'REFUNDED') return;
  await audit(db, {
    brandId,
    actor: { kind: 'SYSTEM' },
    action: 'withdrawal.paidAfterRefund',
    subject: { type: 'WITHDRAWAL', id },
    detail: { amount: satangToBaht(amount) },
    now: clock.now(),
  });
  throw new Error(`Withdrawal ${id} was paid by the bank after it had been refunded.`);
}

/** Staff hear of it once: they can look at the bank. */
async function reportUnknown(
  { db, clock }: PayoutDeps,
  { brand_id: brandId, id, amount }: ClaimedPayout,
  provider: string,
): Promise<void> {
  await audit(db, {
    brandId,
    actor: { kind: 'SYSTEM' },
    action: 'withdrawal.payoutUnknown',
    subject: { type: 'WITHDRAWAL', id },
    detail: { amount: satangToBaht(amount), provider },
    now: clock.now(),
  });
}

export interface ClaimedPayout {
  readonly brand_id: string;
  readonly id: string;
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
  /** Satang. */
  readonly amount: number;
  /** Requests with this one. */
  readonly tries: number;
}

/** Payouts of one sweep. */
const BATCH = 20;
/** Delay until the next request to the bank: a minute, doubled each time, at most an hour. */
const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 3_600;
/** Requests, over three minutes, after which a payout without a result is reported. */
const UNKNOWN_TRIES = 3;

/**
 * Claims due payouts, none while withdrawals are halted, so that no other server requests them from the bank at the
 * same time. One query.
 */
export async function claimPayouts(
  db: Database,
  now: Date,
  only?: { readonly brandId: string; readonly id: string },
): Promise<readonly ClaimedPayout[]> {
  const which = only ? sql`AND brand_id = ${only.brandId} AND id = ${only.id}` : sql``;
  const { rows } = await sql<ClaimedPayout>`
    UPDATE withdrawals AS w
    SET tries = w.tries + 1,
        payout_at = ${now}::timestamptz + least(${LONGEST_WAIT_S}, ${FIRST_WAIT_S} * power(2, least(w.tries, 10))) * interval '1 second'
    FROM (
      SELECT brand_id, id FROM withdrawals
      WHERE status = 'PROCESSING' AND payout_at <= ${now} ${which}
        AND NOT EXISTS (SELECT FROM operations o WHERE o.brand_id = withdrawals.brand_id AND o.withdrawals_frozen_at IS NOT NULL)
      ORDER BY payout_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) due
    WHERE w.brand_id = due.brand_id AND w.id = due.id
    RETURNING w.brand_id, w.id, w.bank_name, w.bank_id, w.account_name, w.amount, w.tries`.execute(db);
  return rows;
}
