import { showNotice } from './notice';

/**
 * Nothing in a frame leads out of it: a link to another site, a phone number or a new window says where it would
 * lead instead. Links between the app's own pages work.
 */
export function preventLeaving(window: Window, signal: AbortSignal): void {
  const { document, location } = window;
  const tell = (address: string) => showNotice(document, address);

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
      tell(link.href);
    },
    { capture: true, signal },
  );
  // What nobody has taken by now would load a page.
  const stay = (event: Event) => linkOf(event) && event.preventDefault();
  window.addEventListener('click', stay, { signal });
  window.addEventListener('auxclick', stay, { signal });
  window.addEventListener('submit', (event) => event.preventDefault(), { signal });
  window.open = (address) => {
    tell(String(address ?? ''));
    return null;
  };
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
