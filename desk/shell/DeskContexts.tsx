import { type ReactNode, useMemo } from 'react';
import { type Program, ProgramContext } from '@backoffice/layout/program';
import { useTexts } from '@desk/i18n/texts';
import { DeskMenu } from './DeskMenu';

/** What the desk adds around its pages: its name and its menu. */
export function DeskContexts({ children }: { readonly children: ReactNode }) {
  const t = useTexts('shell');
  const program = useMemo(
    (): Program => ({ name: t('app.name'), back: t('app.back'), accountMenu: <DeskMenu /> }),
    [t],
  );
  return <ProgramContext value={program}>{children}</ProgramContext>;
}
