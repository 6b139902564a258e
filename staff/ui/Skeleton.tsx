import styled, { keyframes } from 'styled-components';

const breathe = keyframes`50% { opacity: 0.45; }`;

/** The placeholder of something that is loading; `$h` and `$w` in px. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $h?: number; $w?: number }>`
  width: ${({ $w }) => ($w === undefined ? '100%' : `${$w}px`)};
  height: ${({ $h = 16 }) => $h}px;
  border-radius: var(--s-radius);
  background: var(--s-hover);
  animation: ${breathe} 1.4s ease-in-out infinite;
`;
