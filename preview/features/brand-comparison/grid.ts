import { type RefObject, useEffect, useState } from 'react';

/** Sizes of the table, in px: fixed, so that only visible cells are rendered. */
export const ROW = 32;
export const HEAD = 48;
export const NAME = 292;
/** A column takes its share of the room, between these. */
const NARROW = 136;
const WIDE = 340;

export const columnWidth = (room: number, count: number): number =>
  Math.round(Math.min(WIDE, Math.max(NARROW, (room - NAME) / Math.max(1, count))));

/** A place in the table; column −1 is the name of the setting. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

interface Size {
  readonly lines: number;
  readonly columns: number;
  /** Lines that fit on the screen. */
  readonly page: number;
}

/**
 * Where a key leads from a place, as in a spreadsheet. Pure.
 * @returns undefined for a key that leads nowhere.
 */
export function moved(
  { line, column }: Place,
  key: string,
  ctrl: boolean,
  { lines, columns, page }: Size,
): Place | undefined {
  const to = (l: number, c: number): Place => ({
    line: Math.max(0, Math.min(lines - 1, l)),
    column: Math.max(-1, Math.min(columns - 1, c)),
  });
  switch (key) {
    case 'ArrowDown':
      return to(line + 1, column);
    case 'ArrowUp':
      return to(line - 1, column);
    case 'ArrowRight':
      return to(line, column + 1);
    case 'ArrowLeft':
      return to(line, column - 1);
    case 'PageDown':
      return to(line + page, column);
    case 'PageUp':
      return to(line - page, column);
    case 'Home':
      return to(ctrl ? 0 : line, -1);
    case 'End':
      return to(ctrl ? lines - 1 : line, columns - 1);
    default:
      return undefined;
  }
}

/** The part of a scrolled element that is in sight, in px. */
interface Viewport {
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
