import styled from 'styled-components';

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
