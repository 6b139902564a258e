import styled from 'styled-components';

/** One column of a width that forms read well in. */
export const FormColumn = styled.div`
  max-width: 560px;
  margin: 0 auto;
`;
