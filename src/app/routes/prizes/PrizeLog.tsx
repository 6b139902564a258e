import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { PrizeArt } from '@/ui/art/PrizeArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { HistoryRow } from '@/ui/HistoryRow';
import { RowList } from '@/ui/Stack';
import { LoadMore } from '@/ui/LoadMore';
import { Section } from '@/ui/Section';
import { SkeletonList } from '@/ui/Skeleton';

interface PlayedRow {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly createdAt?: string | undefined;
}

/** The part of an infinite query over plays that the list uses. */
interface Log {
  readonly data?: { readonly pages: readonly { readonly rows: readonly PlayedRow[] }[] } | undefined;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Results of the member's plays, newest first. */
export function PrizeLog({ title, log }: { readonly title: string; readonly log: Log }) {
  const { t } = useTranslation('prize');
  const nameOf = useServedName();
  const rows = log.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Section title={title}>
      {log.isLoading && <SkeletonList rows={3} />}
      {log.isError && rows.length === 0 && <ErrorState onRetry={() => void log.refetch()} />}
      {!log.isLoading && !log.isError && rows.length === 0 && (
        <EmptyState title={t('log.empty')} text={t('log.hint')} />
      )}
      <RowList>
        {rows.map(({ id, label, type, createdAt }) => (
          <HistoryRow
            key={id}
            data-testid="play-row"
            art={<PrizeArt type={type} size={52} />}
            title={nameOf(label)}
            at={createdAt}
            isQuiet={type === 'NONE'}
          />
        ))}
      </RowList>
      <LoadMore
        hasMore={log.hasNextPage}
        pending={log.isFetchingNextPage}
        onMore={() => void log.fetchNextPage()}
      />
    </Section>
  );
}
