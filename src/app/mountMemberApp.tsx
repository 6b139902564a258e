import { setupListeners } from '@reduxjs/toolkit/query';
import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Brand } from '#schemas/brand/brand';
import { brandChanged } from '@/brand/brandSlice';
import { globalApi } from '@/features/global/globalApi';
import { makeI18n, type Namespace, preloadNamespaces } from '@/i18n/makeI18n';
import { BrowserRouter } from '@/lib/router';
import type { AppEnvironment } from '@/api/transport';
import { App } from './App';
import { AppRoutes } from './AppRoutes';
import { type AppStore, makeStore } from './makeStore';

interface MemberAppOptions {
  readonly element: HTMLElement;
  readonly brand: Brand;
  readonly environment: AppEnvironment;
  /** The router around the pages; by default that of the address bar. Frames of the studio and tests bring one of their own. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** The element already contains the prerendered page. */
  readonly hydrate?: boolean;
  /** Texts of the prerendered page, delivered with it. */
  readonly texts?: readonly Namespace[];
  /** Receives the errors that the app's error boundaries caught; the page already shows a way to recover. */
  readonly onError?: (error: unknown) => void;
}

export interface MemberApp {
  readonly store: AppStore;
  readonly i18n: i18n;
  /** Shows another revision of the brand in place; route, scroll position and typed input are preserved. */
  setBrand(brand: Brand): void;
  unmount(): void;
}

/** The single entry point of the member app, for the site, the tests and the studio's frames. */
export async function mountMemberApp(options: MemberAppOptions): Promise<MemberApp> {
  const {
    element,
    brand,
    environment,
    Router = BrowserRouter,
    hydrate = false,
    texts = [],
    onError,
  } = options;
  const store = makeStore(environment, brand);
  const prerendered = hydrate ? store.getState() : undefined;
  const stopListening = setupListeners(store.dispatch);
  if (hydrate) await nextTask();
  const i18n = await makeI18n({ brand, storage: environment.storage });
  if (hydrate) await nextTask();

  // The status of the website is the first of all calls, because it decides what is shown.
  const status = store.dispatch(globalApi.endpoints.getOperation.initiate());

  if (hydrate) {
    void preloadNamespaces(i18n, texts);
    await nextTask();
  }

  const tree = (
    <App store={store} i18n={i18n} prerendered={prerendered}>
      <Router>
        <AppRoutes />
      </Router>
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

/** Hydrates the prerendered page in small steps, so that the browser can respond to a tap in between. */
const takeOver = (element: HTMLElement, tree: ReactNode) =>
  new Promise<Root>((resolve) => {
    startTransition(() => resolve(hydrateRoot(element, tree)));
  });

/** Yields to the browser, so that it can handle a tap and paint first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
