import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand, useFeature } from '@/brand/useBrand';
import { useLocation } from '@/lib/router';
import { IconButton } from '@/ui/IconButton';
import { LinkButton } from '@/ui/LinkButton';
import { BrandLogo } from '../BrandLogo';
import { HeaderBar, HeaderRow } from '../HeaderBar';
import { lazyExtra } from '@/lib/lazyPart';

const GameSearch = lazyExtra(async () => (await import('./GameSearch')).GameSearch);
const SideMenu = lazyExtra(async () => (await import('./SideMenu')).SideMenu);

/** The simple layout: side menu, logo, search and log-in. */
export function SimpleTopBar({ logoTo }: { readonly logoTo: string | null }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { header } = useBrand().look;
  const canSearch = useFeature('search');
  return (
    <HeaderBar data-header={header} data-testid="simple-top-bar">
      <Row>
        <MenuButton label={t('nav.menu')} aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Menu size={24} aria-hidden="true" />
        </MenuButton>
        <LogoSlot>
          <BrandLogo to={logoTo} />
        </LogoSlot>
        {canSearch && search}
        {pathname !== '/login' && (
          <LinkButton to="/login" size="small">
            {t('nav.login')}
          </LinkButton>
        )}
      </Row>
      {isOpen && (
        <Suspense fallback={null}>
          <SideMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </HeaderBar>
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

const Row = styled(HeaderRow)`
  flex-wrap: wrap;
  padding-top: 10px;
  padding-bottom: 10px;
`;

const MenuButton = styled(IconButton)`
  color: var(--text);
`;

const LogoSlot = styled.div`
  flex: 1;
  min-width: 0;

  img {
    height: 44px;
  }

  [data-header='centered'] & {
    display: flex;
    justify-content: center;
  }
`;
