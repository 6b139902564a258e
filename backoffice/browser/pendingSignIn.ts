import { safeStorage } from '@/lib/safeStorage';

/** A sign-in whose person is at the identity provider; of this tab only. */
export interface PendingSignIn {
  readonly providerId: string;
  /** What the server verifies the provider's answer with. */
  readonly flow: string;
  /** The page of the studio to show afterwards; null in a tab of its own, which then closes. */
  readonly page: string | null;
}

const KEY = 'sala.studio.signIn';
const storage = safeStorage(() => window.sessionStorage);

export function rememberSignIn(pending: PendingSignIn): void {
  storage.setItem(KEY, JSON.stringify(pending));
}

/** The sign-in that began in this tab, once. */
export function takeSignIn(): PendingSignIn | undefined {
  const stored = storage.getItem(KEY);
  storage.removeItem(KEY);
  try {
    const { providerId, flow, page } = JSON.parse(stored ?? '') as Partial<PendingSignIn>;
    if (typeof providerId !== 'string' || typeof flow !== 'string') return undefined;
    return { providerId, flow, page: page ?? null };
  } catch {
    return undefined;
  }
}
