import { Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from '@/lib/router';
import { AccountMenu } from '@backoffice/layout/AccountMenu';
import { type Program, ProgramContext } from '@backoffice/layout/program';
import { isSoundOn, turnSound } from '@desk/core/chime';
import { useTexts } from '@desk/i18n/texts';

/** What the desk adds around its pages: its name and its menu. */
export function DeskContexts({ children }: { readonly children: ReactNode }) {
  const t = useTexts('shell');
  const program = useMemo(
    (): Program => ({
      name: t('app.name'),
      lead: t('app.lead'),
      back: t('app.back'),
      accountMenu: <DeskMenu />,
    }),
    [t],
  );
  return <ProgramContext value={program}>{children}</ProgramContext>;
}

/** The account menu with the settings of the desk. */
function DeskMenu() {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const [hasSound, setSound] = useState(isSoundOn);
  const sound = {
    label: t(hasSound ? 'menu.soundOff' : 'menu.soundOn'),
    icon: hasSound ? VolumeX : Volume2,
    onSelect: () => {
      turnSound(!hasSound);
      setSound(!hasSound);
    },
  };
  return <AccountMenu items={[sound]} hasShortcuts={pathname !== '/account'} />;
}
