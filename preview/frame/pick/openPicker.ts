import { changedBy } from './changedBy';
import { makeOutlines } from './outlines';
import type { PickContext } from './pickContext';
import { makeTracer } from './settingsAt';

interface Wish {
  /** Clicks name settings instead of working. */
  readonly isOn: boolean;
  /** Setting to outline and scroll to. */
  readonly highlight: string | null;
}

/** Pixels that a finger may slip and still mean a place. */
const SLIP = 8;
/** Milliseconds between two searches for what a setting changes. */
const PACE = 200;
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

/** Pick mode and highlighting (preview point 7). */
export function openPicker(
  window: Window,
  root: HTMLElement,
  signal: AbortSignal,
  context: () => PickContext | null,
  onPick: (paths: string[]) => void,
) {
  const { document } = window;
  const hover = makeOutlines(document, 'hover');
  const highlight = makeOutlines(document, 'highlight');
  let isOn = false;
  let highlighted: string | null = null;
  let start = { x: 0, y: 0 };

  const tracer = () => {
    const known = context();
    return known && makeTracer(known);
  };
  const pick = (element: Element | null) => {
    const paths = element && tracer()?.settingsAt(element);
    if (paths) onPick(paths);
  };
  const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, (event) => isOn && act(event), { capture: true, passive: false, signal });

  on('pointermove', ({ clientX, clientY }) => {
    const element = document.elementFromPoint(clientX, clientY);
    hover.around(element && element !== document.documentElement ? [element] : []);
  });
  on('pointerdown', ({ clientX, clientY }) => (start = { x: clientX, y: clientY }));
  on('pointerup', ({ clientX, clientY }) => {
    // Not on click: a control that is switched off gets none.
    if (Math.hypot(clientX - start.x, clientY - start.y) <= SLIP)
      pick(document.elementFromPoint(clientX, clientY));
  });
  for (const type of swallowed)
    on(type, (event) => {
      // A scroll by finger must go on.
      if (event.cancelable && type !== 'touchstart') event.preventDefault();
      event.stopPropagation();
      // Pressed by keyboard, a click has no place.
      if (type === 'click' && (event as MouseEvent).detail === 0) pick(document.activeElement);
    });

  const follow = () => {
    hover.follow();
    highlight.follow();
  };
  window.addEventListener('scroll', follow, { capture: true, passive: true, signal });
  window.addEventListener('resize', follow, { signal });

  let searching: ReturnType<typeof setTimeout> | undefined;
  let found: readonly Element[] = [];
  const search = (mayScroll: boolean) => {
    const known = highlighted === null ? null : tracer();
    found = known && highlighted !== null ? changedBy(highlighted, document.body, known) : [];
    if (mayScroll) bringIntoSight(found[0]);
    highlight.around(found);
  };
  // A page that comes late, or has changed, may hold what was not there before.
  const changes = new MutationObserver(() => {
    if (highlighted === null) return;
    searching ??= setTimeout(() => {
      searching = undefined;
      const isLost = found.length === 0;
      if (isLost || found.some((element) => !element.isConnected)) search(isLost);
      else highlight.follow();
    }, PACE);
  });
  changes.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(searching);
  });

  return {
    set: (wish: Wish) => {
      if (wish.isOn !== isOn) {
        isOn = wish.isOn;
        root.style.setProperty('cursor', isOn ? 'crosshair' : '');
        if (!isOn) hover.around([]);
      }
      if (wish.highlight !== highlighted) {
        highlighted = wish.highlight;
        search(true);
      }
      follow();
    },
  };
}

function bringIntoSight(element: Element | undefined): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' });
}
