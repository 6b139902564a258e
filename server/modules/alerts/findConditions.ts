import { sql } from 'kysely';
import type { AlertKind } from '#schemas/api/deskAlerts';
import type { Brand } from '#schemas/brand/brand';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { HOUR_MS } from '#core/time/durations';
import { countOverdue } from '#server/modules/queues/index';
import type { Transaction } from '#server/platform/db/transaction';

/** A condition that staff have to know of while it lasts. */
export interface Condition {
  readonly kind: AlertKind;
  /** The queue or provider; empty where a brand has one such condition. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, number | string>>;
}

/** Everything that deserves an alert at a brand now. Four queries. */
export async function findConditions(trx: Transaction, brand: Brand, now: Date): Promise<Condition[]> {
  return [
    ...(await overdueQueues(trx, brand, now)),
    ...(await pausedProviders(trx, brand.id, now)),
    ...(await failedBalance(trx, brand.id)),
    ...(await unusualPayouts(trx, brand, now)),
  ];
}

/** Queues with items older than their target. */
async function overdueQueues(trx: Transaction, brand: Brand, now: Date): Promise<Condition[]> {
  const queues = await countOverdue(trx, brand, now);
  return queues.map(({ kind, count }) => ({ kind: 'queue-overdue', subject: kind, detail: { count } }));
}

/** Providers whose calls paused within an hour and that have answered none since. */
async function pausedProviders(trx: Transaction, brandId: string, now: Date): Promise<Condition[]> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { rows } = await sql<{ provider: string; port: string }>`
    SELECT DISTINCT ON (1) l.detail ->> 'provider' AS provider, l.detail ->> 'port' AS port
    FROM audit_log l WHERE l.brand_id = ${brandId} AND l.created_at >= ${since} AND l.action = 'provider.pause'
      AND NOT EXISTS (SELECT FROM provider_calls c WHERE c.provider = l.detail ->> 'provider'
        AND c.created_at > l.created_at AND c.result IN ('OK', 'REFUSED'))
    ORDER BY 1`.execute(trx);
  return rows.map(({ provider, port }) => ({ kind: 'provider-down', subject: provider, detail: { port } }));
}

/** The latest trial balance has discrepancies, those of reports included. */
async function failedBalance(trx: Transaction, brandId: string): Promise<Condition[]> {
  const { rows } = await sql<{ balanced: boolean; count: number }>`
    SELECT balanced, jsonb_array_length(discrepancies) AS count FROM trial_balances
    WHERE brand_id = ${brandId} ORDER BY created_at DESC, id DESC LIMIT 1`.execute(trx);
  return rows
    .filter(({ balanced, count }) => !balanced || count > 0)
    .map(({ count }) => ({ kind: 'books', subject: '', detail: { count } }));
}

/** Weeks whose median is the usual volume, and how many of them must have payouts. */
const WEEKS = 8;
const NEEDED = 3;

/** Payouts of today far above the median of the same weekday, by the percentage in the brand file. */
async function unusualPayouts(trx: Transaction, brand: Brand, now: Date): Promise<Condition[]> {
  const percent = brand.desk.alerts.payoutPercent;
  if (percent === 0) return [];
  const today = bangkokDay(now);
  const days = Array.from({ length: WEEKS }, (_, week) => addDays(today, -7 * (week + 1)));
  const { rows } = await sql<{ today: number; usual: number | null; weeks: number }>`
    SELECT coalesce(sum(amount) FILTER (WHERE day = ${today}), 0)::bigint AS today,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY amount) FILTER (WHERE day <> ${today}) AS usual,
      count(*) FILTER (WHERE day <> ${today}) AS weeks
    FROM (
      SELECT day, sum(amount)::bigint AS amount FROM report_days
      WHERE brand_id = ${brand.id} AND day = ANY (${[today, ...days]}::date[]) AND account = 'PAYOUT' GROUP BY day
    ) d`.execute(trx);
  const [volume] = rows;
  if (!volume || volume.usual === null || volume.weeks < NEEDED) return [];
  if (volume.today * 100 <= volume.usual * percent) return [];
  const detail = { amount: volume.today / 100, usual: volume.usual / 100 };
  return [{ kind: 'payout-volume', subject: '', detail }];
}
