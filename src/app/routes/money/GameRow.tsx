import type { GameTransfer } from '@/features/game/transferApi';
import { TransferStatusChip } from '@/features/game/TransferStatusChip';
import { HistoryCard } from '@/features/log/HistoryCard';

/** Credit that went to the games, or came home, as a card of the history. */
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
