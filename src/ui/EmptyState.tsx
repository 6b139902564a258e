import type { ReactNode } from 'react';
import styled from 'styled-components';
import { text as type } from '@/theme/typography';
import { Inbox } from './icons';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** A picture in place of the tray. */
  readonly art?: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, art, action }: Props) {
  return (
    <Centre>
      {art ?? (
        <Halo aria-hidden="true">
          <Inbox size={32} strokeWidth={1.6} />
        </Halo>
      )}
      <strong>{title}</strong>
      {text !== undefined && <p>{text}</p>}
      {action}
    </Centre>
  );
}

export const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 40px 20px;
  text-align: center;

  strong {
    ${type('lead', 'bold')}
  }
  p {
    max-width: 36ch;
    margin-bottom: 8px;
    color: var(--text-muted);
    text-wrap: balance;
  }
`;

export const Halo = styled.span`
  display: grid;
  place-items: center;
  width: 84px;
  height: 84px;
  margin-bottom: 8px;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: radial-gradient(circle at 50% 30%, var(--glow-soft), transparent 70%), var(--surface-2);
  color: var(--accent-strong);
`;
