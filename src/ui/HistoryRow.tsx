import styled from 'styled-components';
import type { ReactNode } from 'react';
import { formatDateTime, isMoment } from '@/lib/formatDate';
import { figures, text } from '@/theme/typography';
import { rowFace } from './Stack';

interface Props {
  readonly title: ReactNode;
  /** An image at the start, 52 px wide. */
  readonly art?: ReactNode;
  /** Timestamp; an invalid one is not shown. */
  readonly at?: string | null | undefined;
  /** At the end of the row: an amount, a chip. */
  readonly end?: ReactNode;
  /** Lines below, across the full width. */
  readonly children?: ReactNode;
  /** De-emphasizes the row: nothing was won. */
  readonly isQuiet?: boolean;
  readonly 'data-testid'?: string;
}

/** One event: image, name and time on the left, result on the right. Belongs in a `RowList`. */
export function HistoryRow({ title, art, at, end, children, isQuiet, ...rest }: Props) {
  return (
    <Row {...rest} data-art={art ? true : undefined} data-quiet={isQuiet || undefined}>
      {art}
      <Words>
        <strong>{title}</strong>
        {isMoment(at) && <time dateTime={at}>{formatDateTime(at)}</time>}
      </Words>
      {end && <End>{end}</End>}
      {children}
    </Row>
  );
}

const Words = styled.div`
  min-width: 0;
`;

const End = styled.div`
  display: grid;
  justify-items: end;
  gap: 4px;
  ${figures}
`;

const Row = styled.li`
  ${rowFace}

  &[data-art] {
    grid-template-columns: 52px minmax(0, 1fr) auto;
    padding: 10px 16px 10px 12px;
  }
  strong {
    display: block;
    overflow-wrap: anywhere;
  }
  &[data-quiet] strong {
    color: var(--text-muted);
    font-weight: 400;
  }
  time {
    color: var(--text-muted);
    ${figures}
    ${text('micro')}
  }
  > p,
  > [role],
  > button {
    grid-column: 1 / -1;
  }
  > p {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    color: var(--text-muted);
    overflow-wrap: anywhere;
    ${text('small')}
  }

  /* The result wraps below instead of breaking a word. */
  @media (max-width: 359px) {
    &,
    &[data-art] {
      display: flex;
      flex-wrap: wrap;
    }
    > ${Words} {
      flex: 1 1 0;
      min-width: min-content;
      max-width: 100%;
      overflow-wrap: break-word;
    }
    > ${Words} > strong {
      overflow-wrap: break-word;
    }
    > ${End} {
      margin-left: auto;
    }
    > p,
    > [role],
    > button {
      flex-basis: 100%;
    }
  }
`;
