import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from '@/lib/router';
import { AccountMenu } from '@backoffice/layout/AccountMenu';
import { isSoundOn, turnSound } from '@desk/core/chime';
import { useTexts } from '@desk/i18n/texts';

/** The account menu with the settings of the desk. */
export function DeskMenu() {
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
