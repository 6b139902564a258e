import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/lib/router';
import { text } from '@/theme/typography';
import { Art as WalletArt } from '@/ui/art/wallet.svg?art';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { RowList } from '@/ui/Stack';

/** Number of rows shown; the history page has the rest. */
const SHOWN = 3;

interface Props<Row> {
  readonly title: string;
  /** Address of the complete list. */
  readonly allTo: string;
  readonly allLabel: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly rows: readonly Row[];
  /** Refetches a list that failed to load. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: (row: Row) => ReactNode;
}

/** The latest rows next to a money form, with a link to the complete list. */
export function RecentList<Row extends { readonly uuid: string }>(props: Props<Row>) {
  const { title, allTo, allLabel, empty, rows, onRetry, children } = props;
  const isEmpty = rows.length === 0;
  return (
    <section aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {!isEmpty && (
          <Link to={allTo} aria-label={`${allLabel} ${title}`}>
            {allLabel}
          </Link>
        )}
      </Head>
      {isEmpty && onRetry && <ErrorState onRetry={onRetry} />}
      {isEmpty && !onRetry && (
        <EmptyState art={<WalletArt size={140} />} title={empty.title} text={empty.text} />
      )}
      {!isEmpty && (
        <RowList>
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.uuid}>{children(row)}</li>
          ))}
        </RowList>
      )}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;

  h2 {
    margin: 0;
    ${text('lead', 'bold')}
  }

  a {
    display: grid;
    place-items: center end;
    min-width: 44px;
    min-height: 44px;
    color: var(--accent-strong);
    text-decoration: none;
    ${text('small', 'bold')}
  }
`;
