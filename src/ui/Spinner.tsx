import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Inline sign of work, for buttons; lists and pages show skeletons. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  width: 1.15em;
  height: 1.15em;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${turn} 700ms linear infinite;
`;
