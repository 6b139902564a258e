import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { GiftArt } from '@/ui/art/GiftArt';
import { ErrorState } from '@/ui/ErrorState';
import { HistoryRow } from '@/ui/HistoryRow';
import { RowList } from '@/ui/RowList';
import { Section } from '@/ui/Section';
import { StatusChip } from '@/ui/StatusChip';
import { useGetGameRewardsQuery } from './gameRewardApi';
import { gameRewardStatus } from './gameRewardStatuses';

/** Prizes that staff hand out, each with its status (API-149, B5); nothing for a member who has won none. */
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
