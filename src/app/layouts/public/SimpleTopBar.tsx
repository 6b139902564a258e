import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFeature } from '@/brand/useBrand';
import { Link, useLocation } from '@/lib/router';
import { BrandLogo } from '../BrandLogo';

const GameSearch = lazy(async () => ({ default: (await import('./GameSearch')).GameSearch }));
const SideMenu = lazy(async () => ({ default: (await import('./SideMenu')).SideMenu }));

/** The simple layout: side menu, logo, search and log-in. */
export function SimpleTopBar({ logoTo }: { readonly logoTo: string | null }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const canSearch = useFeature('search');
  return (
    <Bar data-testid="simple-top-bar">
      <Row>
        <MenuButton
          type="button"
          aria-label={t('nav.menu')}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Menu size={24} aria-hidden="true" />
        </MenuButton>
        <LogoSlot>
          <BrandLogo to={logoTo} />
        </LogoSlot>
        {canSearch && search}
        {pathname !== '/login' && <LogIn to="/login">{t('nav.login')}</LogIn>}
      </Row>
      {isOpen && (
        <Suspense fallback={null}>
          <SideMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
}

/* Reserves the height of the bar while the search loads. */
const SearchSpace = styled.div`
  flex: 1 1 100%;
  order: 9;
  height: 46px;

  @media (min-width: 768px) {
    flex: 0 1 320px;
    order: 0;
  }
`;

/** A stable element: a new one during hydration would make React discard the prerendered element. */
const search = (
  <Suspense fallback={<SearchSpace />}>
    <GameSearch />
  </Suspense>
);

const Bar = styled.header`
  position: sticky;
  top: var(--notice-h, 0);
  z-index: 10;
  background: var(--surface-1);
  border-bottom: 1px solid var(--line);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  max-width: 1120px;
  margin: 0 auto;
  padding: 10px 12px;
`;

const MenuButton = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  color: var(--text);
  cursor: pointer;
`;

const LogoSlot = styled.div`
  flex: 1;
  min-width: 0;

  img {
    height: 44px;
  }
`;

const LogIn = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 16px;
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  text-decoration: none;
`;
