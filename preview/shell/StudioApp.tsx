import type { i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { ShortcutProvider } from '@studio/core/browser/shortcuts';
import { FocusProvider } from '@studio/features/settings/focus';
import { NotificationProvider } from '@staff/ui/Notice';
import { FailureBoundary } from '@studio/layout/FailureBoundary';
import type { StudioStore } from '@studio/core/store/createStudioStore';
import { SchemeRoot } from '@studio/layout/AccountMenu';

interface Props {
  readonly store: StudioStore;
  readonly i18n: i18n;
  /** Of the page, for styles made at run time. */
  readonly nonce?: string | undefined;
  /** The router and its pages. */
  readonly children: ReactNode;
}

/** Everything around the pages: store, language, colour scheme, notifications, shortcuts and the focused setting. */
export function StudioApp({ store, i18n, nonce, children }: Props) {
  return (
    <StyleSheetManager {...(nonce !== undefined && { nonce })}>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
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
        </I18nextProvider>
      </Provider>
    </StyleSheetManager>
  );
}
