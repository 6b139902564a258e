import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { portNames } from '#schemas/providers/providersFile';
import { bangkokDay, bangkokIso } from '#core/time/bangkok';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Provider } from '#server/providers/connectProviders';
import type { Providers } from '#server/providers/deps';
import { isSwitchable } from './switchProvider';

export type ProviderState = Calls['GET /api/staff/brand/{brandId}/provider']['data'][number];

interface Row {
  readonly id: string;
  readonly off_reason: string | null;
  readonly off_at: Date | null;
  readonly off_by: string | null;
  readonly used: number | null;
  readonly calls: number;
  readonly failures: number;
  readonly median: number | null;
  readonly failed_at: Date | null;
  readonly operation: string | null;
  readonly result: 'FAILED' | 'TIMEOUT' | null;
  readonly detail: string | null;
}

const PERIODS = { hour: HOUR_MS, day: DAY_MS } as const;

/** The providers of the brand by port, each port's in the order of fallback. */
export function providersOf({ connections }: Providers, brandId: string): readonly Provider[] {
  return portNames.flatMap((port) => connections.of(port, brandId) as readonly Provider[]);
}

/** Switch, calls and quota of these providers at a brand, in their order. One query. */
export async function readStates(
  db: Database,
  brandId: string,
  providers: readonly Provider[],
  { now, period }: { readonly now: Date; readonly period: keyof typeof PERIODS },
): Promise<ProviderState[]> {
  const since = new Date(now.getTime() - PERIODS[period]);
  const calls = sql`provider_calls c WHERE c.provider = p.id AND c.created_at >= ${since}
    AND (c.brand_id = ${brandId} OR c.brand_id IS NULL)`;
  // What the server refuses, such as a bet without credit, is no failure of the provider.
  const hasFailed = sql`c.result IN ('FAILED', 'TIMEOUT')`;
  const { rows } = await sql<Row>`
    SELECT p.id, s.reason AS off_reason, s.created_at AS off_at, staff.email AS off_by, d.calls AS used,
      t.calls, t.failures, t.median, f.created_at AS failed_at, f.operation, f.result, f.detail
    FROM unnest(${providers.map(({ id }) => id)}::text[]) AS p (id)
    LEFT JOIN provider_switches s ON s.brand_id = ${brandId} AND s.provider = p.id
    LEFT JOIN staff ON staff.id = s.staff_id
    LEFT JOIN provider_days d ON d.provider = p.id AND d.day = ${bangkokDay(now)}
    CROSS JOIN LATERAL (
      SELECT count(*) AS calls, count(*) FILTER (WHERE ${hasFailed}) AS failures,
        percentile_disc(0.5) WITHIN GROUP (ORDER BY c.latency_ms) AS median
      FROM ${calls}) t
    LEFT JOIN LATERAL (
      SELECT c.created_at, c.operation, c.result, c.detail FROM ${calls} AND ${hasFailed}
      ORDER BY c.created_at DESC LIMIT 1) f ON true`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return providers.flatMap((provider) => {
    const row = byId.get(provider.id);
    return row ? [present(provider, row)] : [];
  });
}

function present(provider: Provider, row: Row): ProviderState {
  const { id, port, adapter = null, limits } = provider;
  const { off_at: offAt, off_by: by, off_reason: reason, failed_at: failedAt, operation, result } = row;
  return {
    ...{ id, port, adapter, switchable: isSwitchable(provider) },
    off: offAt && by !== null && reason !== null ? { by, at: bangkokIso(offAt), reason } : null,
    ...{ calls: row.calls, failures: row.failures, medianMs: row.median },
    lastFailure:
      failedAt && operation !== null && result
        ? { at: bangkokIso(failedAt), operation, result, detail: row.detail }
        : null,
    quota: limits.callsPerDay === undefined ? null : { used: row.used ?? 0, limit: limits.callsPerDay },
  };
}
