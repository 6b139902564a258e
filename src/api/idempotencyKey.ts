import { REQUEST_TIMEOUT } from './baseApi';
import type { ApiError } from '#core/contract/apiError';
import { request, type RequestArgs } from '#core/contract/request';
import type { CallKey, Calls } from '#schemas/api/contract';
import type { KeyValueStorage } from './transport';

/** Milliseconds during which a request without a response may still take effect. */
const VALID_FOR = REQUEST_TIMEOUT + 30_000;

interface StoredKey {
  /** Digest of the request: the values, such as an account number, are not stored. */
  readonly intent: string;
  readonly key: string;
  readonly at: number;
}

/**
 * The idempotency key of an intent, stored before anything is sent: a second click, a reload or a second tab with the
 * same intent uses the same key, and the server executes it once.
 * @param intent the request as text.
 * @param area prefix of the storage key.
 */
export function keyOf(storage: KeyValueStorage, area: string, intent: string, now = Date.now()): string {
  const stored = read(storage, area);
  const digest = digestOf(intent);
  if (stored && stored.intent === digest && now - stored.at < VALID_FOR) return stored.key;
  const key = idempotencyKey();
  storage.setItem(place(area), JSON.stringify({ intent: digest, key, at: now } satisfies StoredKey));
  return key;
}

/** Forgets the key after a response: the next request is a new intent, even with equal values. */
export function forgetKey(storage: KeyValueStorage, area: string): void {
  storage.removeItem(place(area));
}

/** Whether the server may have executed the request, or still be executing it, despite this response. */
export function isUndecided(error: ApiError): boolean {
  return (
    error.unanswered === true ||
    error.code === 'IDEMPOTENCY_IN_PROGRESS' ||
    [502, 503, 504].includes(error.status)
  );
}

/** Distinguishes the intents of one member (64 bits); it is not security-relevant. */
function digestOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}

const place = (area: string) => `sending:${area}`;

function read(storage: KeyValueStorage, area: string): StoredKey | null {
  try {
    const stored = JSON.parse(storage.getItem(place(area)) ?? 'null') as Partial<StoredKey> | null;
    return stored && typeof stored.key === 'string' && typeof stored.at === 'number'
      ? (stored as StoredKey)
      : null;
  } catch {
    return null;
  }
}

/** A fresh `Idempotency-Key`: 128 random bits as hex. One per intent, reused for its retries. */
export function idempotencyKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Keyed {
  /** Created and stored before sending, so that a retry has one effect. */
  readonly idempotencyKey: string;
}

/** Arguments of a call that is executed once: its body and its key. */
export type KeyedArgs<K extends CallKey> = Calls[K]['body'] & Keyed;

/** The query of a mutation without path parameters that is executed once. */
export const keyedCall =
  <K extends CallKey>(call: K) =>
  ({ idempotencyKey, ...body }: KeyedArgs<K>) =>
    request(call, { body } as unknown as RequestArgs<K>, { idempotencyKey });
