/** Looks of an outline: of what the pointer is over, of what a setting changes. */
const looks = {
  hover: { border: '2px solid #ff3d8b', background: 'rgba(255, 61, 139, 0.12)' },
  highlight: { border: '3px solid #ff3d8b', background: 'transparent' },
} as const;

/** Pixels between an element and its outline. */
const GAP = 3;

interface Outline {
  readonly element: Element;
  readonly box: HTMLElement;
  /** Where it was rendered last. */
  at: string;
}

export interface Outlines {
  /** Outlines exactly these elements until the next call. */
  around(elements: readonly Element[]): void;
}

/** Boxes over elements of the app, updated when the elements are scrolled, moved or resized. */
export function makeOutlines(window: Window, look: keyof typeof looks): Outlines {
  const { document } = window;
  let shown: readonly Outline[] = [];
  let next = 0;
  const follow = () => {
    for (const outline of shown) place(outline);
    if (shown.length > 0) next = window.requestAnimationFrame(follow);
  };
  return {
    around: (elements) => {
      const isSame =
        elements.length === shown.length && shown.every(({ element }, i) => element === elements[i]);
      if (isSame) return;
      window.cancelAnimationFrame(next);
      for (const { box } of shown) box.remove();
      shown = elements.map((element) => ({
        element,
        box: overlay(document).appendChild(makeBox(document, look)),
        at: '',
      }));
      follow();
    },
  };
}

function place(outline: Outline): void {
  const { element, box } = outline;
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = `${left} ${top} ${width} ${height} ${element.isConnected}`;
  if (at === outline.at) return;
  outline.at = at;
  paint(box, {
    display: element.isConnected && width > 0 ? 'block' : 'none',
    transform: `translate(${left - GAP}px, ${top - GAP}px)`,
    width: `${width + 2 * GAP}px`,
    height: `${height + 2 * GAP}px`,
  });
}

function makeBox(document: Document, look: keyof typeof looks): HTMLElement {
  const box = document.createElement('div');
  box.dataset['look'] = look;
  paint(box, {
    position: 'absolute',
    top: '0',
    left: '0',
    'box-sizing': 'border-box',
    'border-radius': '8px',
    'box-shadow': '0 0 0 1px rgba(255, 255, 255, 0.9), inset 0 0 0 1px rgba(255, 255, 255, 0.9)',
    ...looks[look],
  });
  return box;
}

const HOST_ID = 'sala-overlay';

/**
 * The overlay of the frame: outside of the app's own tree, transparent to pointers, invisible to assistive
 * technology. Styled through the object model, as the content security policy requires.
 */
export function overlay(document: Document): HTMLElement {
  const found = document.getElementById(HOST_ID);
  if (found) return found;
  const host = document.createElement('div');
  host.id = HOST_ID;
  host.setAttribute('aria-hidden', 'true');
  paint(host, {
    position: 'fixed',
    inset: '0',
    'z-index': '2147483647',
    'pointer-events': 'none',
    overflow: 'hidden',
  });
  return document.body.appendChild(host);
}

/** Sets styles by their CSS names. */
export function paint(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
}
