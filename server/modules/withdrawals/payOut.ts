import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { AppError } from '#server/platform/appError';
import { satangToBaht } from '#core/money/money';
import type { PayoutResult } from '#server/providers/bank/payouts';
import { claimPayouts } from './claimPayouts';
import type { ClaimedPayout } from './claimPayouts';
import { failWithdrawal, settlePaid } from './decide';

type PayoutDeps = Pick<Deps, 'db' | 'clock' | 'ports'>;

/** Which withdrawal; without one, whatever is due. */
interface Only {
  readonly brandId: string;
  readonly id: string;
}

/** A bank that is silent for so long is asked again later. In ms, well below the time of a claim. */
const ANSWER_MS = 30_000;

/**
 * Sends approved withdrawals to the bank and writes down how each ended. Nothing is locked while the
 * bank is asked; a crash on the way leaves the withdrawal in PROCESSING, and the next sweep asks the
 * bank again under the same id, which pays once (M9). Safe on several servers at once.
 * @returns how many were sent.
 */
export async function payOut(deps: PayoutDeps, only?: Only): Promise<number> {
  const claimed = await claimPayouts(deps.db, deps.clock.now(), only);
  const results = await Promise.allSettled(claimed.map((payout) => payOne(deps, payout)));
  const errors = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${claimed.length} payouts were left for later`);
  return claimed.length;
}

async function payOne(deps: PayoutDeps, payout: ClaimedPayout): Promise<void> {
  const { id, amount } = payout;
  const result = await answerOf(
    deps.ports.payouts.pay({ id, amount, bankName: payout.bank_name, bankId: payout.bank_id }),
  );
  if (result.status === 'PENDING') return;
  try {
    await writeDown(deps, payout, result);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Somebody ended it while the bank was asked.
    if (result.status === 'PAID') await reportPaidTwice(deps, payout);
  }
}

function writeDown(
  { db, clock }: PayoutDeps,
  { brand_id: brandId, id }: ClaimedPayout,
  result: Exclude<PayoutResult, { status: 'PENDING' }>,
) {
  const decision = { brandId, id, by: { actor: { kind: 'SYSTEM' }, now: clock.now() } } as const;
  return inTransaction(db, (trx) =>
    result.status === 'PAID'
      ? settlePaid(trx, decision)
      : failWithdrawal(trx, { ...decision, reason: result.reason }),
  );
}

/**
 * The bank paid what staff had given back, or it only says again what is written down already. The
 * first is the one break that no rule here can mend: a person has to.
 * @throws Error for the log, beside the audit line.
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

async function answerOf(pay: Promise<PayoutResult>): Promise<PayoutResult> {
  const given = new AbortController();
  const silence = sleep(ANSWER_MS, { status: 'PENDING' } as const, { ref: false, signal: given.signal });
  // Ended below, once the bank has answered.
  silence.catch(() => undefined);
  try {
    return await Promise.race([pay, silence]);
  } finally {
    given.abort();
  }
}
