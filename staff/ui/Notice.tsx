import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

interface Props {
  readonly tone?: NoticeTone;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** Announced at once by screen readers: for what has just happened. */
  readonly live?: boolean;
}

/** A sentence that matters, in its place on the page. */
export function Notice({ tone = 'info', children, action, live = false }: Props) {
  const Icon = icons[tone];
  return (
    <Box data-tone={tone} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon size={16} aria-hidden="true" />
      <div>{children}</div>
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 7px 10px;
  border-radius: var(--s-radius);
  background: var(--s-accent-soft);
  color: var(--s-text);

  & > svg {
    flex: none;
    align-self: flex-start;
    margin-top: 3px;
    color: var(--s-accent);
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  &[data-tone='success'] {
    background: var(--s-success-soft);
  }
  &[data-tone='success'] > svg {
    color: var(--s-success);
  }
  &[data-tone='warning'] {
    background: var(--s-warning-soft);
  }
  &[data-tone='warning'] > svg {
    color: var(--s-warning);
  }
  &[data-tone='danger'] {
    background: var(--s-danger-soft);
  }
  &[data-tone='danger'] > svg {
    color: var(--s-danger);
  }
`;
