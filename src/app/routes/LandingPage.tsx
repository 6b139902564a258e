import styled from 'styled-components';
import { useBrand } from '@/brand/useBrand';
import { landingSections } from '../sections/landing/registry';
import { SectionBoundary } from '../sections/SectionBoundary';

/** `/`: the sections that the brand chose, in its order (PUB-14). */
export function LandingPage() {
  const { layout } = useBrand();
  return (
    <Stack>
      {layout.landing.map((name) => {
        const Section = landingSections[name];
        return (
          <SectionBoundary key={name}>
            <Section />
          </SectionBoundary>
        );
      })}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  @media (min-width: 768px) {
    gap: 40px;
  }
`;
