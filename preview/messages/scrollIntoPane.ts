/** The vertical position of an element: in the middle of its pane, or no further than needed to be fully visible. */
type Block = 'center' | 'nearest';

interface Options {
  readonly block?: Block;
  /** The page itself scrolls too: so it does in a frame, never in the studio. */
  readonly withPage?: boolean;
}

/**
 * Scrolls the panes around an element until it is in sight. Unlike `scrollIntoView`, it moves nothing that only clips,
 * no page except on request, and never the page around a frame.
 */
export function scrollIntoPane(
  element: Element,
  { block = 'nearest', withPage = false }: Options = {},
): void {
  const { documentElement, body, defaultView } = element.ownerDocument;
  const window = defaultView ?? globalThis.window;
  for (let pane = element.parentElement; pane && pane !== documentElement; pane = pane.parentElement) {
    if (pane === body || !isScrollable(pane, window)) continue;
    const { top, left } = pane.getBoundingClientRect();
    align(element, pane, block, {
      top: top + pane.clientTop,
      left: left + pane.clientLeft,
      height: pane.clientHeight,
      width: pane.clientWidth,
    });
  }
  if (!withPage) return;
  align(element, documentElement, block, {
    top: 0,
    left: 0,
    height: window.innerHeight,
    width: window.innerWidth,
  });
}

function isScrollable(pane: Element, window: Window): boolean {
  const { overflowX, overflowY } = window.getComputedStyle(pane);
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return (
    (scrolls(overflowY) && pane.scrollHeight > pane.clientHeight) ||
    (scrolls(overflowX) && pane.scrollWidth > pane.clientWidth)
  );
}

interface Port {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

function align(element: Element, pane: Element, block: Block, port: Port): void {
  const { top, left, width, height } = element.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const down = distance(top - port.top, height, port.height, block, margin);
  // Centred horizontally: a carousel snaps to its nearest slide, which must be the slide of the element.
  const isInRow = left >= port.left && left + width <= port.left + port.width;
  const right = isInRow ? 0 : distance(left - port.left, width, port.width, 'center', 0);
  if (down !== 0) pane.scrollTop += down;
  if (right !== 0) pane.scrollLeft += right;
}

/** Distance to scroll, in px; an element larger than its pane is aligned with the start of the pane. */
function distance(start: number, size: number, room: number, block: Block, margin: number): number {
  if (size + margin > room) return start - margin;
  if (block === 'center') return start - Math.max(margin, (room - size) / 2);
  if (start < margin) return start - margin;
  return Math.max(0, start + size - room);
}
