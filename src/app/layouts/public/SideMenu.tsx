import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { Drawer } from '@/ui/Drawer';
import { LanguageSwitch } from '../LanguageSwitch';

interface Props {
  readonly onClose: () => void;
}

/** All public pages of the brand, from the side (LAY-11). */
export function SideMenu({ onClose }: Props) {
  const { t } = useTranslation();
  const { flags } = useBrand();
  const links = [
    { to: '/', label: t('nav.home'), shown: true },
    { to: '/login', label: t('nav.login'), shown: true },
    { to: '/register', label: t('nav.register'), shown: flags.register },
    { to: '/promotion', label: t('nav.promotion'), shown: flags.promotion },
    { to: '/live-score', label: t('nav.liveScore'), shown: flags.liveScore },
    { to: '/score', label: t('nav.score'), shown: flags.score },
    { to: '/contact', label: t('nav.contact'), shown: true },
  ];
  return (
    <Drawer title={t('nav.menu')} onClose={onClose}>
      <List>
        {links
          .filter(({ shown }) => shown)
          .map(({ to, label }) => (
            <Link key={to} to={to} onClick={onClose}>
              {label}
            </Link>
          ))}
      </List>
      <LanguageSwitch />
    </Drawer>
  );
}

const List = styled.nav`
  display: flex;
  flex-direction: column;
  margin-bottom: 24px;

  a {
    display: flex;
    align-items: center;
    min-height: 52px;
    border-bottom: 1px solid var(--line);
    color: var(--text);
    font-size: 17px;
    text-decoration: none;
  }
`;
