import { type ReactNode, useMemo } from 'react';
import { type Program, ProgramContext } from '@backoffice/layout/program';
import { FocusProvider } from '@studio/features/settings/focus';
import { useTexts } from '@studio/i18n/texts';
import { StudioMenu } from '@studio/layout/StudioMenu';

/** What the studio adds around its pages: the focused setting, its name and its menu. */
export function StudioContexts({ children }: { readonly children: ReactNode }) {
  const t = useTexts('shell');
  const program = useMemo(
    (): Program => ({ name: t('app.name'), back: t('app.back'), accountMenu: <StudioMenu /> }),
    [t],
  );
  return (
    <FocusProvider>
      <ProgramContext value={program}>{children}</ProgramContext>
    </FocusProvider>
  );
}
