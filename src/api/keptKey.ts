import { idempotencyKey } from '@/lib/idempotencyKey';
import { REQUEST_TIMEOUT } from './baseQuery';
import type { ApiError } from './apiError';
import type { KeyValueStorage } from './transport';

/** Milliseconds during which a request that was never answered may still take effect. */
const KEPT_FOR = REQUEST_TIMEOUT + 30_000;

interface Kept {
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
  if (kept && kept.intent === intent && now - kept.at < KEPT_FOR) return kept.key;
  const key = idempotencyKey();
  storage.setItem(place(area), JSON.stringify({ intent, key, at: now } satisfies Kept));
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

const place = (area: string) => `sending:${area}`;

function read(storage: KeyValueStorage, area: string): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(place(area)) ?? 'null') as Partial<Kept> | null;
    return kept && typeof kept.key === 'string' && typeof kept.at === 'number' ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
