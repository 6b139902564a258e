import styled, { css } from 'styled-components';

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
