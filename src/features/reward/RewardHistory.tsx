import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { isMoment } from '@/lib/isMoment';
import { text } from '@/theme/typography';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { CopyButton } from '@/ui/CopyButton';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonList } from '@/ui/Skeleton';
import { StatusChip } from '@/ui/StatusChip';
import { type RewardRequest, useGetRewardHistoryInfiniteQuery } from './rewardApi';
import { rewardStatus } from './rewardStatuses';

/** What the member redeemed, each with how far it is (API-142, ST-23). */
export function RewardHistory({ userUuid }: { readonly userUuid: string }) {
  const { t } = useTranslation('reward');
  const history = useGetRewardHistoryInfiniteQuery(userUuid, {
    skip: !userUuid,
    refetchOnMountOrArgChange: true,
  });
  const rows = history.data?.pages.flatMap((page) => page.rows);

  if (history.isError && !rows) return <ErrorState onRetry={() => void history.refetch()} />;
  if (!rows) return <SkeletonList rows={4} />;
  if (rows.length === 0) {
    return (
      <EmptyState art={<EmptyArt size={160} />} title={t('history.empty')} text={t('history.emptyHint')} />
    );
  }
  return (
    <>
      <List>
        {rows.map((row) => (
          <li key={row.uuid} data-testid="redemption">
            <Row row={row} />
          </li>
        ))}
      </List>
      <LoadMore
        hasMore={history.hasNextPage}
        pending={history.isFetchingNextPage}
        onMore={() => void history.fetchNextPage()}
      />
    </>
  );
}

function Row({ row: { rewardName, point, status, createdAt, trackingNo } }: { readonly row: RewardRequest }) {
  const { t } = useTranslation('reward');
  const { tone, label } = rewardStatus(status);
  return (
    <>
      <div>
        <strong>{rewardName}</strong>
        {isMoment(createdAt) && <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}
      </div>
      <div data-end="">
        <b>{t('points.unit', { amount: formatMoney(point, { whole: true }) })}</b>
        <StatusChip tone={tone}>{t(label)}</StatusChip>
      </div>
      {trackingNo && (
        <p>
          <span>
            {t('history.tracking')} {trackingNo}
          </span>
          <CopyButton value={trackingNo} />
        </p>
      )}
      {status === 'REJECTED' && <p>{t('history.returned')}</p>}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 12px;
    padding: 14px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface-1);
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
  [data-end] {
    display: grid;
    justify-items: end;
    gap: 4px;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  p {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    color: var(--text-muted);
    overflow-wrap: anywhere;
    ${text('small')}
  }
`;
