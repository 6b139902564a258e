import { type RefObject, useEffect, useRef } from 'react';

/** Pixels that the sticky header may cover at the top. */
const COVERED = 72;

/** Scrolls the element into view when `state` changes while its top is hidden; otherwise the page does not scroll. */
export function useReveal<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box && box.top < COVERED) window.scrollTo({ top: window.scrollY + box.top - COVERED - 16 });
  }, [state]);
  return element;
}
