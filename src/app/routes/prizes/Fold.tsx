import type { ReactNode } from 'react';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { ChevronDown } from '@/ui/icons';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Details that open on demand. */
export function Fold({ title, children }: Props) {
  return (
    <Box>
      <summary>
        {title}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-1);

  summary {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    min-height: 52px;
    padding: 8px 20px;
    cursor: pointer;
    list-style: none;
    ${text('body', 'bold')}
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    color: var(--text-muted);
    transition: transform 200ms ease;
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 4px 20px 20px;
  }
  > div > p {
    color: var(--text-muted);
    ${text('small')}
  }
`;
