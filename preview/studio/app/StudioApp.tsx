import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { LanguageProvider } from '../i18n/Language';
import { Toaster } from '../ui/Toaster';
import { FailureBoundary } from './FailureBoundary';
import type { StudioStore } from './makeStudioStore';
import { storage } from './preferences';
import { SchemeRoot } from './SchemeRoot';

interface Props {
  readonly store: StudioStore;
  /** Of the page, for styles made at run time. */
  readonly nonce?: string | undefined;
  /** The router and its pages. */
  readonly children: ReactNode;
}

/** Everything around the pages: store, words, look, and the corner where short messages appear. */
export function StudioApp({ store, nonce, children }: Props) {
  return (
    <StyleSheetManager {...(nonce !== undefined && { nonce })}>
      <Provider store={store}>
        <LanguageProvider storage={storage}>
          <SchemeRoot>
            <FailureBoundary>
              <Suspense fallback={null}>{children}</Suspense>
            </FailureBoundary>
            <Toaster />
          </SchemeRoot>
        </LanguageProvider>
      </Provider>
    </StyleSheetManager>
  );
}
