import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { RowList } from '@/ui/Stack';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonList } from '@/ui/Skeleton';
import { useGetProvenPlaysInfiniteQuery } from './fairApi';
import { ProvenPlayRow } from './ProvenPlayRow';

/** The member's plays of all games, each verifiable. */
export function ProvenPlays() {
  const { t } = useTranslation('prize');
  const plays = useGetProvenPlaysInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = plays.data?.pages.flatMap((page) => page.rows);

  if (plays.isError && !rows) return <ErrorState onRetry={() => void plays.refetch()} />;
  if (!rows) return <SkeletonList rows={2} />;
  if (rows.length === 0) return <EmptyState title={t('log.empty')} text={t('log.hint')} />;
  return (
    <>
      <RowList>
        {rows.map((play) => (
          <ProvenPlayRow key={play.id} play={play} />
        ))}
      </RowList>
      <LoadMore
        hasMore={plays.hasNextPage}
        pending={plays.isFetchingNextPage}
        onMore={() => void plays.fetchNextPage()}
      />
    </>
  );
}
