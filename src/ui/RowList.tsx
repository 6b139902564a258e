import styled, { css } from 'styled-components';

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
