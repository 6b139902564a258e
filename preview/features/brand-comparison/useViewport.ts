import { type RefObject, useEffect, useState } from 'react';

/** The part of a scrolled element that is in sight, in px. */
export interface Viewport {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const NOWHERE: Viewport = { top: 0, left: 0, width: 0, height: 0 };

/** Tracks scroll position and size, once per animation frame. */
export function useViewport(ref: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState(NOWHERE);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    let queued = 0;
    const look = () => {
      const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = box;
      setViewport((now) =>
        now.top === top && now.left === left && now.width === width && now.height === height
          ? now
          : { top, left, width, height },
      );
    };
    const soon = () => {
      cancelAnimationFrame(queued);
      queued = requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(soon);
    sizes.observe(box);
    box.addEventListener('scroll', soon, { passive: true });
    look();
    return () => {
      cancelAnimationFrame(queued);
      sizes.disconnect();
      box.removeEventListener('scroll', soon);
    };
  }, [ref]);
  return viewport;
}

/** First and last of `count` items of `size` px in the visible range, with overscan: `[from, to)`. Pure. */
export function inSight(
  start: number,
  extent: number,
  size: number,
  count: number,
  spare: number,
): readonly [number, number] {
  const from = Math.floor(start / size) - spare;
  const to = Math.ceil((start + extent) / size) + spare;
  return [Math.max(0, Math.min(from, count)), Math.max(0, Math.min(to, count))];
}
