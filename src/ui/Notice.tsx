import type { ReactNode } from 'react';
import styled from 'styled-components';
import { text } from '@/theme/typography';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons';
import { toneStyles } from './tones';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';
const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

interface Props {
  readonly tone?: NoticeTone;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** An inline message; one that appears after an action is announced to screen readers. */
export function Notice({ tone = 'info', title, children }: Props) {
  const Icon = icons[tone];
  return (
    <Box data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden="true" />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  padding: 12px 16px;
  border-radius: var(--radius-m);
  ${text('small')}
  ${toneStyles}

  svg {
    margin-top: 1px;
  }
  strong {
    display: block;
  }
  div > div {
    color: var(--text);
  }
`;
