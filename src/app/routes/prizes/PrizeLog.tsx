import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime } from '@/lib/formatDate';
import { isMoment } from '@/lib/isMoment';
import { text } from '@/theme/typography';
import { PrizeArt } from '@/ui/art/PrizeArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadMore } from '@/ui/LoadMore';
import { Section } from '@/ui/Section';
import { SkeletonList } from '@/ui/Skeleton';

export interface PlayedRow {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly createdAt: string;
}

/** The part of an infinite query over plays that the list reads. */
interface Log {
  readonly data?: { readonly pages: readonly { readonly rows: readonly PlayedRow[] }[] } | undefined;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface Props {
  readonly title: string;
  readonly log: Log;
}

/** What the member's plays gave, newest first (API-145, API-147). */
export function PrizeLog({ title, log }: Props) {
  const { t } = useTranslation('prize');
  const rows = log.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Section title={title}>
      {log.isLoading && <SkeletonList rows={3} />}
      {log.isError && rows.length === 0 && <ErrorState onRetry={() => void log.refetch()} />}
      {!log.isLoading && !log.isError && rows.length === 0 && (
        <EmptyState title={t('log.empty')} text={t('log.hint')} />
      )}
      <List>
        {rows.map(({ id, label, type, createdAt }) => (
          <li key={id} data-testid="play-row" data-type={type}>
            <PrizeArt type={type} size={52} />
            <div>
              <strong>{label}</strong>
              {isMoment(createdAt) && <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}
            </div>
          </li>
        ))}
      </List>
      <LoadMore
        hasMore={log.hasNextPage}
        pending={log.isFetchingNextPage}
        onMore={() => void log.fetchNextPage()}
      />
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    padding: 10px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface-1);
  }
  li[data-type='NONE'] strong {
    color: var(--text-muted);
    font-weight: 400;
  }
  strong {
    display: block;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
    ${text('micro')}
  }
`;
