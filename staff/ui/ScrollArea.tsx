import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Named, it is a region that can be reached and scrolled by keyboard. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Fills the remaining space and scrolls its content. */
export function ScrollArea({ label, children }: Props) {
  return (
    <Area {...(label !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}>{children}</Area>
  );
}

const Area = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;
