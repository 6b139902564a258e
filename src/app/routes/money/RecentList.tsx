import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/lib/router';
import { text } from '@/theme/typography';
import { WalletArt } from '@/ui/art/WalletArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';

interface Props {
  readonly title: string;
  /** Address of the complete list. */
  readonly allTo: string;
  readonly allLabel: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly isEmpty: boolean;
  /** Refetches a list that failed to load. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The latest rows next to a money form, with a link to the complete list. */
export function RecentList({ title, allTo, allLabel, empty, isEmpty, onRetry, children }: Props) {
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
      {!isEmpty && children}
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
