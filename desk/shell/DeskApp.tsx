import type { i18n } from 'i18next';
import { type ReactNode, Suspense, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { ShortcutProvider } from '@backoffice/browser/shortcuts';
import { FailureBoundary } from '@backoffice/layout/FailureBoundary';
import { type Program, ProgramContext } from '@backoffice/layout/program';
import { SchemeRoot } from '@backoffice/layout/SchemeRoot';
import { NotificationProvider } from '@backoffice/ui/Notice';
import type { DeskStore } from '@desk/core/createDeskStore';
import { useTexts } from '@desk/i18n/texts';
import { DeskMenu } from './DeskMenu';

interface Props {
  readonly store: DeskStore;
  readonly i18n: i18n;
  /** Of the page, for styles made at run time. */
  readonly nonce?: string | undefined;
  /** The router and its pages. */
  readonly children: ReactNode;
}

/** Everything around the pages: store, language, colour scheme, notifications and shortcuts. */
export function DeskApp({ store, i18n, nonce, children }: Props) {
  return (
    <StyleSheetManager {...(nonce !== undefined && { nonce })}>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <SchemeRoot>
            <NotificationProvider>
              <ShortcutProvider>
                <DeskProgram>
                  <FailureBoundary>
                    <Suspense fallback={null}>{children}</Suspense>
                  </FailureBoundary>
                </DeskProgram>
              </ShortcutProvider>
            </NotificationProvider>
          </SchemeRoot>
        </I18nextProvider>
      </Provider>
    </StyleSheetManager>
  );
}

function DeskProgram({ children }: Pick<Props, 'children'>) {
  const t = useTexts('shell');
  const program = useMemo(
    (): Program => ({ name: t('app.name'), back: t('app.back'), accountMenu: <DeskMenu /> }),
    [t],
  );
  return <ProgramContext value={program}>{children}</ProgramContext>;
}
