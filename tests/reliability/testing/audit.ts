import { sql } from 'kysely';
import { checkCredits } from '#server/modules/reconciliation/checkCredits';
import type { Database } from '#server/platform/db/connect';
import { readBalance } from '#server/modules/ledger/accounts';
import { brokenAccounts, brokenTransactions, totalOfEntries } from '#server/testing/trialBalance';
import { inside } from './members';
import type { Site } from './site';
import type { Acknowledged, Traders } from './traders';

/** Findings of an audit; on a correct site all are empty or zero. */
export interface Audit {
  /** Ids that a client received and that are missing or different (M10). */
  readonly forgotten: readonly string[];
  /** Sum of all entries (M2), transactions out of balance (M2), accounts that differ from their entries (M3). */
  readonly total: number;
  readonly brokenTransactions: readonly string[];
  readonly brokenAccounts: readonly string[];
  /** Repeated credits of the same bank transfer. */
  readonly doubleCredits: readonly string[];
  /** Deposits credited without a bank line although the member never confirmed the transfer. */
  readonly unconfirmedCredits: readonly string[];
}

export const CONSISTENT: Audit = {
  forgotten: [],
  total: 0,
  brokenTransactions: [],
  brokenAccounts: [],
  doubleCredits: [],
  unconfirmedCredits: [],
};

/**
 * Audits the site; everything in `acknowledged` must exist. Copy `acknowledged` before a crash, because later acknowledgements may be
 * stored later.
 */
export function audit(site: Pick<Site, 'access'>, acknowledged: Acknowledged): Promise<Audit> {
  return inside(site, async ({ db, brand }) => ({
    forgotten: [
      ...(await missing(db, 'deposit_requests', acknowledged.requested)),
      ...(await missing(db, 'deposit_requests', acknowledged.credited, 'SUCCESS')),
      ...(await missing(db, 'withdrawals', acknowledged.held)),
      ...(await missing(db, 'withdrawals', acknowledged.refunded, 'REFUNDED')),
    ],
    total: await totalOfEntries(db),
    brokenTransactions: await brokenTransactions(db),
    brokenAccounts: await brokenAccounts(db),
    doubleCredits: (await checkCredits(db, brand.id)).map(({ id }) => id),
    unconfirmedCredits: await unconfirmedCredits(db, brand.id),
  }));
}

async function unconfirmedCredits(db: Database, brandId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('adjustments as a')
    .innerJoin('deposit_requests as d', (join) =>
      join.onRef('d.brand_id', '=', 'a.brand_id').onRef('d.id', '=', 'a.deposit_request_id'),
    )
    .select('d.id')
    .where('a.brand_id', '=', brandId)
    .where('a.bank_transfer_id', 'is', null)
    .where('a.status', '=', 'SUCCESS')
    .where('d.transferred_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export function copyOf({ requested, credited, held, refunded }: Acknowledged): Acknowledged {
  return { requested: [...requested], credited: [...credited], held: [...held], refunded: [...refunded] };
}

/**
 * Difference between each member's balance and the acknowledged effects, in satang: no effect was lost or duplicated.
 * Call it after `stop`. Approvals do not return the bonus, so that the bonus counts once for each deposit that has one.
 */
export function difference(site: Site, { credit }: Traders): Promise<[string, number][]> {
  return inside(site, async ({ db, brand }) => {
    const all = await Promise.all(
      [...credit].map(async ([id, answered]): Promise<[string, number]> => {
        const { available, held } = await readBalance(db, brand.id, id);
        return [id, available + held - (await bonusOf(db, id)) - Math.round(answered * 100)];
      }),
    );
    return all.filter(([, satang]) => satang !== 0);
  });
}

/** Satang of bonus on a member's deposits; whether they earn one depends on the hour. */
export async function bonusOf(db: Database, memberId: string): Promise<number> {
  const { rows } = await sql<{ bonus: number }>`
    SELECT coalesce(sum(bonus), 0)::bigint AS bonus FROM deposit_requests
    WHERE member_id = ${memberId} AND status = 'SUCCESS'`.execute(db);
  return rows[0]?.bonus ?? 0;
}

/** Those of `keys` that had an effect. */
export async function effectsOf(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    key: string;
  }>`SELECT key FROM idempotency_keys WHERE key = ANY (${keys}) AND status IS NOT NULL`.execute(db);
  return rows.map(({ key }) => key);
}

async function missing(
  db: Database,
  table: 'deposit_requests' | 'withdrawals',
  ids: readonly string[],
  status?: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT t.id::text AS id FROM unnest(${ids}::uuid[]) AS t (id)
    WHERE NOT EXISTS (SELECT FROM ${sql.table(table)} r WHERE r.id = t.id AND (${status ?? null}::text IS NULL OR r.status = ${status ?? null}))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
