import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFocus } from '@studio/features/settings/focus';
import { useView } from '@studio/core/browser/view';
import { useRemembered } from '@backoffice/browser/preferences';

/** Least and greatest widths, in px. */
const bounds = {
  left: { min: 200, max: 420 },
  right: { min: 280, max: 640 },
} as const;

const start = { left: 256, right: 360 } as const;

/** Below this width, in px, one of the outer columns is open at a time. */
const NARROW = 1024;
/** Least width of the preview, in px. */
const PREVIEW = 320;

type Side = keyof typeof bounds;

export interface Pane {
  /** In px; 0 is collapsed. */
  readonly size: number;
  readonly min: number;
  readonly max: number;
  readonly onResize: (size: number) => void;
  readonly toggle: () => void;
}

/**
 * The outer columns. Their widths are remembered; the open one on a narrow screen is not. There the form opens automatically
 * when somebody goes to a group or a setting.
 */
export function usePanes(): Readonly<Record<Side, Pane>> & { readonly showForm: () => void } {
  const width = useWindowWidth();
  const [left, setLeft] = useRemembered('pane.left', start.left);
  const [right, setRight] = useRemembered('pane.right', start.right);
  const [side, setSide] = useState<Side | null>('right');
  const isNarrow = width < NARROW;

  const pane = (name: Side, size: number, set: (size: number) => void, other: number): Pane => {
    const { min, max } = bounds[name];
    // On a phone a pane leaves no room for the preview, so it takes all of it.
    const isAlone = width < min + PREVIEW;
    const room = isAlone ? width : Math.max(min, Math.min(max, width - other - PREVIEW));
    const opened = isAlone ? width : Math.min(size || start[name], room);
    const isOpen = isNarrow ? side === name : size > 0;
    const resize = (next: number) => {
      if (!isNarrow) set(next);
      else if (next > 0) {
        set(next);
        setSide(name);
      } else setSide((now) => (now === name ? null : now));
    };
    return {
      size: isOpen ? opened : 0,
      min,
      max: room,
      onResize: resize,
      toggle: () => resize(isOpen ? 0 : size || start[name]),
    };
  };
  const leftPane = pane('left', left, setLeft, isNarrow ? 0 : bounds.right.min);
  const rightPane = pane('right', right, setRight, leftPane.size);
  const showForm = () => {
    if (rightPane.size === 0) rightPane.toggle();
  };
  useShowOnVisit(showForm);
  return { left: leftPane, right: rightPane, showForm };
}

/** Shows the form once the address names another group, or a setting is requested. */
function useShowOnVisit(showForm: () => void): void {
  const { group } = useView().view;
  const { requested } = useFocus();
  const seen = useRef({ group, requested });
  useEffect(() => {
    if (seen.current.group === group && seen.current.requested === requested) return;
    seen.current = { group, requested };
    showForm();
  });
}

const readWidth = () => window.innerWidth;

function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, readWidth, readWidth);
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}
