import type { ReactNode } from 'react';
import styled from 'styled-components';
import { figures, text } from '@/theme/typography';
import { rowFace } from './Stack';

interface Props {
  readonly title: string;
  /** Below the title. */
  readonly note?: ReactNode;
  readonly figure: ReactNode;
  /** What the figure is. */
  readonly caption?: ReactNode;
  readonly isGold?: boolean;
  /** Details below, across the full width. */
  readonly children?: ReactNode;
  readonly 'data-testid'?: string;
}

/** One friend or one day: name and date at the start, a figure at the end. Belongs in a `RowList`. */
export function FigureRow({ title, note, figure, caption, isGold, children, ...rest }: Props) {
  return (
    <Row {...rest}>
      <div>
        <h3>{title}</h3>
        {note && <p>{note}</p>}
      </div>
      <End data-gold={isGold}>
        <strong>{figure}</strong>
        {caption && <p>{caption}</p>}
      </End>
      {children}
    </Row>
  );
}

const Row = styled.li`
  ${rowFace}

  h3 {
    ${figures}
    overflow-wrap: anywhere;
    ${text('body', 'bold')}
  }
  p {
    color: var(--text-muted);
    ${figures}
    ${text('micro')}
  }
`;

const End = styled.div`
  text-align: right;

  strong {
    ${text('lead', 'bold')}
  }
  &[data-gold] strong {
    color: var(--gold-strong);
  }
`;
