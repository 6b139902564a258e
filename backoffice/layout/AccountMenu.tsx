import { CircleUser, Keyboard, Languages, LogOut, Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import type { Dispatch } from '@reduxjs/toolkit';
import { useNavigate } from '@/lib/router';
import { useGetMeQuery, useLogoutMutation } from '@backoffice/api/peopleApi';
import { loggedOut } from '@backoffice/api/staffApi';
import { usePressShortcut } from '@backoffice/browser/shortcuts';
import { useLanguage, useTexts } from '@backoffice/i18n/texts';
import { IconButton } from '@backoffice/ui/Button';
import { Menu } from '@backoffice/ui/Menu';
import { useScheme } from './SchemeRoot';

type Items = ComponentProps<typeof Menu>['items'];

interface Props {
  /** The program's own items, above those that every program has. */
  readonly items: Items;
  /** Whether `?` lists shortcuts on this page. */
  readonly hasShortcuts: boolean;
  /** Runs what leaves the page, once nothing can be lost. */
  readonly leave?: (go: () => void) => void;
}

/** Who is logged in, and what belongs to no brand. */
export function AccountMenu({ items, hasShortcuts, leave = (go) => go() }: Props) {
  const pressShortcut = usePressShortcut();
  const t = useTexts('frame');
  const dispatch = useDispatch<Dispatch>();
  const navigate = useNavigate();
  const { language, setLanguage } = useLanguage();
  const { scheme, setScheme } = useScheme();
  const { data: me } = useGetMeQuery();
  const [logout] = useLogoutMutation();
  const logOut = async () => {
    // Ends the session here even if the server does not answer.
    await Promise.race([logout(), new Promise((done) => setTimeout(done, 2_000))]);
    dispatch(loggedOut());
  };
  const common = [
    {
      label: t('menu.account'),
      icon: CircleUser,
      onSelect: () => leave(() => void navigate('/account')),
    },
    {
      label: t(scheme === 'dark' ? 'menu.light' : 'menu.dark'),
      icon: scheme === 'dark' ? Sun : Moon,
      divided: true,
      onSelect: () => setScheme(scheme === 'dark' ? 'light' : 'dark'),
    },
    {
      label: t('menu.language'),
      icon: Languages,
      onSelect: () => setLanguage(language === 'th' ? 'en' : 'th'),
    },
    hasShortcuts && {
      label: t('menu.shortcuts'),
      icon: Keyboard,
      combo: '?',
      onSelect: () => void pressShortcut('?'),
    },
    {
      label: t('menu.logout'),
      icon: LogOut,
      divided: true,
      onSelect: () => leave(() => void logOut()),
    },
  ].filter((item) => item !== false);
  return (
    <Menu
      title={me && `${me.name} · ${me.staff.email}`}
      trigger={<IconButton label={t('bar.more')} icon={CircleUser} />}
      items={[...items, ...common]}
    />
  );
}
