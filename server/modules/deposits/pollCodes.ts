import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { Job } from '#server/platform/jobs/runJobs';
import type { Database } from '#server/platform/db/connect';
import { ProviderFailure, ProviderUnavailable } from '#server/providers/calls/providerCaller';
import type { Provider } from '#server/providers/connectProviders';
import type { Deps } from '#server/providers/deps';
import type { PromptPay } from '#server/providers/ports/promptPay';
import { inLiterals } from '#server/platform/db/keyset';
import { payableStatuses } from './findNamedRequest';
import { takeTransfer } from './takeTransfer';

type PollDeps = Pick<Deps, 'db' | 'brands' | 'clock' | 'providers'>;
type Polling = NonNullable<PromptPay['poll']>;

/** Codes that one run reads. */
const CODES = 50;
/** How often a code is read whose request has ended without a payment, which may come late. */
const LATE_MS = 5 * MINUTE_MS;
const MAX_EVERY_MS = 1_000;

/** A job for each provider whose payments are read. */
export function codeJobs({ providers }: Pick<Deps, 'providers'>): Job<PollDeps>[] {
  return providers.connections.all.flatMap((provider) => {
    if (provider.port !== 'promptpay') return [];
    const { poll } = provider.service as PromptPay;
    if (!poll) return [];
    const run = (deps: PollDeps) => pollCodes(deps, provider, poll);
    return [{ name: `payments of ${provider.id}`, everyMs: Math.min(poll.everyMs, MAX_EVERY_MS), run }];
  });
}

/**
 * Reads the codes of a provider that are due and takes their payments. Safe to run at once on several servers.
 * @throws AggregateError of the payments that could not be taken, after all others are.
 */
async function pollCodes(deps: PollDeps, provider: Provider, poll: Polling): Promise<void> {
  const due = await takeDue(deps.db, provider.id, poll.everyMs, deps.clock.now());
  const failures: unknown[] = [];
  for (const code of due)
    await pollCode(deps, provider, poll, code).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `Payments of ${provider.id} could not be taken.`);
}

interface DueCode {
  readonly brand_id: string;
  readonly id: string;
  readonly qr_reference: string;
}

async function takeDue(db: Database, provider: string, everyMs: number, now: Date): Promise<DueCode[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<DueCode>`
    UPDATE deposit_requests d SET qr_polled_at = ${now} FROM (
      SELECT brand_id, id FROM deposit_requests
      WHERE qr_provider = ${provider} AND created_at > ${before(DAY_MS)} AND ${inLiterals('status', payableStatuses)}
        AND coalesce(qr_polled_at, '-infinity') <= CASE WHEN status IN ('PENDING', 'TRANSFERRED')
          AND expires_at > ${now} THEN ${before(everyMs)}::timestamptz ELSE ${before(LATE_MS)}::timestamptz END
      ORDER BY qr_polled_at NULLS FIRST, id LIMIT ${CODES} FOR UPDATE SKIP LOCKED
    ) due WHERE d.brand_id = due.brand_id AND d.id = due.id
    RETURNING d.brand_id, d.id, d.qr_reference`.execute(db);
  return rows;
}

async function pollCode(
  { db, brands, clock, providers: { caller } }: PollDeps,
  provider: Provider,
  poll: Polling,
  { brand_id: brandId, id, qr_reference: reference }: DueCode,
): Promise<void> {
  if ((await caller.switchedOn([provider], brandId)).length === 0) return;
  const items = await caller
    .call(provider, {
      ...{ brandId, operation: 'status', reference, subject: { type: 'DEPOSIT', id } },
      isRepeatable: false,
      work: () => poll.read(reference),
      // Most codes are not paid yet.
      outcome: (read) => (read.some((item) => !('ignored' in item)) ? 'PAID' : null),
    })
    .catch((error: unknown) => {
      // The next run reads it again.
      if (error instanceof ProviderFailure || error instanceof ProviderUnavailable) return [];
      throw error;
    });
  for (const item of items) {
    if ('ignored' in item) continue;
    if ('problem' in item) throw new Error(`${item.reference ?? reference}: ${item.problem}`);
    const transfer = { ...item.transfer, paymentReference: reference };
    await takeTransfer(db, brands, transfer, clock.now(), (receiver) => receiver === brandId);
  }
}
