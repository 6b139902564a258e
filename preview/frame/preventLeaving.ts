import { overlay, paint } from './pick/outlines';

/**
 * Prevents navigation out of a frame: a link to another site, a phone number or a new window shows its address
 * instead. Links between the app's own pages work.
 */
export function preventLeaving(window: Window, signal: AbortSignal): void {
  const { document, location } = window;
  const showAddress = createNotice(document);

  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link) return;
      const isOurs = link.origin === location.origin && link.target !== '_blank';
      const opensAnother = event.ctrlKey || event.metaKey || event.shiftKey;
      if (isOurs && !opensAnother) return;
      event.preventDefault();
      if (isOurs) return;
      event.stopPropagation();
      showAddress(link.href);
    },
    { capture: true, signal },
  );
  // A click that no handler has prevented would load a page.
  const stay = (event: Event) => linkOf(event) && event.preventDefault();
  window.addEventListener('click', stay, { signal });
  window.addEventListener('auxclick', stay, { signal });
  window.addEventListener('submit', (event) => event.preventDefault(), { signal });
  window.open = (address) => {
    showAddress(String(address ?? ''));
    return null;
  };
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** How long a notice is visible, in ms. */
const STAYS = 3_500;

/** @returns what shows where a link would have led, one address at a time. */
function createNotice(document: Document): (address: string) => void {
  let last: { readonly element: HTMLElement; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  return (address) => {
    if (last) {
      clearTimeout(last.timer);
      last.element.remove();
    }
    const element = drawNotice(document, address);
    last = { element, timer: setTimeout(() => element.remove(), STAYS) };
  };
}

function drawNotice(document: Document, address: string): HTMLElement {
  const isThai = document.documentElement.lang !== 'en';
  const element = document.createElement('div');
  element.textContent = `${isThai ? 'ลิงก์นี้จะพาไปที่' : 'This link leads to'} ${readable(address)}`;
  paint(element, {
    position: 'absolute',
    left: '50%',
    bottom: '84px',
    transform: 'translateX(-50%)',
    width: 'max-content',
    'max-width': 'calc(100% - 32px)',
    padding: '10px 16px',
    'border-radius': '12px',
    background: '#14161c',
    color: '#fff',
    'box-shadow': '0 8px 28px rgba(0, 0, 0, 0.4), 0 0 0 1px rgba(255, 255, 255, 0.16)',
    font: '500 14px/1.5 var(--font-body, sans-serif)',
    'overflow-wrap': 'anywhere',
  });
  overlay(document).append(element);
  return element;
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
