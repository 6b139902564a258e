import { Counter, Gauge, Histogram, type Metric } from 'prom-client';

/** What the metrics show of a provider at the time of a scrape. */
export interface ProviderState {
  readonly id: string;
  readonly port: string;
  readonly breaker: 'CLOSED' | 'OPEN' | 'HALF_OPEN';
  /** Undefined without a quota. */
  readonly quotaLeft: number | undefined;
}

export interface CallMetrics {
  /** @param result of a call, or why none was made. */
  observe(call: { provider: string; port: string; result: string; seconds?: number }): void;
  readonly metrics: readonly Metric[];
}

/** Metrics of calls to providers, for the registry of the server. @param readStates is called at each scrape. */
export function callMetrics(readStates: () => Promise<readonly ProviderState[]>): CallMetrics {
  const calls = new Counter({
    name: 'sala_provider_calls_total',
    help: 'Calls by provider and result; OFF, OPEN, QUOTA and BUSY were not sent.',
    labelNames: ['provider', 'port', 'result'],
    registers: [],
  });
  const latency = new Histogram({
    name: 'sala_provider_call_seconds',
    help: 'Duration of calls to a provider with their repetitions, in seconds.',
    labelNames: ['provider', 'port'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [],
  });
  const quota = new Gauge({
    name: 'sala_provider_quota_left',
    help: 'Requests left of the daily quota.',
    labelNames: ['provider', 'port'],
    registers: [],
    async collect() {
      for (const { id: provider, port, quotaLeft } of await readStates())
        if (quotaLeft !== undefined) this.set({ provider, port }, quotaLeft);
    },
  });
  const breaker = new Gauge({
    name: 'sala_provider_breaker_open',
    help: '1 while this process pauses calls to a failing provider.',
    labelNames: ['provider', 'port'],
    registers: [],
    async collect() {
      for (const { id: provider, port, breaker: state } of await readStates())
        this.set({ provider, port }, state === 'CLOSED' ? 0 : 1);
    },
  });
  return {
    observe: ({ provider, port, result, seconds }) => {
      calls.inc({ provider, port, result });
      if (seconds !== undefined) latency.observe({ provider, port }, seconds);
    },
    metrics: [calls, latency, breaker, quota],
  };
}
