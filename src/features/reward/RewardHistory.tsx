import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServedName } from '@/brand/useServedName';
import { reasonIn } from '@/i18n/reasonText';
import { formatMoney } from '@/lib/formatMoney';
import { CopyButton } from '@/ui/CopyButton';
import { EmptyList } from '@/ui/EmptyList';
import { HistoryRow } from '@/ui/HistoryRow';
import { PagedList } from '@/ui/PagedList';
import { statusKind } from '@/ui/StatusChip';
import { type RewardRequest, useGetRewardHistoryInfiniteQuery } from './rewardApi';

/** Statuses of a redemption; the member has no action here. */
const { Chip: RewardStatusChip } = statusKind('reward', {
  PENDING: { tone: 'warning', label: 'status.pending', isOpen: true },
  APPROVED: { tone: 'info', label: 'status.approved', isOpen: true },
  SHIPPED: { tone: 'info', label: 'status.shipped', isOpen: true },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false },
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: false },
});

const Whole = styled.span`
  white-space: nowrap;
`;

/** The member's redemptions, each with its status. */
export function RewardHistory({ userUuid }: { readonly userUuid: string }) {
  const { t } = useTranslation('reward');
  const history = useGetRewardHistoryInfiniteQuery(userUuid, {
    skip: !userUuid,
    refetchOnMountOrArgChange: true,
  });
  return (
    <PagedList query={history} empty={<EmptyList title={t('history.empty')} text={t('history.emptyHint')} />}>
      {(row) => <Redemption key={row.uuid} row={row} />}
    </PagedList>
  );
}

function Redemption({ row }: { readonly row: RewardRequest }) {
  const { t, i18n } = useTranslation('reward');
  const nameOf = useServedName();
  const reason = reasonIn(i18n.language, row);
  const { rewardName, point, status, createdAt, trackingNo } = row;
  return (
    <HistoryRow
      data-testid="redemption"
      title={nameOf(rewardName ?? '-')}
      at={createdAt}
      end={
        <>
          <b>{t('points.unit', { count: point ?? 0, amount: formatMoney(point, { whole: true }) })}</b>
          <RewardStatusChip code={status} />
        </>
      }
    >
      {trackingNo && (
        <p>
          <span>
            {t('history.tracking')} <Whole>{trackingNo}</Whole>
          </span>
          <CopyButton value={trackingNo} />
        </p>
      )}
      {status === 'REJECTED' && reason && <p>{reason}</p>}
      {status === 'REJECTED' && <p>{t('history.returned')}</p>}
    </HistoryRow>
  );
}
