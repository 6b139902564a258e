import styled from 'styled-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '@/brand/useBrand';
import { useServedName } from '@/brand/useServedName';
import { PointsCard } from '@/features/reward/PointsCard';
import { RewardCard } from '@/features/reward/RewardCards';
import { type RewardItem, useGetPointsQuery, useGetRewardsQuery } from '@/features/reward/rewardApi';
import { Navigate, useParams } from '@/lib/router';
import { media } from '@/theme/media';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { Redeem } from './prizes/Redeem';
import { SectionBoundary } from '../ErrorBoundary';

/** `/auth/reward/{categoryId}`: the rewards of one category. */
export function RewardCategoryPage() {
  return useFeature('reward') ? <Category /> : <Navigate to="/404" replace />;
}

function Category() {
  const { t } = useTranslation('reward');
  const nameOf = useServedName();
  const { categoryId = '' } = useParams();
  const isPossible = /^[A-Za-z0-9_-]{1,64}$/.test(categoryId);
  const { data, isError, refetch } = useGetRewardsQuery(categoryId, {
    skip: !isPossible,
    refetchOnMountOrArgChange: true,
  });
  const { data: points } = useGetPointsQuery();
  const [chosen, setChosen] = useState<RewardItem | null>(null);
  const category = data?.find((one) => one.categoryId === categoryId);
  const isUnknown = !isPossible || (data !== undefined && !category);
  const name = category && nameOf(category.name);
  const documentTitle = isUnknown ? t('category.unknown') : (name ?? null);

  return (
    <>
      <PageHeader title={name ?? t('title')} documentTitle={documentTitle} back="/auth/reward" />
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!isUnknown && !isError && !data && <SkeletonCard />}
      {isUnknown && (
        <EmptyState
          art={<EmptyArt size={160} />}
          title={t('category.unknown')}
          text={t('category.unknownHint')}
          action={<LinkButton to="/auth/reward">{t('category.back')}</LinkButton>}
        />
      )}
      {category && (
        <Stack $gap={20}>
          <SectionBoundary>
            <PointsCard />
          </SectionBoundary>
          {category.items.length === 0 && (
            <EmptyState art={<EmptyArt size={160} />} title={t('empty')} text={t('empty.hint')} />
          )}
          <Grid>
            {category.items.map((item) => (
              <RewardCard key={item.uuid} item={item} points={points} onRedeem={() => setChosen(item)} />
            ))}
          </Grid>
        </Stack>
      )}
      {chosen && <Redeem item={chosen} points={points} onClose={() => setChosen(null)} />}
    </>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: 16px;
  }
`;
