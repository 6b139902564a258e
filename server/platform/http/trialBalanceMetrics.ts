import { Gauge, type Registry } from 'prom-client';
import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import type { Clock } from '#server/platform/clock';
import type { Database } from '#server/platform/db/connect';

/**
 * Gauges of each brand's latest trial balance of yesterday or today, for alerts. A brand without one is missing,
 * which also triggers an alert.
 * @returns a function that refreshes the gauges; they are empty while the database is unavailable.
 */
export function trialBalanceMetrics(registry: Registry, db: Database, clock: Clock): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['brand'], registers: [registry] });
  const failing = gauge('sala_trial_balance_failed', '1 while the latest trial balance of the brand fails.');
  const checked = gauge(
    'sala_trial_balance_checked_seconds',
    'When that trial balance was created, Unix time.',
  );
  const frozen = gauge('sala_withdrawals_frozen', '1 while withdrawals of the brand are frozen.');
  return async () => {
    for (const one of [failing, checked, frozen]) one.reset();
    const found = await read(db, clock.now()).catch(() => undefined);
    for (const { brand_id: brand, balanced, created_at } of found?.newest ?? []) {
      failing.set({ brand }, balanced ? 0 : 1);
      checked.set({ brand }, created_at.getTime() / 1_000);
      frozen.set({ brand }, 0);
    }
    for (const { brand_id: brand } of found?.frozenBrands ?? []) frozen.set({ brand }, 1);
  };
}

async function read(db: Database, now: Date) {
  const newest = await db
    .selectFrom('trial_balances')
    .distinctOn('brand_id')
    .select(['brand_id', 'balanced', 'created_at'])
    .where('day', '>=', bangkokDay(new Date(now.getTime() - DAY_MS)))
    .orderBy('brand_id')
    .orderBy('created_at', 'desc')
    .execute();
  const frozenBrands = await db
    .selectFrom('operations')
    .select('brand_id')
    .where('withdrawals_frozen_at', 'is not', null)
    .execute();
  return { newest, frozenBrands };
}
