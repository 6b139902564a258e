import type { PreviewState } from '#schemas/preview/state';
import gate from '@/unsupportedBrowser.js?url';

/** A browser that the site does not support. */
const OLD_BROWSER =
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0 Safari/537.36';

/** @returns what simulates the part of a state that the browser reports, not the network: offline, unsupported. */
export function createConditions(): (site: PreviewState['site']) => void {
  let shown: PreviewState['site'] = 'open';
  return (site) => {
    if (site === shown) return;
    shown = site;
    setOnline(site !== 'offline');
    removeOldBrowserPage();
    if (site === 'old-browser')
      runBrowserCheck(() => {
        if (shown !== 'old-browser') removeOldBrowserPage();
      });
  };
}

const removeOldBrowserPage = () => document.getElementById('browser-old')?.remove();

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Runs the browser support check of the member pages with the user agent of an old browser. */
function runBrowserCheck(onEnd: () => void): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => OLD_BROWSER });
  const script = document.createElement('script');
  script.src = gate;
  script.addEventListener('load', () => {
    Reflect.deleteProperty(navigator, 'userAgent');
    onEnd();
    script.remove();
  });
  document.head.append(script);
}
