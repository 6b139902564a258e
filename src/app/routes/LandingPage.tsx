import styled from 'styled-components';
import { Fragment } from 'react';
import { useBrand } from '@/brand/useBrand';
import { usePageTitle } from '@/lib/pageTitle';
import { Fold } from '../sections/landing/registry';
import { isBelowFold, landingSections } from '../sections/landing/registry';
import { PageSkeleton, SectionBoundary } from '../ErrorBoundary';
import { revealInOrder } from '@/ui/Skeleton';

/** `/`: the sections that the brand chose, in its order. */
export function LandingPage() {
  const { layout } = useBrand();
  usePageTitle('');
  const fold = layout.landing.findIndex(isBelowFold);
  return (
    <Stack>
      {layout.landing.map((name, nth) => {
        const Section = landingSections[name];
        return (
          <Fragment key={name}>
            {nth === fold && <Fold />}
            <Place data-landing={name}>
              <SectionBoundary fallback={<PageSkeleton />}>
                <Section />
              </SectionBoundary>
            </Place>
          </Fragment>
        );
      })}
    </Stack>
  );
}

/* Named for the studio; without a box, so that the sections are grid items and an empty one leaves no gap. */
const Place = styled.div`
  display: contents;
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${revealInOrder}

  @media (min-width: 768px) {
    gap: 40px;
  }
`;
