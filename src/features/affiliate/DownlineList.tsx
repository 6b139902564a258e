import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import { formatDate, isMoment } from '@/lib/formatDate';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadMore } from '@/ui/LoadMore';
import { Money } from '@/ui/Money';
import { RowList } from '@/ui/Stack';
import { SkeletonList } from '@/ui/Skeleton';
import { useGetDownlineInfiniteQuery } from './affiliateApi';
import { End, RowCard } from './rows.styles';

/** Friends whom the member invited, names masked. */
export function DownlineList() {
  const { t } = useTranslation('affiliate');
  const username = useSelector(selectUser)?.user_pass.username ?? '';
  const list = useGetDownlineInfiniteQuery(username, { skip: !username });
  const friends = list.data?.pages.flatMap(({ rows }) => rows) ?? [];

  if (list.isLoading) return <SkeletonList />;
  if (list.isError && friends.length === 0) return <ErrorState onRetry={() => void list.refetch()} />;
  if (friends.length === 0)
    return (
      <EmptyState art={<EmptyArt size={160} />} title={t('downline.empty')} text={t('downline.emptyText')} />
    );
  return (
    <>
      <RowList>
        {friends.map(({ username: name, joinedAt, deposit }, place) => (
          // Masked names are not unique, so the index is part of the key.
          <li key={`${name}${place}`} data-testid="friend">
            <RowCard>
              <div>
                <h3>{name}</h3>
                <p>{t('downline.joined', { date: isMoment(joinedAt) ? formatDate(joinedAt) : '-' })}</p>
              </div>
              <End>
                <strong>
                  <Money baht={deposit} />
                </strong>
                <small>{t('downline.deposit')}</small>
              </End>
            </RowCard>
          </li>
        ))}
      </RowList>
      <LoadMore
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
