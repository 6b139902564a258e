import { sql } from 'kysely';
import { bangkokDay } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import type { AuditLine } from '#server/platform/audit/audit';
import { inTransaction } from '#server/platform/db/transaction';
import type { Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { uuidv7 } from '#server/platform/id';
import { checkLedger } from './checkLedger';
import type { Books } from './checkLedger';
import { freezeWithdrawals } from '#server/platform/db/payoutFreeze';

interface Asked {
  readonly brandId: string;
  readonly now: Date;
  /** Who wants one beside that of the day. */
  readonly by?: Pick<AuditLine, 'ip' | 'traceId'> & {
    readonly actor: { readonly kind: 'STAFF'; readonly id: string };
  };
}

export interface TrialBalance extends Books {
  readonly brandId: string;
  readonly id: string;
}

/**
 * Draws a trial balance up and writes it down; one that does not add up halts withdrawals in the same transaction (M22).
 * @returns nothing when it is being drawn up elsewhere, or that of the day is there.
 */
export function createTrialBalance(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  asked: Asked,
): Promise<TrialBalance | undefined> {
  const { brandId, by } = asked;
  return inTransaction(db, async (trx) => {
    if (!(await isMine(trx, brandId)) || (!by && (await isDone(trx, asked)))) return undefined;
    const balance = { brandId, id: uuidv7(), ...(await checkLedger(trx, brandId)) };
    await insert(trx, asked, balance);
    await tell(trx, asked, balance);
    if (!balance.sound && config.freezeOnBreak) await freeze(trx, asked);
    return balance;
  });
}

/** Until the transaction ends nobody else draws one up for this brand. */
async function isMine(trx: Transaction, brandId: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`trial balance ${brandId}`}, 0)) AS mine`.execute(
    trx,
  );
  return rows[0]?.mine ?? false;
}

async function isDone(trx: Transaction, { brandId, now }: Asked): Promise<boolean> {
  const found = await trx
    .selectFrom('trial_balances')
    .select('id')
    .where('day', '=', bangkokDay(now))
    .where('brand_id', '=', brandId)
    .executeTakeFirst();
  return found !== undefined;
}

async function insert(trx: Transaction, { now, by }: Asked, balance: TrialBalance): Promise<void> {
  const { brandId, id, breaks, unbacked, unmatched, ...figures } = balance;
  await trx
    .insertInto('trial_balances')
    .values({
      ...figures,
      brand_id: brandId,
      id,
      day: bangkokDay(now),
      breaks: JSON.stringify(breaks),
      unbacked: JSON.stringify(unbacked),
      unmatched: JSON.stringify(unmatched),
      asked_by: by?.actor.id ?? null,
      created_at: now,
    })
    .execute();
}

/** A sound one of the day is no news. */
async function tell(
  trx: Transaction,
  { brandId, now, by }: Asked,
  { id, sound, breaks }: TrialBalance,
): Promise<void> {
  if (sound && !by) return;
  const [first] = breaks;
  await audit(trx, {
    ...(by ?? { actor: { kind: 'SYSTEM' } }),
    brandId,
    action: sound ? 'books.sound' : 'books.broken',
    subject: { type: 'TRIAL_BALANCE', id },
    detail: first ? { breaks: breaks.length, first: first.id, difference: first.difference } : {},
    now,
  });
}

async function freeze(trx: Transaction, { brandId, now }: Asked): Promise<void> {
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
