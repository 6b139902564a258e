import type { PreviewState } from '#schemas/preview/state';
import gate from '../../src/gate.js?url';

/** A browser below every floor of the site. */
const OLD_BROWSER =
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0 Safari/537.36';

let shown: PreviewState['site'] = 'open';

/** What of a state the browser says rather than the network: that it is offline, that it is old. */
export function simulateConditions(site: PreviewState['site']): void {
  if (site === shown) return;
  shown = site;
  setOnline(site !== 'offline');
  document.getElementById('browser-old')?.remove();
  if (site === 'old-browser') runBrowserCheck();
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The very script that stands before every member page, under the name of an old browser. */
function runBrowserCheck(): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => OLD_BROWSER });
  const script = document.createElement('script');
  script.src = gate;
  script.addEventListener('load', () => {
    Reflect.deleteProperty(navigator, 'userAgent');
    if (shown !== 'old-browser') document.getElementById('browser-old')?.remove();
    script.remove();
  });
  document.head.append(script);
}
