import styled from 'styled-components';
import { Children, type ReactNode } from 'react';
import { media } from '@/theme/media';
import { SectionBoundary } from '../../ErrorBoundary';

/**
 * One column on a phone; on a desktop what is done on the left, what helps on the right. With `data-end` the wide column
 * is the right one.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 560px;
  margin: 0 auto;

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    gap: 24px;
    max-width: none;

    &[data-end] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
`;

/** Sections of one column; one that fails leaves the others standing. */
export function Column({ children }: { readonly children: ReactNode }) {
  return (
    <Sections>
      {Children.map(children, (section) => section && <SectionBoundary>{section}</SectionBoundary>)}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
