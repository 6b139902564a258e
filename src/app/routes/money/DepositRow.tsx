import { DepositStatusChip } from '@/features/deposit/DepositStatusChip';
import type { DepositRow as Row } from '@/features/deposit/depositApi';
import { HistoryCard } from '@/features/log/HistoryCard';

/** A deposit as a card of the history. */
export function DepositRow({ row }: { readonly row: Row }) {
  return (
    <HistoryCard
      kind={row.channel === 'SLIP' ? 'slip' : 'deposit'}
      amount={row.amount}
      bonus={row.bonus}
      time={row.createdAt}
      isDone={row.status === 'SUCCESS'}
      note={row.reason}
      chip={<DepositStatusChip code={row.status} />}
    />
  );
}
