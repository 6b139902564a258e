import {
  CircleUser,
  Keyboard,
  Landmark,
  Languages,
  ListChecks,
  LogOut,
  Megaphone,
  Moon,
  ScrollText,
  Sun,
  TableProperties,
  Users,
} from 'lucide-react';
import { useParams } from '@/lib/router';
import { useBrand, useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { loggedOut, mayAs } from '@studio/core/api/staffApi';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { useGetMeQuery, useLogoutMutation } from '@studio/core/api/peopleApi';
import { IconButton } from '@staff/ui/Button';
import { Menu } from '@staff/ui/Menu';
import { useStudioDispatch } from '@studio/core/store/createStudioStore';
import { useGo, useLeave } from './Leaving';
import { usePressShortcut } from '@studio/core/browser/shortcuts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { allFaces } from '@/theme/fontFaces';
import { createGlobalStyle } from 'styled-components';
import { type Scheme, schemes, StudioTheme } from '@staff/ui/studioTheme';
import { readPreference, writePreference } from '@studio/core/browser/preferences';

/** Who is here, and what belongs to no brand. */
export function AccountMenu() {
  const pressShortcut = usePressShortcut();
  const t = useTexts('shell');
  const dispatch = useStudioDispatch();
  const leave = useLeave();
  const go = useGo();
  const { brandId } = useParams();
  const { language, setLanguage } = useLanguage();
  const { scheme, setScheme } = useScheme();
  const { data: me } = useGetMeQuery();
  const { data: brands } = useGetBrandsQuery();
  const [logout] = useLogoutMutation();
  const role = useBrand(brandId)?.role;
  const isAdmin = me?.staff.roles.some((held) => held.role === 'admin') === true;
  const logOut = async () => {
    // Ends the session here even if the server does not answer.
    await Promise.race([logout(), new Promise((done) => setTimeout(done, 2_000))]);
    dispatch(loggedOut());
  };
  const items = [
    (brands?.length ?? 0) > 1 && {
      label: t('menu.brandComparison'),
      icon: TableProperties,
      onSelect: () => go('/fleet'),
    },
    isAdmin && { label: t('menu.people'), icon: Users, onSelect: () => go('/people') },
    brandId !== undefined && {
      label: t('menu.announcements'),
      icon: Megaphone,
      onSelect: () => go(`/news/${brandId}`),
    },
    brandId !== undefined &&
      mayAs(role, 'operator') && {
        label: t('menu.companyAccounts'),
        icon: Landmark,
        onSelect: () => go(`/bank/${brandId}`),
      },
    isAdmin && { label: t('menu.checklist'), icon: ListChecks, onSelect: () => go('/checklist') },
    brandId !== undefined &&
      mayAs(role, 'publisher') && {
        label: t('menu.audit'),
        icon: ScrollText,
        onSelect: () => go(`/audit/${brandId}`),
      },
    { label: t('menu.account'), icon: CircleUser, onSelect: () => go('/account') },
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
    brandId !== undefined && {
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
      items={items}
    />
  );
}

const Fonts = createGlobalStyle`${allFaces}`;

interface Shown {
  readonly scheme: Scheme;
  readonly setScheme: (scheme: Scheme) => void;
}

const SchemeContext = createContext<Shown>({ scheme: 'dark', setScheme: () => undefined });
export const useScheme = (): Shown => useContext(SchemeContext);

/** Dark or light, as this person likes it; dark at first. */
export function SchemeRoot({ children }: { readonly children: ReactNode }) {
  const [scheme, setScheme] = useState<Scheme>(
    () => schemes.find((each) => each === readPreference('scheme')) ?? 'dark',
  );
  useEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
    writePreference('scheme', scheme);
  }, [scheme]);
  const shown = useMemo(() => ({ scheme, setScheme }), [scheme]);
  return (
    <SchemeContext value={shown}>
      <Fonts />
      <StudioTheme />
      {children}
    </SchemeContext>
  );
}
