import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { lazyExtra } from '@/lib/lazyPart';
import { ErrorBoundary, SectionBoundary } from './ErrorBoundary';
import type { AppStore, RootState } from './makeStore';
import { ThemeRoot } from './ThemeRoot';

/** Not needed for the first paint, so it loads later and retries when the network returns. */
const SiteStatus = lazyExtra(async () => (await import('./SiteStatus')).SiteStatus);

interface Props {
  readonly store: AppStore;
  readonly i18n: i18n;
  /**
   * Initial state of the prerendered page. Parts whose chunks load late hydrate against it, even if a response has
   * arrived.
   */
  readonly prerendered?: RootState | undefined;
  /** The router supplied by the caller: browser, memory, or a static address for prerendering. */
  readonly children: ReactNode;
}

/** Everything around the pages: store, translations, theme and the global notices. */
export function App({ store, i18n, prerendered, children }: Props) {
  return (
    <Provider store={store} {...(prerendered && { serverState: prerendered })}>
      <I18nextProvider i18n={i18n}>
        <ThemeRoot isStyled={prerendered !== undefined}>
          <ErrorBoundary part="site">
            {children}
            <SectionBoundary isExtra>
              <SiteStatus />
            </SectionBoundary>
          </ErrorBoundary>
        </ThemeRoot>
      </I18nextProvider>
    </Provider>
  );
}
