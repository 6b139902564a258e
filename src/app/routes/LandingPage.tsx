import styled, { css, keyframes } from 'styled-components';
import { Fragment } from 'react';
import { useBrand } from '@/brand/useBrand';
import { usePageTitle } from '@/lib/pageTitle';
import { outOfSight } from '@/theme/outOfSight';
import { Fold } from '../sections/landing/Fold';
import { isBelowFold, landingSections } from '../sections/landing/registry';
import { SectionBoundary } from '../ErrorBoundary';

/** `/`: the sections that the brand chose, in its order (PUB-14). */
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
            <Place data-landing={name} data-below={fold >= 0 && nth >= fold}>
              <SectionBoundary>
                <Section />
              </SectionBoundary>
            </Place>
          </Fragment>
        );
      })}
    </Stack>
  );
}

const outside = keyframes`
  from { content-visibility: hidden; }
`;

/* A page that came as HTML lays out its first screen, then what lies below one section a frame: together they would keep a slow phone from the first picture and from a tap. */
const oneByOne = [1, 2, 3, 4].map(
  (nth) => css`
    [data-fonts] ${"&[data-below='true'] ~ ".repeat(nth - 1)}&[data-below='true'] > * {
      animation: ${outside} 1ms ${nth * 50}ms backwards;
    }
  `,
);

/* A name for the studio, and where the first screen ends: the sections themselves stand in the grid, and one that shows nothing leaves no gap. */
const Place = styled.div`
  display: contents;

  &[data-below='true'] > * {
    ${outOfSight}
  }

  ${oneByOne}
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  @media (min-width: 768px) {
    gap: 40px;
  }
`;
