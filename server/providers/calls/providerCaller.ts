import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PortName, ProviderLimits } from '#schemas/providers/providersFile';
import type { Clock } from '#server/platform/clock';
import { ConcurrencyLimiter } from '#server/platform/concurrencyLimiter';
import type { Database } from '#server/platform/db/connect';
import { inCall, type CallScope } from '../kit/providerFetch';
import { auditPause } from './auditPause';
import { callMetrics, type CallMetrics, type ProviderState } from './callMetrics';
import { findSwitches, findUsed, recordCall, spendQuota, type CallSubject } from './callRepository';
import { CircuitBreaker } from './circuitBreaker';

export interface CallTarget {
  readonly id: string;
  readonly port: PortName;
  readonly limits: ProviderLimits;
}

export interface ProviderCall<T> {
  /** Null for a call that is about no single brand, such as reading a feed. */
  readonly brandId: string | null;
  readonly operation: string;
  readonly subject?: CallSubject | undefined;
  readonly reference?: string | undefined;
  /** Whether a failed request may be repeated at once. */
  readonly isRepeatable: boolean;
  readonly work: (signal: AbortSignal) => Promise<T>;
  /** A failure that the answer reports, or undefined; counts for the breaker like a thrown error. */
  readonly failure?: (answer: T) => string | undefined;
  /** Short outcome for the record; null leaves a successful call out, such as an empty poll. */
  readonly outcome?: (answer: T) => string | null;
}

/** Why a call was not made; nothing was sent. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(readonly reason: 'OFF' | 'OPEN' | 'QUOTA' | 'BUSY') {
    super(`not called: ${reason}`);
  }
}

/** The call was made and failed; whether the provider acted on it is unknown. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';

  /** @param answer the one that reports the failure, where there is one. */
  constructor(
    readonly result: 'FAILED' | 'TIMEOUT',
    detail: string,
    readonly answer?: unknown,
    cause?: unknown,
  ) {
    super(detail, { cause });
  }
}

type Ended<T> = { readonly answer: T } | ProviderFailure;

/** Limits by port, where a provider sets none. */
const DEFAULTS = { timeoutMs: 10_000, concurrency: 4, queue: 8, attempts: 2, breakAfter: 5, pauseMs: 30_000 };
const BY_PORT: Partial<Record<PortName, Partial<typeof DEFAULTS>>> = {
  payouts: { timeoutMs: 30_000, concurrency: 20, queue: 100 },
  promptpay: { timeoutMs: 5_000, concurrency: 20, queue: 100 },
  transfers: { timeoutMs: 30_000, queue: 20 },
  bankNames: { timeoutMs: 5_000, queue: 20 },
  games: { concurrency: 50, queue: 200 },
  webhooks: { concurrency: 10, queue: 40 },
};
/** Pause before a repetition, doubled each time. */
const BACK_OFF_MS = 250;

interface Guard {
  readonly limits: typeof DEFAULTS & Pick<ProviderLimits, 'callsPerDay'>;
  readonly limiter: ConcurrencyLimiter;
  readonly breaker: CircuitBreaker;
}

export interface CallerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Brands that list the provider, whose audit trails show its pauses. */
  readonly usedBy?: (provider: string) => readonly string[];
}

/**
 * The one place through which every call to a provider passes: switches, circuit breaker, concurrency, quota, time
 * limit, repetition, metrics and the record.
 */
export class ProviderCaller {
  readonly #guards = new Map<string, Guard>();
  readonly #metrics: CallMetrics;

  constructor(
    private readonly deps: CallerDeps,
    private readonly targets: readonly CallTarget[],
  ) {
    this.#metrics = callMetrics(() => this.readStates().catch(() => []));
    for (const target of targets) this.#guards.set(target.id, makeGuard(target));
  }

  get db(): Database {
    return this.deps.db;
  }

  get metrics(): CallMetrics['metrics'] {
    return this.#metrics.metrics;
  }

  /** Breaker of this process, and the quota that all processes share. */
  async readStates(): Promise<readonly ProviderState[]> {
    const used = await findUsed(this.deps.db, this.deps.clock.now());
    return this.targets.map(({ id, port, limits: { callsPerDay } }) => ({
      ...{ id, port, breaker: this.#guards.get(id)?.breaker.state ?? 'CLOSED' },
      quotaLeft: callsPerDay === undefined ? undefined : Math.max(0, callsPerDay - (used.get(id) ?? 0)),
    }));
  }

  /** Those of the providers that staff have not switched off for the brand. */
  async switchedOn<P extends CallTarget>(providers: readonly P[], brandId: string): Promise<readonly P[]> {
    if (providers.length === 0) return [];
    const off = new Set((await findSwitches(this.deps.db, brandId)).map(({ provider }) => provider));
    return providers.filter((provider) => {
      if (off.has(provider.id)) this.#skipped(provider, 'OFF');
      return !off.has(provider.id);
    });
  }

  /**
   * Calls the provider.
   * @throws ProviderUnavailable when nothing was sent, ProviderFailure otherwise.
   */
  async call<T>(provider: CallTarget, call: ProviderCall<T>): Promise<T> {
    const guard = this.#guards.get(provider.id) ?? makeGuard(provider);
    try {
      return await guard.limiter.run(() => this.#admitted(provider, guard, call));
    } catch (error) {
      if (error instanceof ProviderUnavailable) this.#skipped(provider, error.reason);
      throw error;
    }
  }

  async #admitted<T>(provider: CallTarget, guard: Guard, call: ProviderCall<T>): Promise<T> {
    const { breaker } = guard;
    if (!breaker.admit()) throw new ProviderUnavailable('OPEN');
    const begun = { startedAt: this.deps.clock.now(), start: performance.now() };
    const made = await this.#attempts(provider, guard, call).catch((error: unknown) => {
      breaker.settle('NOT_MADE');
      throw error;
    });
    const { ended, attempts } = made;
    const failure = ended instanceof ProviderFailure ? ended : undefined;
    const result = failure?.result ?? 'OK';
    if (breaker.settle(failure ? 'FAILED' : 'OK')) await this.#reportPause(provider);
    this.#metrics.observe({
      ...{ provider: provider.id, port: provider.port, result },
      seconds: (performance.now() - begun.start) / 1_000,
    });
    const detail = ended instanceof ProviderFailure ? ended.message : call.outcome?.(ended.answer);
    if (detail !== null) await this.#record(provider, call, { ...begun, attempts, result, detail });
    if (ended instanceof ProviderFailure) throw ended;
    return ended.answer;
  }

  /** @throws ProviderUnavailable without quota for the first request. */
  async #attempts<T>(
    provider: CallTarget,
    { limits }: Guard,
    call: ProviderCall<T>,
  ): Promise<{ readonly ended: Ended<T>; readonly attempts: number }> {
    const most = call.isRepeatable ? limits.attempts : 1;
    let last: ProviderFailure | undefined;
    for (let attempts = 1; ; attempts += 1) {
      if (!(await this.#hasQuota(provider, limits.callsPerDay))) {
        if (!last) throw new ProviderUnavailable('QUOTA');
        return { ended: last, attempts: attempts - 1 };
      }
      const ended = await attempt(call, limits.timeoutMs);
      // A provider that hangs would hang again while the member waits.
      const isFinal = !(ended instanceof ProviderFailure) || ended.result === 'TIMEOUT';
      if (isFinal || attempts === most) return { ended, attempts };
      last = ended;
      await sleep(BACK_OFF_MS * 2 ** (attempts - 1));
    }
  }

  async #hasQuota({ id }: CallTarget, callsPerDay: number | undefined): Promise<boolean> {
    const { db, clock } = this.deps;
    return callsPerDay === undefined || spendQuota(db, id, callsPerDay, clock.now());
  }

  /** A record that cannot be stored must not turn a payout that was made into an error. */
  async #record<T>(
    { id, port }: CallTarget,
    { brandId, operation, subject, reference }: ProviderCall<T>,
    ended: {
      readonly startedAt: Date;
      readonly start: number;
      readonly attempts: number;
      readonly result: 'OK' | 'FAILED' | 'TIMEOUT';
      readonly detail: string | undefined;
    },
  ): Promise<void> {
    const { start, ...rest } = ended;
    const latencyMs = performance.now() - start;
    await recordCall(this.deps.db, {
      ...{ brandId, provider: id, port, operation, direction: 'OUT', subject, reference, latencyMs },
      ...rest,
    }).catch((error: unknown) => {
      this.deps.log.error({ err: error, provider: id }, 'call to a provider could not be recorded');
    });
  }

  /** Writes the pause into the audit log. If that fails, the call itself is not affected. */
  async #reportPause(provider: CallTarget): Promise<void> {
    const { db, clock, log, usedBy = () => [] } = this.deps;
    await auditPause(db, provider, usedBy(provider.id), clock.now()).catch((error: unknown) => {
      log.error({ err: error, provider: provider.id }, 'pause of a provider could not be audited');
    });
  }

  #skipped({ id, port }: CallTarget, reason: ProviderUnavailable['reason']): void {
    this.#metrics.observe({ provider: id, port, result: reason });
  }
}

function makeGuard({ port, limits: own }: CallTarget): Guard {
  const limits = { ...DEFAULTS, ...BY_PORT[port], ...own };
  return {
    limits,
    limiter: new ConcurrencyLimiter(limits.concurrency, limits.queue, () => new ProviderUnavailable('BUSY')),
    breaker: new CircuitBreaker(limits.breakAfter, limits.pauseMs),
  };
}

/** One request within the time limit. */
async function attempt<T>({ work, failure }: ProviderCall<T>, timeoutMs: number): Promise<Ended<T>> {
  const controller = new AbortController();
  const scope: CallScope = { signal: controller.signal };
  let timer: NodeJS.Timeout | undefined;
  // An adapter that ignores its signal is left behind all the same.
  const late = new Promise<ProviderFailure>((resolve) => {
    timer = setTimeout(() => {
      resolve(new ProviderFailure('TIMEOUT', `no answer in ${timeoutMs} ms`));
      controller.abort();
    }, timeoutMs);
  });
  try {
    const answer = await Promise.race([inCall(scope, () => work(controller.signal)), late]);
    if (answer instanceof ProviderFailure) return answer;
    const reported = failure?.(answer);
    return reported === undefined ? { answer } : new ProviderFailure('FAILED', reported, answer);
  } catch (error) {
    return new ProviderFailure('FAILED', describe(error, scope.status), undefined, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Without the address, which may contain a key. */
function describe(error: unknown, status: number | undefined): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  if (code !== undefined) return code;
  const message = error instanceof Error ? error.message.replaceAll(/https?:\/\/\S+/g, 'URL') : 'failed';
  return status === undefined ? message : `HTTP ${status}: ${message}`;
}
