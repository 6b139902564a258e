import { sql } from 'kysely';
import { bangkokDay } from '#core/time/bangkok';
import { audit, type Origin } from '#server/platform/audit/audit';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { uuidv7 } from '#server/platform/id';
import { checkLedger, type LedgerCheck } from './checkLedger';
import { freezeWithdrawals } from '#server/platform/db/payoutFreeze';

interface BalanceRequest {
  readonly brandId: string;
  readonly now: Date;
  /** The staff member who requests an additional one. */
  readonly origin?: Pick<Origin, 'ip' | 'traceId'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}

export interface TrialBalance extends LedgerCheck {
  readonly brandId: string;
  readonly id: string;
}

/**
 * Creates and stores a trial balance; one with discrepancies freezes withdrawals in the same transaction.
 * @returns undefined when another process is creating it, or today's exists already.
 */
export function createTrialBalance(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  request: BalanceRequest,
): Promise<TrialBalance | undefined> {
  const { brandId, origin } = request;
  return inTransaction(db, async (trx) => {
    if (!(await tryLock(trx, brandId)) || (!origin && (await isDone(trx, request)))) return undefined;
    const balance = { brandId, id: uuidv7(), ...(await checkLedger(trx, brandId)) };
    await insert(trx, request, balance);
    await auditResult(trx, request, balance);
    if (!balance.balanced && config.freezeOnMismatch) await freeze(trx, request);
    return balance;
  });
}

/**
 * Holds an advisory lock until the transaction ends, so that only one trial balance per brand is created at a time.
 */
async function tryLock(trx: Transaction, brandId: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`trial balance ${brandId}`}, 0)) AS locked`.execute(
    trx,
  );
  return rows[0]?.locked ?? false;
}

async function isDone(trx: Transaction, { brandId, now }: BalanceRequest): Promise<boolean> {
  const found = await trx
    .selectFrom('trial_balances')
    .select('id')
    .where('day', '=', bangkokDay(now))
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  return found !== undefined;
}

async function insert(
  trx: Transaction,
  { now, origin }: BalanceRequest,
  balance: TrialBalance,
): Promise<void> {
  const { brandId, id, discrepancies, unbacked, unmatched, ...figures } = balance;
  await trx
    .insertInto('trial_balances')
    .values({
      ...figures,
      brand_id: brandId,
      id,
      day: bangkokDay(now),
      discrepancies: JSON.stringify(discrepancies),
      unbacked: JSON.stringify(unbacked),
      unmatched: JSON.stringify(unmatched),
      requested_by: origin?.actor.id ?? null,
      created_at: now,
    })
    .execute();
}

/** Audits the result; a daily trial balance that passes needs no entry. */
async function auditResult(
  trx: Transaction,
  { brandId, now, origin }: BalanceRequest,
  { id, balanced, discrepancies }: TrialBalance,
): Promise<void> {
  if (balanced && !origin) return;
  const [first] = discrepancies;
  await audit(trx, {
    ...(origin ?? { actor: { kind: 'SYSTEM' } }),
    brandId,
    action: balanced ? 'trial_balance.passed' : 'trial_balance.failed',
    subject: { type: 'TRIAL_BALANCE', id },
    detail: first
      ? { discrepancies: discrepancies.length, first: first.id, difference: first.difference }
      : {},
    now,
  });
}

async function freeze(trx: Transaction, { brandId, now }: BalanceRequest): Promise<void> {
  const reason = `งบทดลองวันที่ ${bangkokDay(now)} ไม่ตรง`;
  if (!(await freezeWithdrawals(trx, brandId, { frozenAt: now, reason }))) return;
  await audit(trx, {
    actor: { kind: 'SYSTEM' },
    brandId,
    action: 'withdrawal.freeze',
    subject: { type: 'BRAND' },
    detail: { reason },
    now,
  });
}
