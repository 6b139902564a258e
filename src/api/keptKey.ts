import { REQUEST_TIMEOUT } from './baseApi';
import type { ApiError } from '#core/contract/apiError';
import type { KeyValueStorage } from './transport';

/** Milliseconds during which a request that was never answered may still take effect. */
const KEPT_FOR = REQUEST_TIMEOUT + 30_000;

interface Kept {
  /** Digest of what is asked for: the words themselves, an account number among them, are not kept (A12). */
  readonly intent: string;
  readonly key: string;
  readonly at: number;
}

/**
 * The key of an intent, written down before anything is sent: a second click, a reload or a second
 * tab that means the same finds the same key, and the server does it once (M6, W8).
 * `intent` is what is asked for, as text; `area` is where it is kept.
 */
export function keyOf(storage: KeyValueStorage, area: string, intent: string, now = Date.now()): string {
  const kept = read(storage, area);
  const digest = digestOf(intent);
  if (kept && kept.intent === digest && now - kept.at < KEPT_FOR) return kept.key;
  const key = idempotencyKey();
  storage.setItem(place(area), JSON.stringify({ intent: digest, key, at: now } satisfies Kept));
  return key;
}

/** The intent was answered: the next one is a new intent, be it the same in words. */
export function forgetKey(storage: KeyValueStorage, area: string): void {
  storage.removeItem(place(area));
}

/** Whether the server may have done it, or still be at it, although this answer came. */
export function isUndecided(error: ApiError): boolean {
  return (
    error.unanswered === true ||
    error.code === 'IDEMPOTENCY_IN_PROGRESS' ||
    [502, 503, 504].includes(error.status)
  );
}

/** Tells intents of one member apart (64 bits); nothing secret hangs on it. */
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

function read(storage: KeyValueStorage, area: string): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(place(area)) ?? 'null') as Partial<Kept> | null;
    return kept && typeof kept.key === 'string' && typeof kept.at === 'number' ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** A fresh `Idempotency-Key`: 128 random bits as hex. One per intent, kept through its retries (M6). */
export function idempotencyKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
