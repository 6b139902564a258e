import type { SessionState, User } from './session';
import type { KeyValueStorage } from './transport';

/**
 * Reads the stored session. It is valid only with a token and a user with uuid, and if the token has not expired; an
 * invalid one is cleared.
 */
export function readSession(storage: KeyValueStorage, now = Date.now()): SessionState {
  const token = storage.getItem('token');
  const user = parseUser(storage.getItem('user'));
  if (token && user && !hasExpired(token, now))
    return { token, user, creditAt: Number(storage.getItem('creditAt')) || null, endedBy: null };
  clearSession(storage);
  return { token: null, user: null, creditAt: null, endedBy: null };
}

export function writeSession(storage: KeyValueStorage, { token, user, creditAt }: SessionState): void {
  if (!token || !user) return clearSession(storage);
  storage.setItem('token', token);
  storage.setItem('user', JSON.stringify(user));
  if (creditAt !== null) storage.setItem('creditAt', String(creditAt));
}

/** Kinds of the member's open requests, for the first paint of the next visit. */
export const OPEN_REQUESTS = 'openRequests';

export function clearSession(storage: KeyValueStorage): void {
  for (const key of ['token', 'user', 'creditAt', OPEN_REQUESTS]) storage.removeItem(key);
}

function parseUser(text: string | null): User | null {
  try {
    const user = JSON.parse(text ?? 'null') as User | null;
    return typeof user?.uuid === 'string' && user.uuid !== '' ? user : null;
  } catch {
    return null;
  }
}

/** Our tokens are opaque; a back end that issues JWTs sets `exp` in seconds. */
function hasExpired(token: string, now: number): boolean {
  try {
    const payload = token.split('.')[1];
    if (!payload) return false;
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
}
