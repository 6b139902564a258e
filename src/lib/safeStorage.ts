/** The part of `Storage` that the app uses. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Storage that never throws: where the browser has none, refuses it (private mode, blocked site data) or is
 * full, values live as long as the page. `open` is a function because merely naming `localStorage` may throw.
 */
export function safeStorage(open: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>();
  const stored = attempt(open);
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => stored?.getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.delete(key);
      const isKept = stored !== undefined && attempt(() => (stored.setItem(key, value), true)) === true;
      if (isKept) return;
      // A value that did not fit must not leave an older one behind.
      attempt(() => stored?.removeItem(key));
      memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(() => stored?.removeItem(key));
    },
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
