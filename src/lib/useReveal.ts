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

/** Scrolls a row sideways to its `aria-current` element whenever `current` changes. */
export function useCurrentInRow<E extends HTMLElement>(current: unknown): RefObject<E | null> {
  const row = useRef<E>(null);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the row explicitly, because `scrollIntoView` would also scroll the page.
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - row.current.clientWidth / 2 + open.offsetWidth / 2;
  }, [current]);
  return row;
}
