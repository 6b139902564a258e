import { createNotice } from './notice';

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
