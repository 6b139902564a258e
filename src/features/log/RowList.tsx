import styled from 'styled-components';

/** A column of cards; give it `li` children. */
export const RowList = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
