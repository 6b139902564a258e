import { useTranslation } from 'react-i18next';
import { HistoryCard } from '@/features/log/HistoryCard';
import { TurnoverStatusChip } from '@/features/turnover/TurnoverStatusChip';
import type { Requirement } from '@/features/turnover/turnoverApi';
import { formatMoney } from '@/lib/formatMoney';

/** A requirement of turnover and how it ended, as a card of the history. */
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
