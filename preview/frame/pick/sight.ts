import { scrollIntoPane } from '@studio/messages/scrollIntoPane';

/** Tolerance for rounding, in px. */
const SLACK = 1;

export interface Sight {
  /** Scrolls an element into view unless it is visible already. */
  bring(element: Element): void;
  /** Scrolls carousels and other rows back to where they were. */
  restore(): void;
  /** Forgets the positions: the user scrolls now. */
  release(): void;
}

/** Scrolls what a setting changes into view; a carousel returns to its slide afterwards. */
export function openSight(window: Window): Sight {
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
