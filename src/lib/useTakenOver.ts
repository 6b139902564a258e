import { useCallback, useLayoutEffect, useRef } from 'react';
import { useIsLive } from './useIsLive';

interface Typed {
  readonly value: string;
}

/**
 * What was typed into a prerendered field before its code came: the element has it, its owner is told of it.
 * @param refer told of the element too.
 * @returns the field's `ref`.
 */
export function useTakenOver(
  value: string,
  onTyped: (text: string) => void,
  refer?: (element: unknown) => void,
) {
  const element = useRef<Typed | null>(null);
  const isLive = useIsLive();
  useLayoutEffect(() => {
    const typed = element.current?.value ?? '';
    if (!isLive && typed !== '' && typed !== value) onTyped(typed);
  }, [isLive, value, onTyped]);
  return useCallback(
    (given: Typed | null) => {
      element.current = given;
      refer?.(given);
    },
    [refer],
  );
}
