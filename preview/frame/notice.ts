import { overlay, paint } from './pick/overlay';

/** Milliseconds that a notice stays. */
const STAYS = 3_500;

let last: { readonly element: HTMLElement; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/** Says where a link would have led. */
export function showNotice(document: Document, address: string): void {
  if (last) {
    clearTimeout(last.timer);
    last.element.remove();
  }
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
  last = { element, timer: setTimeout(() => element.remove(), STAYS) };
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
