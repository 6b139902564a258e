import type { ReactNode } from 'react';
import styled from 'styled-components';
import { text as type } from '@/theme/typography';
import { Inbox } from './icons';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** An illustration instead of the tray. */
  readonly art?: ReactNode;
  /** A button to continue. */
  readonly action?: ReactNode;
}

/** Empty state with a hint how to fill it. */
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
