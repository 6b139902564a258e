import { type RefObject, useEffect, useRef } from 'react';

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
