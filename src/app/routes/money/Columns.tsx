import styled from 'styled-components';
import { Children, type ReactNode } from 'react';
import { media } from '@/theme/media';
import { Pending, revealInOrder } from '@/ui/Skeleton';
import { SectionBoundary } from '../../ErrorBoundary';

/**
 * One column on a phone, two on a desktop: the main task left, help right. With `data-end` the wide column is on the
 * right.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 560px;
  margin: 0 auto;
  ${revealInOrder}

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

/** Sections of one column; a failed one does not affect the others. */
export function Column({ children }: { readonly children: ReactNode }) {
  return (
    <Sections>
      {Children.map(
        children,
        (section) => section && <SectionBoundary fallback={<Pending />}>{section}</SectionBoundary>,
      )}
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  ${revealInOrder}
`;

/** One column with a readable width for forms. */
export const FormColumn = styled.div`
  max-width: 560px;
  margin: 0 auto;
`;
