import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { LanguageProvider } from '@studio/i18n/Language';
import { ShortcutProvider } from '@studio/core/browser/shortcuts';
import { FocusProvider } from '@studio/features/settings/focus';
import { NotificationProvider } from '@studio/ui/notify';
import { FailureBoundary } from '@studio/layout/FailureBoundary';
import type { StudioStore } from '@studio/core/store/createStudioStore';
import { storage } from '@studio/core/browser/preferences';
import { SchemeRoot } from '@studio/layout/SchemeRoot';

interface Props {
  readonly store: StudioStore;
  /** Of the page, for styles made at run time. */
  readonly nonce?: string | undefined;
  /** The router and its pages. */
  readonly children: ReactNode;
}

/** Everything around the pages: store, language, colour scheme, notifications, shortcuts and the focused setting. */
export function StudioApp({ store, nonce, children }: Props) {
  return (
    <StyleSheetManager {...(nonce !== undefined && { nonce })}>
      <Provider store={store}>
        <LanguageProvider storage={storage}>
          <SchemeRoot>
            <NotificationProvider>
              <ShortcutProvider>
                <FocusProvider>
                  <FailureBoundary>
                    <Suspense fallback={null}>{children}</Suspense>
                  </FailureBoundary>
                </FocusProvider>
              </ShortcutProvider>
            </NotificationProvider>
          </SchemeRoot>
        </LanguageProvider>
      </Provider>
    </StyleSheetManager>
  );
}
