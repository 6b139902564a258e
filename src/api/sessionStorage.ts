import type { SessionState, User } from './session';
import type { KeyValueStorage } from './transport';

/**
 * Reads the stored session. Token *and* a user with uuid must be there, and a
 * token that says when it expires must not have; anything less counts as none
 * and is wiped (RTM-02, ST-01, ST-06).
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

export function clearSession(storage: KeyValueStorage): void {
  storage.removeItem('token');
  storage.removeItem('user');
  storage.removeItem('creditAt');
}

function parseUser(text: string | null): User | null {
  try {
    const user = JSON.parse(text ?? 'null') as User | null;
    return typeof user?.uuid === 'string' && user.uuid !== '' ? user : null;
  } catch {
    return null;
  }
}

/** Our tokens are opaque; a back end that issues JWTs states `exp` in seconds. */
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
