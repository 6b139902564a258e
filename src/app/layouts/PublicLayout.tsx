import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { Outlet, useLocation } from '@/lib/router';
import { HydrationMarker } from '../deferEventsUntilHydrated';
import { Backdrop } from './Backdrop';
import { PageBoundary } from '../ErrorBoundary';
import { preloadMemberRoutes } from '../pages';
import { ChatLink } from './public/ChatLink';
import { ClassicTopBar } from './public/ClassicTopBar';
import { PublicFooter } from './public/PublicFooter';
import { SimpleTopBar } from './public/SimpleTopBar';

/** Pages on which the logo is not a link. */
const REGISTRATION = /^\/(register|regiss?|aff)(\/|$)/;

/** Layout of the public pages; the brand chooses its variant. */
export function PublicLayout() {
  const { layout } = useBrand();
  const isRegistration = REGISTRATION.test(useLocation().pathname);
  const logoTo = isRegistration ? null : '/';
  return (
    <Page data-layout={layout.public} onSubmit={preloadMemberRoutes}>
      <Backdrop />
      {layout.public === 'simple' ? <SimpleTopBar logoTo={logoTo} /> : <ClassicTopBar logoTo={logoTo} />}
      <Main>
        <PageBoundary>
          <Outlet />
          <HydrationMarker />
        </PageBoundary>
      </Main>
      <PublicFooter />
      <ChatLink atEnd={isRegistration} />
    </Page>
  );
}

const Page = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: 1120px;
  margin: 0 auto;
  padding: 16px 16px 40px;
`;
