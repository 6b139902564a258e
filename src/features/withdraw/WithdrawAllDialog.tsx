import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/formatMoney';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface Props {
  /** Whole baht that will leave. */
  readonly amount: number;
  readonly account: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before everything leaves (API-114). */
export function WithdrawAllDialog({ amount, account, onConfirm, onClose }: Props) {
  const { t } = useTranslation('withdraw');
  return (
    <ConfirmDialog
      title={t('all.title')}
      text={t('all.text', { amount: formatMoney(amount), account })}
      confirmLabel={t('all.confirm')}
      cancelLabel={t('all.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
