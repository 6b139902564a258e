import { useState } from 'react';
import { safeStorage } from '@/lib/safeStorage';

/** The storage of this browser for the studio. */
export const storage = safeStorage(() => window.localStorage);

const PREFIX = 'sala.studio.';

export function readPreference(name: string): string | null {
  return storage.getItem(PREFIX + name);
}

export function writePreference(name: string, value: string): void {
  storage.setItem(PREFIX + name, value);
}

/** A number that the browser remembers, such as the width of a pane in px. */
export function useRemembered(name: string, start: number): readonly [number, (value: number) => void] {
  const [value, setValue] = useState(() => {
    const stored = Number(readPreference(name) ?? start);
    return Number.isFinite(stored) && stored >= 0 ? stored : start;
  });
  const remember = (next: number) => {
    setValue(next);
    writePreference(name, String(next));
  };
  return [value, remember];
}
