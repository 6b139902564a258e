import { useBrand } from '@/brand/useBrand';
import { Outlet, useLocation } from '@/lib/router';
import { HydrationMarker } from '../deferEventsUntilHydrated';
import { Backdrop, Main, Page, SkipLink } from './Backdrop';
import { PageBoundary, SectionBoundary } from '../ErrorBoundary';
import { preloadMemberRoutes } from '../pages';
import { ClassicTopBar } from './public/ClassicTopBar';
import { SimpleTopBar } from './public/SimpleTopBar';
import { lazyExtra } from '@/lib/lazyPart';

/** Loads after the first script: until then its prerendered links work as they are. */
const PublicFooter = lazyExtra(async () => (await import('./public/PublicFooter')).PublicFooter);

/** Pages on which the logo is not a link. */
const REGISTRATION = /^\/(register|regiss?|aff)(\/|$)/;

/** Layout of the public pages; the brand chooses its variant. */
export function PublicLayout() {
  const { layout } = useBrand();
  const logoTo = REGISTRATION.test(useLocation().pathname) ? null : '/';
  return (
    <Page data-layout={layout.public} onSubmit={preloadMemberRoutes}>
      <SkipLink />
      <Backdrop />
      {layout.public === 'simple' ? <SimpleTopBar logoTo={logoTo} /> : <ClassicTopBar logoTo={logoTo} />}
      <Main>
        <PageBoundary>
          <Outlet />
          <HydrationMarker />
        </PageBoundary>
      </Main>
      <SectionBoundary isExtra>
        <PublicFooter />
      </SectionBoundary>
    </Page>
  );
}
