import { HistoryCard } from '@/features/log/HistoryCard';
import type { Adjustment } from '@/features/user/adjustmentApi';

/** Credit that staff gave or took, with their reason, as a card of the history (M21). */
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
