import { useTranslation } from 'react-i18next';
import { HistoryCard } from '@/features/log/HistoryCard';
import { WithdrawStatusChip } from '@/features/withdraw/WithdrawStatusChip';
import type { Withdrawal } from '@/features/withdraw/withdrawApi';
import { withdrawStatus } from '@/features/withdraw/withdrawStatuses';
import { Button } from '@/ui/Button';

interface Props {
  readonly row: Withdrawal;
  /** Uuid of the withdrawal that is being sent again. */
  readonly retrying: string | null;
  /** Left out while another withdrawal is open. */
  readonly onRetry?: ((row: Withdrawal) => void) | undefined;
}

/** A withdrawal as a card of the history; a failed one can be sent again (ST-22, API-131). */
export function WithdrawRow({ row, retrying, onRetry }: Props) {
  const { t } = useTranslation('history');
  const mayRetry = withdrawStatus(row.status).may.includes('retry');
  return (
    <HistoryCard
      kind="withdraw"
      amount={row.amount}
      time={row.createdAt}
      isDone={row.status === 'SUCCESS'}
      note={row.reason}
      chip={<WithdrawStatusChip code={row.status} />}
      action={
        mayRetry &&
        onRetry && (
          <Button
            size="small"
            variant="secondary"
            pending={retrying === row.uuid}
            onClick={() => onRetry(row)}
          >
            {t('row.retry')}
          </Button>
        )
      }
    />
  );
}
