import styled, { css } from 'styled-components';
import { media } from '@/theme/media';

/** A vertical stack. Grid instead of flex, because the oldest supported browsers lack `gap` in flex containers. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 16 }) => $gap}px;
`;

/** Equal-width columns. */
export const Columns = styled.div<{ $gap?: number }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ $gap = 12 }) => $gap}px;
`;

/**
 * Cards side by side on wider screens; expects `$count` `li` children. The columns follow from the count, because
 * `auto-fit` would change them while the browser parses a prerendered page.
 */
export const CardGrid = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 2)}, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 3)}, minmax(0, 1fr));
  }
`;

/** A column of rows; expects `li` children. */
export const RowList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

/** The content of a row: subject at the start, result at the end. */
export const rowFace = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 12px;
  padding: 14px 16px;
  border: var(--card-border);
  border-radius: var(--radius-l);
  background: var(--card-bg-row);
`;
