import type { i18n } from 'i18next';
import { type ReactNode, lazy } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { retryWhenOnline } from '@/lib/online';
import { ErrorBoundary, SectionBoundary } from './ErrorBoundary';
import type { AppStore, RootState } from './makeStore';
import { ThemeRoot } from './ThemeRoot';

/** Has nothing to say on the first screen, so its code comes after it, and once more where the network is gone by then. */
const SiteStatus = lazy(() =>
  retryWhenOnline(async () => ({ default: (await import('./SiteStatus')).SiteStatus })),
);

interface Props {
  readonly store: AppStore;
  readonly i18n: i18n;
  /**
   * The state in which the page was prerendered. Parts of it whose chunk comes late are taken over as they were
   * drawn, also when a call has been answered by then.
   */
  readonly prerendered?: RootState | undefined;
  /** A router of the caller's choice: of the browser, of memory, or of one address while prerendering. */
  readonly children: ReactNode;
}

/** Everything around the pages: store, texts, theme, and the notices that may stand over any page. */
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
