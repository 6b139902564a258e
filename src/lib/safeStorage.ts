/** The part of `Storage` that the app uses. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Storage that never throws: when the browser has none, refuses it (private mode, blocked site data) or is full, values
 * are stored in memory. `open` is a function because accessing `localStorage` may throw.
 */
export function safeStorage(open: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>();
  const stored = attempt(open);
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => stored?.getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.delete(key);
      const isStored = stored !== undefined && attempt(() => (stored.setItem(key, value), true)) === true;
      if (isStored) return;
      // When a value cannot be stored, the older one must be removed.
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
