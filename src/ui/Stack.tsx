import styled, { css } from 'styled-components';

/** Things below one another. Grid and not flex: `gap` in flex boxes is younger than our oldest browser. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 16 }) => $gap}px;
`;

/** Things of equal width beside one another. */
export const Columns = styled.div<{ $gap?: number }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ $gap = 12 }) => $gap}px;
`;

/** A column of rows; give it `li` children. */
export const RowList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

/** The face of a row: what it is at the start, what came of it at the end. */
export const rowFace = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 12px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);
`;
