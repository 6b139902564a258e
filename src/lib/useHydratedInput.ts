import { useCallback, useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from './useIsHydrated';

interface Typed extends HTMLElement {
  readonly value: string;
}

const same = (typed: string) => typed;

/**
 * What was typed into a prerendered field before its code came: the element has it, its owner is told of it, and told
 * again when all that listen to the owner are there. A field that one has left since hears of that too, so that what
 * happens on leaving happens now.
 * @param refer told of the element too.
 * @param clean what is kept of typed text.
 * @returns the field's `ref`.
 */
export function useHydratedInput(
  value: string,
  onTyped: (text: string) => void,
  refer?: (element: unknown) => void,
  clean: (typed: string) => string = same,
) {
  const element = useRef<Typed | null>(null);
  const early = useRef('');
  const isLive = useIsHydrated();
  useLayoutEffect(() => {
    const field = element.current;
    const typed = clean(field?.value ?? '');
    if (!isLive) {
      if (typed === '' || typed === value) return;
      early.current = typed;
      onTyped(typed);
      return;
    }
    if (early.current === '') return;
    onTyped(typed || early.current);
    early.current = '';
    if (field !== document.activeElement) field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }, [isLive, value, onTyped, clean]);
  return useCallback(
    (given: Typed | null) => {
      element.current = given;
      refer?.(given);
    },
    [refer],
  );
}
