import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@/brand/useBrand';
import { Link } from '@/lib/router';
import { Drawer } from '@/ui/Dialog';
import { LanguageSwitch } from '../LanguageSwitch';
import { publicPages } from './PublicFooter';

/** Side menu with all public pages of the brand. */
export function SideMenu({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const entries = [
    { to: '/', text: 'nav.home' },
    { to: '/login', text: 'nav.login' },
    ...(brand.flags.register ? [{ to: '/register', text: 'nav.register' } as const] : []),
    ...publicPages(brand),
  ] as const;
  return (
    <Drawer title={t('nav.menu')} onClose={onClose}>
      <List>
        {entries.map(({ to, text }) => (
          <Link key={to} to={to} onClick={onClose}>
            {t(text)}
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
