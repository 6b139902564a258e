import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds after which an element counts as near even without scrolling. */
const PATIENCE = 3_000;

/**
 * Whether an element is or was close to the viewport: its data is not fetched before, so that a slow phone loads
 * visible content first.
 * @param margin pixels around the screen that count as near.
 */
export function useNear<E extends Element>(margin = 0): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear) return undefined;
    const come = () => setNear(true);
    if (!element.current || typeof IntersectionObserver === 'undefined') {
      come();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    const timer = setTimeout(come, PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [margin, isNear]);
  return [element, isNear];
}
