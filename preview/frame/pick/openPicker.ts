import { changedBy, type Changed } from './changedBy';
import { makeOutlines } from './outlines';
import type { PickContext } from './leaves';
import { makeTracer, type Picked } from './settingsAt';
import { scrollIntoPane } from '@studio/messages/scrollIntoPane';

interface Wish {
  /** Clicks name settings instead of working. */
  readonly isOn: boolean;
  /** Setting to outline and scroll to. */
  readonly highlight: string | null;
  /** Grows each time the studio leads the frame somewhere. */
  readonly visit: number;
}

/** A place in the frame, in its own CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels that a finger may slip and still mean a place. */
const SLIP = 8;
/** Milliseconds between two searches for what a setting changes. */
const PACE = 200;
const NOTHING: Changed = { elements: [], isExact: false };
const swallowed = [
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'submit',
] as const;

/** Pick mode and highlighting. */
export function openPicker(
  window: Window,
  root: HTMLElement,
  signal: AbortSignal,
  context: () => PickContext | null,
  onPick: (picked: Picked & Point) => void,
) {
  const { document } = window;
  const hover = makeOutlines(window, 'hover');
  const highlight = makeOutlines(window, 'highlight');
  const sight = openSight(window);
  let isOn = false;
  let highlighted: string | null = null;
  let visit = 0;
  let start = { x: 0, y: 0 };

  const tracer = () => {
    const known = context();
    return known && makeTracer(known);
  };
  const pick = (element: Element | null, at: Point) => {
    const picked = element && tracer()?.pick(element);
    if (picked) onPick({ ...picked, ...at });
  };
  const pickFocused = () => {
    const element = document.activeElement;
    const { left = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    pick(element, { x: left, y: bottom });
  };
  const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, (event) => isOn && act(event), { capture: true, passive: false, signal });

  on('pointermove', ({ clientX, clientY }) => {
    const element = document.elementFromPoint(clientX, clientY);
    hover.around(element && element !== document.documentElement ? [element] : []);
  });
  // The pointer has left the frame.
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && hover.around([]));
  on('pointerdown', ({ clientX, clientY }) => (start = { x: clientX, y: clientY }));
  on('pointerup', ({ clientX, clientY }) => {
    // Not on click: a control that is switched off gets none.
    if (Math.hypot(clientX - start.x, clientY - start.y) <= SLIP)
      pick(document.elementFromPoint(clientX, clientY), { x: clientX, y: clientY });
  });
  for (const type of swallowed)
    on(type, (event) => {
      // A scroll by finger must go on.
      if (event.cancelable && type !== 'touchstart') event.preventDefault();
      event.stopPropagation();
      // Pressed by keyboard, a click has no place.
      if (type === 'click' && (event as MouseEvent).detail === 0) pickFocused();
    });

  let searching: ReturnType<typeof setTimeout> | undefined;
  let found = NOTHING;
  /** Elements that are found are scrolled into view until the user acts, also on a page that loads late. */
  let mayScroll = false;
  const search = () => {
    const known = highlighted === null ? null : tracer();
    found = known && highlighted !== null ? changedBy(highlighted, document.body, known) : NOTHING;
    const [first] = found.elements;
    if (mayScroll && first) sight.bring(first);
    highlight.around(found.elements);
  };
  const takeOver = () => {
    mayScroll = false;
    sight.release();
  };
  for (const type of ['wheel', 'pointerdown', 'keydown'] as const)
    window.addEventListener(type, takeOver, { capture: true, passive: true, signal });
  // A page that loads late, or changes, may contain new matches.
  const changes = new MutationObserver(() => {
    if (highlighted === null) return;
    searching ??= setTimeout(() => {
      searching = undefined;
      if (!found.isExact || found.elements.some((element) => !element.isConnected)) search();
    }, PACE);
  });
  changes.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(searching);
    hover.around([]);
    highlight.around([]);
  });

  return {
    set: (wish: Wish) => {
      if (wish.isOn !== isOn) {
        isOn = wish.isOn;
        root.style.setProperty('cursor', isOn ? 'crosshair' : '');
        if (!isOn) hover.around([]);
      }
      if (wish.highlight === highlighted && wish.visit === visit) return;
      ({ highlight: highlighted, visit } = wish);
      mayScroll = true;
      sight.restore();
      search();
    },
  };
}

/** Tolerance for rounding, in px. */
const SLACK = 1;

interface Sight {
  /** Scrolls an element into view unless it is visible already. */
  bring(element: Element): void;
  /** Scrolls carousels and other rows back to where they were. */
  restore(): void;
  /** Forgets the positions: the user scrolls now. */
  release(): void;
}

/** Scrolls what a setting changes into view; a carousel returns to its slide afterwards. */
function openSight(window: Window): Sight {
  const before = new Map<Element, number>();
  return {
    bring: (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isBeyond = top < 0 || bottom > window.innerHeight;
      const rows = rowsAround(element, window);
      if (!isBeyond && rows.every((row) => isInRow(element, row))) return;
      const lefts = rows.map((row) => [row, row.scrollLeft] as const);
      scrollIntoPane(element, { block: isBeyond ? 'center' : 'nearest', withPage: true });
      for (const [row, left] of lefts) if (row.scrollLeft !== left && !before.has(row)) before.set(row, left);
    },
    restore: () => {
      for (const [row, left] of before) row.scrollLeft = left;
      before.clear();
    },
    release: () => before.clear(),
  };
}

/** The ancestors that scroll horizontally, without the page. */
function rowsAround(element: Element, window: Window): Element[] {
  const rows: Element[] = [];
  for (let at = element.parentElement; at && at !== window.document.body; at = at.parentElement) {
    const { overflowX } = window.getComputedStyle(at);
    if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth) rows.push(at);
  }
  return rows;
}

function isInRow(element: Element, row: Element): boolean {
  const own = element.getBoundingClientRect();
  const port = row.getBoundingClientRect();
  return own.left >= port.left - SLACK && own.right <= port.right + SLACK;
}
