import styled from 'styled-components';
import { useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useServedName } from '@/brand/useServedName';
import { PointsCard } from '@/features/reward/PointsCard';
import { RewardCard } from '@/features/reward/RewardCards';
import {
  type RewardItem,
  useGetPointsQuery,
  useGetRewardsQuery,
  useRequestRewardMutation,
} from '@/features/reward/rewardApi';
import { useParams } from '@/lib/router';
import { media } from '@/theme/media';
import { EmptyList } from '@/ui/EmptyList';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { SkeletonCard } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { SectionBoundary } from '../ErrorBoundary';
import { selectUser } from '@/api/session';
import { useMoneyAction } from '@/api/useMoneyAction';
import { RedeemDialog } from '@/features/reward/RedeemDialog';
import { type Address, useGetAddressQuery } from '@/features/user-address/addressApi';
import { Art as SuccessArt } from '@/ui/art/success.svg?art';
import { Dialog } from '@/ui/Dialog';
import { useAppSelector } from '../makeStore';
import { usePrizeArrived } from '../shared/usePrizeArrived';

/** `/auth/reward/{categoryId}`: the rewards of one category. */
export function RewardCategoryPage() {
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
        <EmptyList
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
          {category.items.length === 0 && <EmptyList title={t('empty')} text={t('empty.hint')} />}
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

interface Props {
  readonly item: RewardItem;
  readonly points: number | undefined;
  readonly onClose: () => void;
}

/** The redemption flow: a delivered reward needs an address first, and every redemption is confirmed. */
export function Redeem({ item, points, onClose }: Props) {
  const { t } = useTranslation('reward');
  const userUuid = useAppSelector(selectUser)?.uuid ?? '';
  const renewAll = usePrizeArrived();
  const nameOf = useServedName();
  const [send] = useRequestRewardMutation();
  const redeem = useMoneyAction('reward', send);
  const [isDone, setDone] = useState(false);
  // A confirmed dialog closes automatically; the success message replaces it.
  const wasSent = useRef(false);
  const { data: address, isError, refetch } = useGetAddressQuery(undefined, { skip: !item.physical });

  if (isDone) {
    return (
      <Dialog title={t('ok.title')} hideTitle onClose={onClose}>
        <EmptyState
          art={<SuccessArt />}
          title={t('ok.title')}
          text={nameOf(item.name)}
          action={<LinkButton to="/auth/reward?tab=history">{t('ok.history')}</LinkButton>}
        />
      </Dialog>
    );
  }
  if (item.physical && !address) {
    return (
      <Dialog title={t('address.title')} text={t('address.text')} onClose={onClose}>
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {!isError && address === undefined && <SkeletonCard />}
        {address === null && (
          <LinkButton to="/auth/settings/manage-address" size="large" full>
            {t('address.go')}
          </LinkButton>
        )}
      </Dialog>
    );
  }

  const confirm = async () => {
    const made = await redeem({
      userUuid,
      rewardUuid: item.uuid,
      quantity: 1,
      ...(item.physical && address && { addressUuid: address.uuid }),
    });
    if (!made) return;
    wasSent.current = true;
    renewAll();
    setDone(true);
  };
  return (
    <RedeemDialog
      item={item}
      points={points}
      address={item.physical && address ? inOneLine(address) : null}
      onConfirm={confirm}
      onClose={() => {
        if (!wasSent.current) onClose();
      }}
    />
  );
}

const inOneLine = ({ receiver, line, subdistrict, district, province, postcode }: Address): string =>
  [receiver, line, subdistrict, district, province, postcode].filter(Boolean).join(' ');
