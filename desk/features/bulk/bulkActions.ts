import type { QueueKind } from '@desk/core/queueApi';
import { type Actions, actionsOf } from '@desk/features/review/actions';

/** Others need what their own page asks for, or depend on how far an item is. */
const kinds: readonly QueueKind[] = ['deposit', 'slip', 'withdrawal', 'reward', 'prize', 'adjustment'];

/** What can be decided about several items of a queue without anything but a reason. */
export function bulkActions(kind: QueueKind): Actions {
  if (!kinds.includes(kind)) return { approve: null, reject: null };
  const { approve, reject } = actionsOf({ kind, evidence: { member: null } });
  return { approve: approve?.needs === undefined ? approve : null, reject };
}
