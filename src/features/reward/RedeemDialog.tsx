import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useServedName } from '@/brand/useServedName';
import { useErrorText } from '@/i18n/errorText';
import { formatMoney } from '@/lib/formatMoney';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { KeyValue } from '@/ui/KeyValue';
import { Notice } from '@/ui/Notice';
import type { RewardItem } from './rewardApi';

interface Props {
  readonly item: RewardItem;
  readonly points: number | undefined;
  /** The delivery address in one line; null for a reward without delivery. */
  readonly address: string | null;
  /** Sends the request. @throws ApiError */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirmation of a redemption: reward, points, address; a refusal is shown in the dialog. */
export function RedeemDialog({ item, points, address, onConfirm, onClose }: Props) {
  const { t } = useTranslation('reward');
  const errorText = useErrorText();
  const nameOf = useServedName();
  const [error, setError] = useState<ApiError | null>(null);
  const inPoints = (amount: number) =>
    t('points.unit', { count: amount, amount: formatMoney(amount, { whole: true }) });

  const confirm = async () => {
    setError(null);
    try {
      await onConfirm();
    } catch (failure) {
      setError(failure as ApiError);
      // Prevents the dialog from closing.
      throw failure;
    }
  };

  return (
    <ConfirmDialog
      title={t('ask.title')}
      text={nameOf(item.name)}
      confirmLabel={t('ask.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <KeyValue
        rows={[
          { label: t('ask.cost'), value: inPoints(item.point) },
          ...(points === undefined ? [] : [{ label: t('ask.after'), value: inPoints(points - item.point) }]),
          ...(address === null ? [] : [{ label: t('ask.address'), value: address }]),
        ]}
      />
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
    </ConfirmDialog>
  );
}
