import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** A way on. */
  readonly children?: ReactNode;
}

/** Nothing here, why, and what to do. */
export function EmptyState({ icon, title, text, children }: Props) {
  return (
    <Box>
      {icon}
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
