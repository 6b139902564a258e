import { lookUpStatus, type StatusTable } from '@/lib/statusTable';
import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { formatMoney } from '@/lib/formatMoney';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { CopyButton } from '@/ui/CopyButton';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { HistoryRow } from '@/ui/HistoryRow';
import { RowList } from '@/ui/Stack';
import { LoadMore } from '@/ui/LoadMore';
import { SkeletonList } from '@/ui/Skeleton';
import { StatusChip } from '@/ui/StatusChip';
import { type RewardRequest, useGetRewardHistoryInfiniteQuery } from './rewardApi';

type Label = `status.${'pending' | 'approved' | 'shipped' | 'success' | 'rejected'}`;

/** Thai label and colour of each status. Members have no action here. */
const rewardStatuses: StatusTable<Label, never> = {
  PENDING: { tone: 'warning', label: 'status.pending', isOpen: true, may: [] },
  APPROVED: { tone: 'info', label: 'status.approved', isOpen: true, may: [] },
  SHIPPED: { tone: 'info', label: 'status.shipped', isOpen: true, may: [] },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, may: [] },
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: false, may: [] },
};

const rewardStatus = (code: string | null | undefined) => lookUpStatus(rewardStatuses, code);

/** The member's redemptions, each with its status. */
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
      <RowList>
        {rows.map((row) => (
          <Redemption key={row.uuid} row={row} />
        ))}
      </RowList>
      <LoadMore
        hasMore={history.hasNextPage}
        pending={history.isFetchingNextPage}
        onMore={() => void history.fetchNextPage()}
      />
    </>
  );
}

function Redemption({ row }: { readonly row: RewardRequest }) {
  const { t } = useTranslation('reward');
  const nameOf = useServedName();
  const { rewardName, point, status, createdAt, trackingNo } = row;
  const { tone, label } = rewardStatus(status);
  return (
    <HistoryRow
      data-testid="redemption"
      title={nameOf(rewardName ?? '-')}
      at={createdAt}
      end={
        <>
          <b>{t('points.unit', { amount: formatMoney(point, { whole: true }) })}</b>
          <StatusChip tone={tone}>{t(label)}</StatusChip>
        </>
      }
    >
      {trackingNo && (
        <p>
          <span>
            {t('history.tracking')} {trackingNo}
          </span>
          <CopyButton value={trackingNo} />
        </p>
      )}
      {status === 'REJECTED' && <p>{t('history.returned')}</p>}
    </HistoryRow>
  );
}
