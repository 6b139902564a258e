import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** The same items with one of them elsewhere. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, i) => i !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Puts the rows of a list into another order, by dragging a handle or by its arrow keys. While a row is dragged the
 * others make room; the list changes once, when it is let go.
 */
export function useReorder<T>(items: readonly T[], set: (items: readonly T[]) => void, disabled: boolean) {
  const rows = useRef(new Map<number, HTMLElement>());
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const order = drag ? moved(items, drag.from, drag.to) : items;

  const rowProps = (i: number) => ({
    ref: (row: HTMLElement | null) => {
      if (row) rows.current.set(i, row);
      else rows.current.delete(i);
    },
    'data-dragged': drag?.to === i || undefined,
  });
  /** Number of other rows above. */
  const placeAt = (y: number, dragged: number): number =>
    items.filter((_, i) => {
      const box = i === dragged ? undefined : rows.current.get(i)?.getBoundingClientRect();
      return box !== undefined && box.top + box.height / 2 < y;
    }).length;
  // On the window: a row that moves in the document loses the pointer that it had captured.
  const pick = (from: number) => {
    let to = from;
    const follow = (event: globalThis.PointerEvent) => {
      to = placeAt(event.clientY, to);
      setDrag({ from, to });
    };
    const drop = (event: globalThis.PointerEvent) => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
      setDrag(null);
      if (event.type === 'pointerup' && to !== from) set(moved(items, from, to));
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    setDrag({ from, to });
  };
  const press = (event: KeyboardEvent<HTMLElement>, i: number) => {
    const to = i + (steps[event.key] ?? 0);
    if (to === i || to < 0 || to >= items.length) return;
    event.preventDefault();
    set(moved(items, i, to));
    // The handles stay where they are and the rows change: the focus goes with its row.
    const handle = rows.current.get(to)?.querySelector<HTMLElement>('[data-handle]');
    requestAnimationFrame(() => handle?.focus());
  };
  const handleProps = (i: number) => ({
    type: 'button' as const,
    disabled,
    'data-handle': '',
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, i),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) pick(i);
    },
  });
  return { order, rowProps, handleProps };
}
