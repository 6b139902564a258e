import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { GiftArt } from '@/ui/art/GiftArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { HistoryRow } from '@/ui/HistoryRow';
import { RowList } from '@/ui/RowList';
import { Section } from '@/ui/Section';
import { SkeletonList } from '@/ui/Skeleton';
import { StatusChip } from '@/ui/StatusChip';
import { useGetGameRewardsQuery } from './gameRewardApi';
import { gameRewardStatus } from './gameRewardStatuses';

/** Prizes that staff hand out, each with how far it is (API-149, B5). */
export function GameRewardList() {
  const { t } = useTranslation('prize');
  const nameOf = useServedName();
  const { data, isLoading, isError, refetch } = useGetGameRewardsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section title={t('card.requests')}>
      {isLoading && <SkeletonList rows={3} />}
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('log.empty')} text={t('log.hint')} />}
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
