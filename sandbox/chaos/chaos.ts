import { setTimeout as sleep } from 'node:timers/promises';
import { makeAjv } from '#schemas/ajv';
import { list, object, oneOf, type FromSchema } from '#schemas/common/schemaBuilders';

/** Faults of a service that answers calls. */
const answers = ['slow', 'hang', 'error', 'malformed', 'outage'] as const;

/** The services of the sandbox and the faults that each can have; `games` is the transfer wallet. */
export const faultsOf = {
  slips: [...answers, 'wrongAmount'],
  bankNames: answers,
  payouts: [...answers, 'unknown'],
  promptpay: [...answers, 'wrongAmount'],
  transfers: [...answers, ...['unknown', 'wrongSignature', 'duplicate', 'outOfOrder', 'wrongAmount', 'skew']],
  games: [...answers, 'unknown', 'duplicate', 'outOfOrder', 'skew'],
  seamless: [...answers, 'unknown', 'wrongSignature', 'duplicate', 'outOfOrder', 'skew'],
  sms: [...answers, 'unknown'],
  email: ['slow', 'hang', 'error', 'unknown', 'outage'],
} as const;
export type ChaosPort = keyof typeof faultsOf;
/** What can go wrong at a service. */
export type Fault = (typeof faultsOf)[ChaosPort][number];
export const chaosPorts = Object.keys(faultsOf) as readonly ChaosPort[];

const bySchema = object(
  {},
  {
    slips: list(oneOf(faultsOf.slips)),
    bankNames: list(oneOf(faultsOf.bankNames)),
    payouts: list(oneOf(faultsOf.payouts)),
    promptpay: list(oneOf(faultsOf.promptpay)),
    transfers: list(oneOf(faultsOf.transfers)),
    games: list(oneOf(faultsOf.games)),
    seamless: list(oneOf(faultsOf.seamless)),
    sms: list(oneOf(faultsOf.sms)),
    email: list(oneOf(faultsOf.email)),
  },
);
const stateSchema = object(
  { faults: bySchema },
  { slowMs: { type: 'integer', minimum: 1, maximum: 600_000 } },
);

/** Body of `PUT /chaos`: what is left out has no fault, and `slowMs` is 3,000 by default. */
type ChaosInput = FromSchema<typeof stateSchema>;

export interface ChaosState {
  /** How long an answer of a slow service takes. */
  readonly slowMs: number;
  readonly faults: Readonly<Partial<Record<ChaosPort, readonly Fault[]>>>;
}

/** The faults that are switched on, in this process. */
export interface Chaos {
  readonly state: ChaosState;
  /** @returns a problem in English, and changes nothing then. */
  set(input: unknown): string | undefined;
  has(port: ChaosPort, fault: Fault): boolean;
  /** The delay of a slow service. @throws Error when the sandbox closes. */
  delay(): Promise<void>;
  /** Ends all delays. */
  close(): void;
}

const SLOW_MS = 3_000;
/** More than the tolerance of any signature. */
const SKEW_MS = 10 * 60_000;

export function createChaos(): Chaos {
  const ajv = makeAjv();
  const isState = ajv.compile<ChaosInput>(stateSchema);
  const closing = new AbortController();
  let state: ChaosState = { slowMs: SLOW_MS, faults: {} };
  return {
    get state() {
      return state;
    },
    set: (input) => {
      if (!isState(input)) return ajv.errorsText(isState.errors, { dataVar: 'chaos' });
      state = { slowMs: input.slowMs ?? SLOW_MS, faults: input.faults };
      return undefined;
    },
    has: (port, fault) => state.faults[port]?.includes(fault) ?? false,
    delay: () => sleep(state.slowMs, undefined, { signal: closing.signal }),
    close: () => {
      closing.abort();
    },
  };
}

/** How far the service's clock is off, in ms. */
export function skewOf(chaos: Chaos, port: ChaosPort): number {
  return chaos.has(port, 'skew') ? -SKEW_MS : 0;
}

/** The amount as the service reports it: a baht more when it is wrong. Satang. */
export function reportedAmount(chaos: Chaos, port: ChaosPort, amount: number): number {
  return chaos.has(port, 'wrongAmount') ? amount + 100 : amount;
}

/** A list as the service reports it: every item twice, or the newest first. */
export function reportedList<T>(chaos: Chaos, port: ChaosPort, items: readonly T[]): readonly T[] {
  const all = chaos.has(port, 'duplicate') ? items.flatMap((item) => [item, item]) : items;
  return chaos.has(port, 'outOfOrder') ? [...all].reverse() : all;
}
