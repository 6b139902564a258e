import { useMemo } from 'react';

/** The value as a list that stays the same one while the value does. */
export function useSingletonList<T>(value: T | null): readonly T[] {
  return useMemo(() => (value === null ? [] : [value]), [value]);
}
