import { lookUpStatus, type StatusTable } from '@/lib/statusTable';
import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { GiftArt } from '@/ui/art/GiftArt';
import { ErrorState } from '@/ui/ErrorState';
import { HistoryRow } from '@/ui/HistoryRow';
import { RowList } from '@/ui/Stack';
import { Section } from '@/ui/Section';
import { StatusChip } from '@/ui/StatusChip';
import { useGetGameRewardsQuery } from './gameEventApi';

type Label = `status.${'pending' | 'success' | 'rejected'}`;

/** Thai label and colour of each status. Members have no action here. */
const gameRewardStatuses: StatusTable<Label, never> = {
  PENDING: { tone: 'warning', label: 'status.pending', isOpen: true, may: [] },
  SUCCESS: { tone: 'success', label: 'status.success', isOpen: false, may: [] },
  REJECTED: { tone: 'danger', label: 'status.rejected', isOpen: false, may: [] },
};

const gameRewardStatus = (code: string | null | undefined) => lookUpStatus(gameRewardStatuses, code);

/** Prizes that staff deliver, each with its status; nothing for a member without any. */
export function GameRewardList() {
  const { t } = useTranslation('prize');
  const nameOf = useServedName();
  const { data, isError, refetch } = useGetGameRewardsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data ? data.length === 0 : !isError) return null;
  return (
    <Section title={t('card.requests')}>
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      <RowList>
        {data?.map(({ uuid, label, status, createdAt }) => {
          const { tone, label: name } = gameRewardStatus(status);
          return (
            <HistoryRow
              key={uuid}
              data-testid="game-reward"
              art={<GiftArt size={52} />}
              title={nameOf(label ?? '-')}
              at={createdAt}
              end={<StatusChip tone={tone}>{t(name)}</StatusChip>}
            />
          );
        })}
      </RowList>
    </Section>
  );
}
