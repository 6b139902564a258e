import { useTranslation } from 'react-i18next';
import { DepositStatusChip } from '@/features/deposit/DepositStatusChip';
import type { DepositRow } from '@/features/deposit/depositApi';
import { HistoryCard } from '@/features/log/HistoryCard';
import { formatMoney } from '@/lib/formatMoney';

/** The bonus that came with a deposit, as a card of its own. */
export function BonusRow({ row }: { readonly row: DepositRow }) {
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
