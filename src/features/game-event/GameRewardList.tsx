import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { reasonIn } from '@/i18n/reasonText';
import { Art as GiftArt } from '@/ui/art/gift.svg?art';
import { ErrorState } from '@/ui/ErrorState';
import { HistoryRow } from '@/ui/HistoryRow';
import { RowList } from '@/ui/Stack';
import { Section } from '@/ui/Section';
import { statusKind } from '@/ui/StatusChip';
import { useGetGameRewardsQuery } from './gameEventApi';

/** Statuses of a prize; the member has no action here. */
const { Chip: GameRewardStatusChip } = statusKind('prize', {
  PENDING: { tone: 'warning', label: 'status.pending', isOpen: true },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false },
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: false },
});

/** Prizes that staff deliver, each with its status; nothing for a member without any. */
export function GameRewardList() {
  const { t, i18n } = useTranslation('prize');
  const nameOf = useServedName();
  const { data, isError, refetch } = useGetGameRewardsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data ? data.length === 0 : !isError) return null;
  return (
    <Section title={t('card.requests')}>
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      <RowList>
        {data?.map((row) => (
          <HistoryRow
            key={row.uuid}
            data-testid="game-reward"
            art={<GiftArt size={52} />}
            title={nameOf(row.label ?? '-')}
            at={row.createdAt}
            end={<GameRewardStatusChip code={row.status} />}
          >
            {reasonIn(i18n.language, row)}
          </HistoryRow>
        ))}
      </RowList>
    </Section>
  );
}
