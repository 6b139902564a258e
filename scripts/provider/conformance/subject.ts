import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { systemClock } from '#server/platform/clock';
import type { PortTypes } from '#server/providers/kit/defineAdapter';
import { inCall, providerFetch, type ProviderFetch } from '#server/providers/kit/providerFetch';
import type { ProviderSetup } from '#server/providers/readProviders';
import { Skipped } from './check';

/** Circumstances of a call that a provider cannot produce on demand. */
export interface Conditions {
  /** Takes the place of each request; `forward` makes it. */
  readonly request?: (
    forward: () => Promise<Response>,
    signal: AbortSignal,
    sent: () => Request,
  ) => Promise<Response>;
  /** Signs and authorizes with wrong secrets. */
  readonly wrongSecrets?: boolean;
  /** Difference of our clock, in ms. */
  readonly skewMs?: number;
  /** Time limit of a call, in ms. */
  readonly limitMs?: number;
}

/** Inputs that only the provider knows, such as a bank account that exists. */
export type Samples = Readonly<Record<string, string>>;

/** A connected provider under test. */
export interface Subject<P extends keyof PortTypes> {
  readonly id: string;
  readonly settings: unknown;
  readonly hasSecrets: boolean;
  readonly limitMs: number;
  /** What the adapter logged as a warning. */
  readonly warnings: string[];
  /** @throws Skipped when the sample is not given. */
  readonly sample: (name: string) => string;
  /**
   * Calls the provider as the server does.
   * @throws Error for a failed call, and for one that outlasts its time limit.
   */
  readonly call: <T>(
    work: (service: PortTypes[P], signal: AbortSignal) => Promise<T>,
    conditions?: Conditions,
  ) => Promise<T>;
}

/** Time limit of a call where the settings have none, in ms. */
const LIMIT_MS = 10_000;
/** How long an adapter may take to notice the end of its time. */
const GRACE_MS = 500;

/** Its port has to be `port`. */
export function subjectOf<P extends keyof PortTypes>(
  setup: Pick<ProviderSetup, 'id' | 'adapter' | 'settings' | 'secrets' | 'limits'>,
  _port: P,
  samples: Samples = {},
): Subject<P> {
  const warnings: string[] = [];
  const warn = (...parts: readonly unknown[]) =>
    void warnings.push(parts.map((part) => JSON.stringify(part)).join(' '));
  const log = { info: () => undefined, warn, error: warn } as unknown as FastifyBaseLogger;
  const limitMs = setup.limits.timeoutMs ?? LIMIT_MS;
  const running = new AsyncLocalStorage<Running>();
  const fetch: ProviderFetch = (url, init) => {
    const forward = () => providerFetch(url, init);
    const { request, signal } = running.getStore() ?? {};
    return request && signal ? request(forward, signal, () => new Request(url, init)) : forward();
  };
  const clock = { now: () => new Date(systemClock.now().getTime() + (running.getStore()?.skewMs ?? 0)) };
  const create = (change: (secret: string) => string) => {
    const secrets = Object.entries(setup.secrets).map(([name, value]) => [name, change(value)] as const);
    const context = { id: setup.id, settings: setup.settings, fetch, clock, log };
    return setup.adapter.create({ ...context, secrets: Object.fromEntries<string>(secrets) }) as PortTypes[P];
  };
  const [right, wrong] = [create((secret) => secret), create(wrongSecret)];
  return {
    ...{ id: setup.id, settings: setup.settings, limitMs, warnings },
    hasSecrets: Object.keys(setup.secrets).length > 0,
    sample: (name) => {
      const value = samples[name];
      if (value === undefined) throw new Skipped(`needs --sample ${name}=…`);
      return value;
    },
    call: async (work, conditions = {}) => {
      const controller = new AbortController();
      const { signal } = controller;
      const service = conditions.wrongSecrets ? wrong : right;
      return withLimit(controller, conditions.limitMs ?? limitMs, () =>
        running.run({ ...conditions, signal }, () => inCall({ signal }, () => work(service, signal))),
      );
    },
  };
}

/** Another secret of the same form. */
function wrongSecret(secret: string): string {
  if (!secret.startsWith('whsec_')) return `wrong-${secret}`;
  return `whsec_${createHash('sha256').update(secret).digest('base64')}`;
}

interface Running extends Conditions {
  readonly signal: AbortSignal;
}

async function withLimit<T>(controller: AbortController, ms: number, work: () => Promise<T>): Promise<T> {
  const timers: NodeJS.Timeout[] = [];
  const late = new Promise<never>((_resolve, reject) => {
    timers.push(
      setTimeout(() => {
        controller.abort(new Error(`no answer in ${ms} ms`));
      }, ms),
      setTimeout(() => {
        reject(new Error(`The call did not end ${GRACE_MS} ms after its time limit.`));
      }, ms + GRACE_MS),
    );
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
