import type { Brand } from '#schemas/brand/brand';
import { deferEvents } from './app/deferEventsUntilHydrated';
import { mountMemberApp } from './app/mountMemberApp';
import { preloadMemberRoutes } from './app/pages';
import { LANGUAGE_KEY, type Namespace } from './i18n/makeI18n';
import { readSession } from './api/sessionStorage';
import type { AppEnvironment } from '@/api/transport';
import { platformOf } from '@/lib/platform';
import { safeStorage } from '@/lib/safeStorage';

/**
 * Namespaces that a page needs besides the code; the form's come with the page (`server/platform/hosting/pages.ts`).
 */
const firstTexts: Readonly<Record<string, readonly Namespace[]>> = {
  '/': ['landing', 'login'],
  '/login': ['login'],
  '/promotion': ['promotion', 'turnover'],
};
/** Milliseconds after which hydration counts as failed, and events pass again. */
const MOST_HELD = 10_000;

const element = document.getElementById('root');
const brand = document.getElementById('brand')?.textContent;
if (!element || !brand) throw new Error('The page carries no brand: it must be stamped by the build.');

const environment = browserEnvironment();
// The prerendered page is the Thai page for visitors; members and other languages need a fresh render.
const isVisitor = readSession(environment.storage).token === null;
const isThai = (environment.storage.getItem(LANGUAGE_KEY) ?? 'th') === 'th';
const hydrate = element.dataset['path'] === location.pathname && isVisitor && isThai;
const texts = firstTexts[location.pathname] ?? [];

if (hydrate) deferEvents(MOST_HELD);
if (location.pathname.startsWith('/auth/')) preloadMemberRoutes();
// A separate task, because evaluating the code takes 100 ms on a slow phone, and a tap should not wait for both.
setTimeout(() => void start(element, JSON.parse(brand) as Brand));

async function start(root: HTMLElement, shown: Brand): Promise<void> {
  if (!('replaceAll' in String.prototype && 'fromEntries' in Object)) await import('./lib/oldBrowsers');
  await mountMemberApp({ element: root, brand: shown, environment, hydrate, texts });
}

/** The app's dependencies in a member's browser. */
function browserEnvironment(): AppEnvironment {
  return {
    transport: (input, init) => fetch(input, init),
    storage: safeStorage(() => window.localStorage),
    client: { platform: platformOf(navigator), version: __WEB_VERSION__, hostname: location.hostname },
    origin: location.origin,
  };
}
