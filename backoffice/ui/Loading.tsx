import styled, { keyframes } from 'styled-components';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Indicator of a running operation, which the text next to it names. */
export function Spinner({ size = 14 }: { readonly size?: number }) {
  return (
    <Ring width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" opacity="0.25" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" />
    </Ring>
  );
}

const Ring = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  animation: ${turn} 700ms linear infinite;
`;

const breathe = keyframes`50% { opacity: 0.45; }`;

/** The placeholder of something that is loading; `$h` and `$w` in px. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $h?: number; $w?: number }>`
  width: ${({ $w }) => ($w === undefined ? '100%' : `${$w}px`)};
  height: ${({ $h = 16 }) => $h}px;
  border-radius: var(--s-radius);
  background: var(--s-hover);
  animation: ${breathe} 1.4s ease-in-out infinite;
`;

interface Props {
  readonly icon?: LucideIcon;
  readonly title: string;
  readonly text?: string | undefined;
  /** A way on. */
  readonly children?: ReactNode;
}

/** Nothing here, why, and what to do. */
export function EmptyState({ icon: Icon, title, text, children }: Props) {
  return (
    <Box>
      {Icon && <Icon size={24} />}
      <strong>{title}</strong>
      {text !== undefined && <p>{text}</p>}
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  max-width: 340px;
  margin: auto;
  padding: 32px 24px;
  text-align: center;

  & > svg {
    color: var(--s-faint);
  }
  & > p {
    color: var(--s-muted);
  }
`;
