import { useEffect, useRef, useMemo } from 'react';

interface Tracked {
  readonly uuid: string;
  readonly status: string;
}

/**
 * Tells of every row whose status differs from when it was last seen, once per change (ST-24).
 * The first sight of a row is no change.
 */
export function useStatusChanges<Row extends Tracked>(
  rows: readonly Row[],
  onChange: (row: Row) => void,
): void {
  const seen = useRef(new Map<string, string>());
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    for (const row of rows) {
      const before = seen.current.get(row.uuid);
      seen.current.set(row.uuid, row.status);
      if (before !== undefined && before !== row.status) tell.current(row);
    }
  }, [rows]);
}

/** The value as a list that stays the same one while the value does. */
export function useSingletonList<T>(value: T | null): readonly T[] {
  return useMemo(() => (value === null ? [] : [value]), [value]);
}
