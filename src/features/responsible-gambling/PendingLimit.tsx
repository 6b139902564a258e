import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#core/contract/apiError';
import { useErrorText } from '@/i18n/errorText';
import { formatDateTime } from '@/lib/formatDate';
import { formatMoney } from '@/lib/formatMoney';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { type DepositLimit, useCancelLimitMutation, useConfirmLimitMutation } from './responsibleGamblingApi';

interface Props {
  readonly period: DepositLimit['period'];
  readonly pending: NonNullable<DepositLimit['pending']>;
}

/** A higher limit that waits for its day or for confirmation. */
export function PendingLimit({ period, pending: { amount, confirmFrom, ready } }: Props) {
  const { t } = useTranslation('responsible');
  const errorText = useErrorText();
  const [confirm, confirming] = useConfirmLimitMutation();
  const [cancel, cancelling] = useCancelLimitMutation();
  const isBusy = confirming.isLoading || cancelling.isLoading;

  const run = async (act: typeof confirm, done: string) => {
    const { error } = await act({ period });
    if (error) toast.error(errorText(error as ApiError));
    else toast.success(done);
  };

  const key = amount === null ? 'None' : '';
  const values = {
    amount: formatMoney(amount, { whole: true }),
    time: formatDateTime(confirmFrom),
  };
  return (
    <Box role="status">
      <span>{ready ? t(`limit.ready${key}`, values) : t(`limit.pending${key}`, values)}</span>
      <Buttons>
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy}
          onClick={() => void run(cancel, t('limit.unchanged'))}
        >
          {t('limit.keep')}
        </Button>
        {ready && (
          <Button size="small" disabled={isBusy} onClick={() => void run(confirm, t('limit.saved'))}>
            {t('limit.confirm')}
          </Button>
        )}
      </Buttons>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 10px;
  padding: 12px 14px;
  border-radius: var(--radius-m);
  background: var(--info-soft);
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
`;
