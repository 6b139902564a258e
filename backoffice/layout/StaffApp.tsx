import type { i18n } from 'i18next';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { ShortcutProvider } from '@backoffice/browser/shortcuts';
import { NotificationProvider } from '@backoffice/ui/Notice';
import { FailureBoundary } from './FailureBoundary';
import { SchemeRoot } from './SchemeRoot';

export interface StaffAppProps {
  readonly store: ComponentProps<typeof Provider>['store'];
  readonly i18n: i18n;
  /** Of the page, for styles made at run time. */
  readonly nonce?: string | undefined;
  /** The router and its pages. */
  readonly children: ReactNode;
}

interface Props extends StaffAppProps {
  /** Contexts of one program, its `ProgramContext` included. */
  readonly contexts: ComponentType<{ readonly children: ReactNode }>;
}

/** Everything around the pages of a staff program: store, language, colour scheme, notifications and shortcuts. */
export function StaffApp({ store, i18n, nonce, contexts: Contexts, children }: Props) {
  return (
    <StyleSheetManager {...(nonce !== undefined && { nonce })}>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <SchemeRoot>
            <NotificationProvider>
              <ShortcutProvider>
                <Contexts>
                  <FailureBoundary>
                    <Suspense fallback={null}>{children}</Suspense>
                  </FailureBoundary>
                </Contexts>
              </ShortcutProvider>
            </NotificationProvider>
          </SchemeRoot>
        </I18nextProvider>
      </Provider>
    </StyleSheetManager>
  );
}
