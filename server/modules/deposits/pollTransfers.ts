import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { Job } from '#server/platform/jobs/runJobs';
import type { Database } from '#server/platform/db/connect';
import type { Deps } from '#server/providers/deps';
import { ProviderUnavailable } from '#server/providers/calls/providerCaller';
import { recordCall } from '#server/providers/calls/callRepository';
import type { PollPosition, TransferPoll } from '#server/providers/ports/transferSource';
import { transferProviders, type TransferProvider } from '#server/providers/connectProviders';
import { brandsOff, summary, takeReported, type Report } from './takeReported';

/** More pages than any period has. */
const PAGES = 500;
/** Look-back of the first poll. */
const FIRST_MS = DAY_MS;
/** Longer than a page takes; renewed with each page. */
const LEASE_MS = 2 * MINUTE_MS;
const MAX_EVERY_MS = 1_000;

type PollDeps = Pick<Deps, 'db' | 'brands' | 'clock' | 'providers'>;
type Polled = TransferProvider<TransferPoll>;

/** A job for each polled provider, so that a slow one holds none of the others up. */
export function pollJobs({ providers }: Pick<Deps, 'providers'>): Job<PollDeps>[] {
  return transferProviders<TransferPoll>(providers.connections, 'POLL').map((provider) => {
    const { id, service } = provider;
    // A refused line comes again with every poll of its period, and is reported once.
    const reported = new Set<string>();
    const run = (deps: PollDeps) => pollTransfers(deps, provider, reported);
    return { name: `transfers of ${id}`, everyMs: Math.min(service.everyMs, MAX_EVERY_MS), run };
  });
}

/**
 * Polls a provider if its next poll is due and no other process polls it. The stored position moves only past
 * transfers that are committed.
 * @throws AggregateError of transfers that were refused or could not be taken, after all others are.
 */
async function pollTransfers(deps: PollDeps, provider: Polled, reported: Set<string>): Promise<void> {
  const { db, clock, providers } = deps;
  const off = await brandsOff(db, provider);
  if (providers.connections.usedBy(provider.id).every((brandId) => off.has(brandId))) return;
  const to = clock.now();
  const lease = await Lease.take(db, provider.id, to);
  if (!lease) return;
  const failures: unknown[] = [];
  try {
    await readPages(deps, provider, { lease, to, failures, reported });
  } catch (error) {
    // The pause of a failing provider is no failure of its own.
    if (!(error instanceof ProviderUnavailable)) throw error;
  } finally {
    await lease.end(new Date(clock.now().getTime() + provider.service.everyMs));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Transfers of ${provider.id} could not be taken.`);
}

interface Poll {
  readonly lease: Lease;
  readonly to: Date;
  readonly failures: unknown[];
  readonly reported: Set<string>;
}

async function readPages(
  deps: PollDeps,
  provider: Polled,
  { lease, to, failures, reported }: Poll,
): Promise<void> {
  const { byPeriod, overlapMs } = provider.service;
  const start = lease.readUntil?.getTime() ?? to.getTime() - FIRST_MS;
  const from = new Date(start - overlapMs);
  let cursor = byPeriod ? null : lease.cursor;
  let isComplete = true;
  for (let page = 0; page < PAGES; page += 1) {
    const { results, failures: failed, next }: Page = await takePage(deps, provider, { cursor, from, to });
    failures.push(...failed);
    for (const { reference, result, message } of results) {
      const key = `${String(reference)} ${String(message)}`;
      if (result !== 'REFUSED' || reported.has(key)) continue;
      if (reported.size < 10_000) reported.add(key);
      failures.push(new Error(`${String(reference)}: ${String(message)}`));
    }
    // The poll reads on for the other transfers, and the next one begins here again.
    if (results.some(({ result }) => result === 'RETRY')) isComplete = false;
    const isLast = next === null || next === cursor;
    cursor = next ?? cursor;
    const position = byPeriod ? { readUntil: isLast ? to : undefined } : { cursor };
    const kept = await lease.renew(
      new Date(deps.clock.now().getTime() + LEASE_MS),
      isComplete ? position : {},
    );
    if (isLast || !kept) return;
  }
  if (byPeriod) throw new Error(`A period of ${provider.id} has more than ${PAGES} pages.`);
}

interface Page extends Report {
  readonly next: string | null;
}

async function takePage(deps: PollDeps, provider: Polled, position: PollPosition): Promise<Page> {
  const { db, clock, providers } = deps;
  const [startedAt, start] = [clock.now(), performance.now()];
  const { items, next } = await providers.caller.call(provider, {
    ...{ brandId: null, operation: 'readTransfers', isRepeatable: true },
    work: () => provider.service.read(position),
    // Most pages have nothing new, so only the others are recorded below.
    outcome: () => null,
  });
  const latencyMs = performance.now() - start;
  const report = await takeReported(deps, provider, items);
  if (report.results.some(({ result }) => result === 'TAKEN'))
    await recordCall(db, {
      ...{ brandId: null, provider: provider.id, port: 'transfers', operation: 'readTransfers' },
      ...{
        direction: 'OUT',
        attempts: 1,
        latencyMs,
        startedAt,
        result: 'OK',
        detail: summary(report.results),
      },
    });
  return { ...report, next };
}

/** The right of one process to poll a provider. Its end time is unlike that of any other lease, so a late process cannot write. */
class Lease {
  private constructor(
    private readonly db: Database,
    private readonly provider: string,
    private until: Date,
    readonly cursor: string | null,
    readonly readUntil: Date | null,
  ) {}

  static async take(db: Database, provider: string, now: Date): Promise<Lease | undefined> {
    const until = new Date(now.getTime() + LEASE_MS);
    const taken = await db
      .insertInto('transfer_feeds')
      .values({ provider, next_poll_at: until })
      .onConflict((on) =>
        on
          .column('provider')
          .doUpdateSet({ next_poll_at: until })
          .where('transfer_feeds.next_poll_at', '<=', now),
      )
      .returning(['cursor', 'read_until'])
      .executeTakeFirst();
    return taken && new Lease(db, provider, until, taken.cursor, taken.read_until);
  }

  /** @returns false when another process holds the lease now. */
  async renew(
    until: Date,
    position: { readonly cursor?: string | null; readonly readUntil?: Date | undefined },
  ): Promise<boolean> {
    const renewed = await this.#update({
      next_poll_at: until,
      ...(position.cursor !== undefined && { cursor: position.cursor }),
      ...(position.readUntil && { read_until: position.readUntil }),
    });
    this.until = until;
    return renewed;
  }

  async end(nextPollAt: Date): Promise<void> {
    await this.#update({ next_poll_at: nextPollAt });
  }

  async #update(set: { next_poll_at: Date; cursor?: string | null; read_until?: Date }): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('transfer_feeds')
      .set(set)
      .where('provider', '=', this.provider)
      .where('next_poll_at', '=', this.until)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
