import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '@/api/session';
import type { DateRange } from '@/lib/dateRange';
import { formatDate } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadMore } from '@/ui/LoadMore';
import { Money } from '@/ui/Money';
import { RowList } from '@/ui/Stack';
import { SkeletonList } from '@/ui/Skeleton';
import { useGetIncomeLogInfiniteQuery } from './affiliateApi';
import { End, RowCard } from './rows.styles';

/** Commission day by day and friend by friend. */
export function IncomeLog({ range }: { readonly range: DateRange }) {
  const { t } = useTranslation('affiliate');
  const username = useSelector(selectUser)?.user_pass.username ?? '';
  const list = useGetIncomeLogInfiniteQuery({ username, ...range }, { skip: !username });
  const rows = list.currentData?.pages.flatMap((page) => page.rows) ?? [];

  if (list.isError && rows.length === 0) return <ErrorState onRetry={() => void list.refetch()} />;
  if (!list.currentData) return <SkeletonList />;
  if (rows.length === 0)
    return <EmptyState art={<EmptyArt size={160} />} title={t('log.empty')} text={t('log.emptyText')} />;
  return (
    <>
      <RowList>
        {rows.map(({ date, username: name, turnover, amount }, place) => (
          <li key={`${date}${name}${place}`} data-testid="income-row">
            <RowCard>
              <div>
                <h3>{name}</h3>
                <p>
                  {formatDate(date)} · {t('log.turnover', { amount: formatMoney(turnover) })}
                </p>
              </div>
              <End>
                <strong>
                  <Money baht={amount} signed />
                </strong>
                <small>{t('log.amount')}</small>
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
