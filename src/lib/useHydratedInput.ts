import { useCallback, useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from './useIsHydrated';

interface Typed extends HTMLElement {
  readonly value: string;
}

const same = (typed: string) => typed;

/**
 * Reports text that was typed into a prerendered field before hydration: once on mount, and again when the listeners of
 * its owner are attached. A field that has since lost focus also reports blur, so that blur handlers run.
 * @param refer also receives the element.
 * @param clean normalizes typed text.
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
