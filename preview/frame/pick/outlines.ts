import { overlay, paint } from '../overlay';

/** Looks of an outline: of what the pointer is over, of what a setting changes. */
const looks = {
  hover: { border: '2px solid #ff3d8b', background: 'rgba(255, 61, 139, 0.12)' },
  highlight: { border: '3px solid #ff3d8b', background: 'transparent' },
} as const;

export interface Outlines {
  /** Draws around these elements, and around no others. */
  around(elements: readonly Element[]): void;
  /** Follows what has moved meanwhile. */
  follow(): void;
}

/** Boxes over elements of the app. */
export function makeOutlines(document: Document, look: keyof typeof looks): Outlines {
  let shown: { readonly element: Element; readonly box: HTMLElement }[] = [];
  const place = () => {
    for (const { element, box } of shown) {
      const { left, top, width, height } = element.getBoundingClientRect();
      paint(box, {
        display: element.isConnected && width > 0 ? 'block' : 'none',
        transform: `translate(${left - 3}px, ${top - 3}px)`,
        width: `${width + 6}px`,
        height: `${height + 6}px`,
      });
    }
  };
  return {
    around: (elements) => {
      for (const { box } of shown) box.remove();
      shown = elements.map((element) => ({
        element,
        box: overlay(document).appendChild(makeBox(document, look)),
      }));
      place();
    },
    follow: place,
  };
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
