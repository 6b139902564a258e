import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime } from '@/lib/formatDate';
import { isMoment } from '@/lib/isMoment';
import { text } from '@/theme/typography';
import { GiftArt } from '@/ui/art/GiftArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Section } from '@/ui/Section';
import { SkeletonList } from '@/ui/Skeleton';
import { StatusChip } from '@/ui/StatusChip';
import { useGetGameRewardsQuery } from './gameRewardApi';
import { gameRewardStatus } from './gameRewardStatuses';

/** Prizes that staff hand out, each with how far it is (API-149, B5). */
export function GameRewardList() {
  const { t } = useTranslation('prize');
  const { data, isLoading, isError, refetch } = useGetGameRewardsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Section title={t('card.requests')}>
      {isLoading && <SkeletonList rows={3} />}
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('log.empty')} text={t('log.hint')} />}
      <List>
        {data?.map(({ uuid, label, status, createdAt }) => {
          const { tone, label: name } = gameRewardStatus(status);
          return (
            <li key={uuid} data-testid="game-reward">
              <GiftArt size={52} />
              <div>
                <strong>{label}</strong>
                {isMoment(createdAt) && <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>}
              </div>
              <StatusChip tone={tone}>{t(name)}</StatusChip>
            </li>
          );
        })}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    padding: 10px 16px;
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
`;
