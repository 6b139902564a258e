import { useCallback, useLayoutEffect, useRef } from 'react';
import { useIsLive } from './useIsLive';

interface Typed {
  readonly value: string;
}

/**
 * What was typed into a prerendered field before its code came: the element has it, its owner is told of it.
 * @param refer told of the element too.
 * @param onLeft told when one has gone on to another field since.
 * @returns the field's `ref`.
 */
export function useTakenOver(
  value: string,
  onTyped: (text: string) => void,
  refer?: (element: unknown) => void,
  onLeft?: () => void,
) {
  const element = useRef<Typed | null>(null);
  const isLive = useIsLive();
  useLayoutEffect(() => {
    const typed = element.current?.value ?? '';
    if (isLive || typed === '' || typed === value) return;
    onTyped(typed);
    if (element.current !== document.activeElement) onLeft?.();
  }, [isLive, value, onTyped, onLeft]);
  return useCallback(
    (given: Typed | null) => {
      element.current = given;
      refer?.(given);
    },
    [refer],
  );
}
