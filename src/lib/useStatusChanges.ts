import { useEffect, useRef, useMemo } from 'react';

interface Tracked {
  readonly uuid: string;
  readonly status: string;
}

/**
 * Reports every row whose status differs from its previous one, once per change. The first status of a row is not a
 * change.
 */
export function useStatusChanges<Row extends Tracked>(
  rows: readonly Row[],
  onChange: (row: Row) => void,
): void {
  const seen = useRef(new Map<string, string>());
  const notify = useRef(onChange);
  useEffect(() => {
    notify.current = onChange;
  });
  useEffect(() => {
    for (const row of rows) {
      const before = seen.current.get(row.uuid);
      seen.current.set(row.uuid, row.status);
      if (before !== undefined && before !== row.status) notify.current(row);
    }
  }, [rows]);
}

/** Returns a list with a stable identity while the value is unchanged. */
export function useSingletonList<T>(value: T | null): readonly T[] {
  return useMemo(() => (value === null ? [] : [value]), [value]);
}
