import { sql, type Insertable } from 'kysely';
import { maskNumbers } from '#core/identity/mask';
import { bangkokDay } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { ProviderCalls } from '#server/platform/db/schema';
import { uuidv7 } from '#server/platform/id';

/** What a call is about, so that staff find it from there. */
export interface CallSubject {
  readonly type: NonNullable<Insertable<ProviderCalls>['subject_type']>;
  readonly id: string;
}

export interface CallRecord {
  readonly brandId: string | null;
  readonly provider: string;
  readonly port: string;
  readonly operation: string;
  readonly direction: 'IN' | 'OUT';
  readonly subject?: CallSubject | undefined;
  readonly reference?: string | undefined;
  readonly attempts: number;
  readonly latencyMs: number;
  readonly result: 'OK' | 'FAILED' | 'TIMEOUT' | 'REFUSED';
  readonly detail?: string | undefined;
  readonly startedAt: Date;
}

const MAX_DETAIL = 200;

/** Stores a call to or from a provider. */
export async function recordCall(db: Database, call: CallRecord): Promise<void> {
  await db
    .insertInto('provider_calls')
    .values({
      id: uuidv7(),
      brand_id: call.brandId,
      provider: call.provider,
      port: call.port,
      operation: call.operation,
      direction: call.direction,
      subject_type: call.subject?.type ?? null,
      subject_id: call.subject?.id ?? null,
      reference: call.reference?.slice(0, MAX_DETAIL) ?? null,
      attempts: call.attempts,
      latency_ms: Math.max(0, Math.round(call.latencyMs)),
      result: call.result,
      detail: call.detail === undefined ? null : maskNumbers(call.detail).slice(0, MAX_DETAIL),
      created_at: call.startedAt,
    })
    .execute();
}

/** Everything that is switched off, at all brands or at one. */
export function findSwitches(db: Database, brandId?: string) {
  return db
    .selectFrom('provider_switches')
    .selectAll()
    .$if(brandId !== undefined, (query) => query.where('brand_id', '=', brandId ?? ''))
    .execute();
}

/** Counts a request towards the quota of the Bangkok day. @returns false when the quota is used up. */
export async function spendQuota(
  db: Database,
  provider: string,
  callsPerDay: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO provider_days AS d (provider, day, calls) VALUES (${provider}, ${bangkokDay(now)}, 1)
    ON CONFLICT (provider, day) DO UPDATE SET calls = d.calls + 1 WHERE d.calls < ${callsPerDay}
    RETURNING calls`.execute(db);
  return rows.length > 0;
}

/** Requests of the Bangkok day by provider, of those with a quota. */
export async function findUsed(db: Database, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('provider_days')
    .select(['provider', 'calls'])
    .where('day', '=', bangkokDay(now))
    .execute();
  return new Map(rows.map(({ provider, calls }) => [provider, calls]));
}
