import { DepositStatusChip } from '@/features/deposit/depositStatus';
import type { DepositRow as Row } from '@/features/deposit/depositApi';
import { HistoryCard } from '@/features/log/HistoryCard';
import { useTranslation } from 'react-i18next';
import { WithdrawStatusChip, withdrawStatus } from '@/features/withdraw/withdrawStatus';
import type { Withdrawal } from '@/features/withdraw/withdrawApi';
import { Button } from '@/ui/Button';
import { useReasonText } from '@/i18n/reasonText';
import { formatMoney } from '@/lib/formatMoney';
import { type GameSession, type GameTransfer, TransferStatusChip } from '@/features/game/gameApi';
import { useGameName } from '@/features/game/gameNamesApi';
import { type Requirement, TurnoverStatusChip } from '@/features/turnover/turnoverApi';
import type { Adjustment } from '@/features/user/userApi';

/** Maps a deposit to a history card. */
export function DepositRow({ row }: { readonly row: Row }) {
  const reasonText = useReasonText();
  return (
    <HistoryCard
      kind={row.channel === 'SLIP' ? 'slip' : 'deposit'}
      amount={row.amount}
      bonus={row.bonus}
      time={row.createdAt}
      isDone={row.status === 'SUCCESS'}
      note={reasonText(row)}
      chip={<DepositStatusChip code={row.status} />}
    />
  );
}

interface Props {
  readonly row: Withdrawal;
  /** Uuid of the withdrawal whose retry is pending. */
  readonly retrying: string | null;
  /** Omitted while another withdrawal is open. */
  readonly onRetry?: ((row: Withdrawal) => void) | undefined;
}

/** Maps a withdrawal to a history card; a failed one can be retried. */
export function WithdrawRow({ row, retrying, onRetry }: Props) {
  const { t } = useTranslation('history');
  const reasonText = useReasonText();
  const mayRetry = withdrawStatus(row.status).may.includes('retry');
  return (
    <HistoryCard
      kind="withdraw"
      amount={row.amount}
      time={row.createdAt}
      isDone={row.status === 'SUCCESS'}
      note={reasonText(row)}
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

/** Maps the bonus of a deposit to its own history card. */
export function BonusRow({ row }: { readonly row: Row }) {
  const { t } = useTranslation('history');
  return (
    <HistoryCard
      kind="bonus"
      amount={row.bonus}
      time={row.createdAt}
      isDone={row.status === 'SUCCESS'}
      note={t('row.bonusFrom', { amount: formatMoney(row.amount) })}
      chip={<DepositStatusChip code={row.status} />}
    />
  );
}

/** Maps a play session, with its result, to a history card. */
export function SessionRow({ row }: { readonly row: GameSession }) {
  const { t } = useTranslation('history');
  const nameOf = useGameName();
  // In satang, because a difference of baht is not exact.
  const net = (Math.round((row.win ?? 0) * 100) - Math.round((row.bet ?? 0) * 100)) / 100;
  const name =
    nameOf({ name: row.name ?? '', nameTh: row.nameTh ?? '', code: '', slot: '' }) || t('kind.game');
  const note = t('row.session', {
    count: row.rounds ?? 0,
    bet: formatMoney(row.bet),
    win: formatMoney(row.win),
  });
  return (
    <HistoryCard
      kind={net < 0 ? 'gameLoss' : net > 0 ? 'gameWin' : 'gameEven'}
      title={name}
      amount={Math.abs(net)}
      time={row.createdAt}
      until={row.endedAt}
      isDone
      note={note}
    />
  );
}

/** Maps a transfer to or from the games to a history card. */
export function GameRow({ row }: { readonly row: GameTransfer }) {
  return (
    <HistoryCard
      kind={row.direction === 'OUT' ? 'gameOut' : 'gameIn'}
      amount={row.amount}
      time={row.createdAt}
      isDone={row.status === 'DONE'}
      note={row.reason}
      chip={<TransferStatusChip code={row.status} />}
    />
  );
}

/** Maps a turnover requirement and its outcome to a history card. */
export function TurnoverRow({ row }: { readonly row: Requirement }) {
  const { t } = useTranslation('turnover');
  const taken = row.taken ? [t('row.taken', { amount: formatMoney(row.taken) })] : [];
  const done = t('progress', { done: formatMoney(row.progress), all: formatMoney(row.required) });
  return (
    <HistoryCard
      kind="turnover"
      amount={row.required}
      time={row.createdAt}
      isDone={row.status !== 'OPEN'}
      note={[done, ...taken].join(' · ')}
      chip={<TurnoverStatusChip code={row.status} />}
    />
  );
}

/** Maps a credit adjustment by staff, with its reason, to a history card. */
export function AdjustmentRow({ row }: { readonly row: Adjustment }) {
  return (
    <HistoryCard
      kind={row.direction === 'ADD' ? 'adjustUp' : 'adjustDown'}
      amount={row.amount}
      time={row.createdAt}
      isDone
      note={row.reason}
    />
  );
}
