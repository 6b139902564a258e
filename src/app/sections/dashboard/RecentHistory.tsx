import { useTranslation } from 'react-i18next';
import { DepositRow, WithdrawRow } from '../../routes/money/historyRows';
import { RecentList } from '../../routes/money/RecentList';
import { SkeletonList } from '@/ui/SkeletonList';
import { useHistory, useHistoryNews, useRetry } from '../../routes/money/useHistory';

/** The member's latest deposits and withdrawals. */
export function RecentHistory() {
  const { t } = useTranslation('dashboard');
  const { rows, isLoading, failed, retry } = useHistory('money');
  const { retrying, sendAgain } = useRetry();
  useHistoryNews(rows);
  if (isLoading) return <SkeletonList rows={3} />;
  return (
    <RecentList
      title={t('recent.title')}
      allTo="/auth/transaction/history"
      allLabel={t('recent.all')}
      empty={{ title: t('recent.empty'), text: t('recent.emptyText') }}
      rows={rows}
      onRetry={failed ? retry : undefined}
    >
      {(row) =>
        'withdrawal' in row ? (
          <WithdrawRow
            row={row.withdrawal}
            retrying={retrying}
            onRetry={(failed) => void sendAgain(failed)}
          />
        ) : (
          'deposit' in row && <DepositRow row={row.deposit} />
        )
      }
    </RecentList>
  );
}
