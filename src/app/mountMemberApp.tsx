import { setupListeners } from '@reduxjs/toolkit/query';
import type { i18n } from 'i18next';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Brand } from '#schemas/brand/brand';
import { brandChanged } from '@/brand/brandSlice';
import { globalApi } from '@/features/global/globalApi';
import { makeI18n, type Namespace, preloadNamespaces } from '@/i18n/makeI18n';
import { BrowserRouter, MemoryRouter } from '@/lib/router';
import type { AppEnvironment } from '@/api/transport';
import { App } from './App';
import { AppRoutes } from './AppRoutes';
import { type AppStore, makeStore } from './makeStore';

interface MemberAppOptions {
  readonly element: HTMLElement;
  readonly brand: Brand;
  readonly environment: AppEnvironment;
  /** Keeps the address in memory, as a frame of the studio needs; the address bar otherwise. */
  readonly startAt?: string;
  /** The element already holds the page as HTML. */
  readonly hydrate?: boolean;
  /** Words of that page, which come with it. */
  readonly texts?: readonly Namespace[];
  /** Stands beside the pages inside the router and draws nothing: a frame of the studio follows the route by it. */
  readonly beside?: ReactNode;
  /** Hears of what the app caught while drawing; the page shows a way on by itself. */
  readonly onError?: (error: unknown) => void;
}

export interface MemberApp {
  readonly store: AppStore;
  readonly i18n: i18n;
  /** Shows another state of the brand in place: route, scroll and typed input stay. */
  setBrand(brand: Brand): void;
  unmount(): void;
}

/** The one door of the member app: the site, the tests and the studio's frames come in here. */
export async function mountMemberApp(options: MemberAppOptions): Promise<MemberApp> {
  const { element, brand, environment, startAt, hydrate = false, texts = [], beside, onError } = options;
  const store = makeStore(environment, brand);
  const prerendered = hydrate ? store.getState() : undefined;
  const stopListening = setupListeners(store.dispatch);
  if (hydrate) await nextTask();
  const i18n = await makeI18n({ brand, storage: environment.storage });
  if (hydrate) await nextTask();

  // The status of the website is the first call of all (API-103).
  const status = store.dispatch(globalApi.endpoints.getOperation.initiate());

  if (hydrate) {
    void preloadNamespaces(i18n, texts);
    await nextTask();
  }

  const tree = (
    <App store={store} i18n={i18n} prerendered={prerendered}>
      {startAt === undefined ? (
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      ) : (
        <MemoryRouter initialEntries={[startAt]}>
          <AppRoutes />
          {beside}
        </MemoryRouter>
      )}
    </App>
  );

  const root = hydrate
    ? await takeOver(element, tree)
    : createRoot(element, onError && { onCaughtError: onError });
  if (!hydrate) root.render(tree);

  return {
    store,
    i18n,
    setBrand: (next) => store.dispatch(brandChanged(next)),
    unmount: () => {
      status.unsubscribe();
      stopListening();
      root.unmount();
    },
  };
}

/** Takes over the page that came as HTML, in small steps: a tap in between is answered at once. */
const takeOver = (element: HTMLElement, tree: ReactNode) =>
  new Promise<Root>((resolve) => {
    startTransition(() => resolve(hydrateRoot(element, tree)));
  });

/** Ends the task here, so that the browser may answer a tap and draw before the rest. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
