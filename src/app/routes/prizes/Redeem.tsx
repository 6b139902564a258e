import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/api/session';
import { useMoneyAction } from '@/api/useMoneyAction';
import { useServedName } from '@/brand/useServedName';
import { RedeemDialog } from '@/features/reward/RedeemDialog';
import { type RewardItem, useRequestRewardMutation } from '@/features/reward/rewardApi';
import { type Address, useGetAddressQuery } from '@/features/user-address/addressApi';
import { SuccessArt } from '@/ui/art/SuccessArt';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LinkButton } from '@/ui/LinkButton';
import { SkeletonCard } from '@/ui/Skeleton';
import { useAppSelector } from '../../hooks';
import { usePrizeArrived } from '../../shared/usePrizeArrived';

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
