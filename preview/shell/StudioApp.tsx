import type { i18n } from 'i18next';
import { type ReactNode, Suspense, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { ShortcutProvider } from '@backoffice/browser/shortcuts';
import { FocusProvider } from '@studio/features/settings/focus';
import { NotificationProvider } from '@backoffice/ui/Notice';
import { type Program, ProgramContext } from '@backoffice/layout/program';
import { useTexts } from '@studio/i18n/texts';
import { StudioMenu } from '@studio/layout/StudioMenu';
import { FailureBoundary } from '@backoffice/layout/FailureBoundary';
import type { StudioStore } from '@studio/core/store/createStudioStore';
import { SchemeRoot } from '@backoffice/layout/SchemeRoot';

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
                  <StudioProgram>
                    <FailureBoundary>
                      <Suspense fallback={null}>{children}</Suspense>
                    </FailureBoundary>
                  </StudioProgram>
                </FocusProvider>
              </ShortcutProvider>
            </NotificationProvider>
          </SchemeRoot>
        </I18nextProvider>
      </Provider>
    </StyleSheetManager>
  );
}

function StudioProgram({ children }: Pick<Props, 'children'>) {
  const t = useTexts('shell');
  const program = useMemo(
    (): Program => ({ name: t('app.name'), back: t('app.back'), accountMenu: <StudioMenu /> }),
    [t],
  );
  return <ProgramContext value={program}>{children}</ProgramContext>;
}
