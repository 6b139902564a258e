import type { Permission } from '#schemas/api/staffPermissions';
import type { Decision, QueueDetail, QueueKind } from '@desk/core/queueApi';

type Act = 'approve' | 'complete' | 'refund' | 'ship' | 'received' | 'query' | 'reject' | 'fail';

/** A decision that can be made about an item as it is now. */
export interface Action {
  readonly act: Act;
  readonly call: Decision['call'];
  /** What has to be given first. */
  readonly needs?: 'line' | 'tracking' | 'reason';
}

export interface Actions {
  /** The way on: `a`. */
  readonly approve: Action | null;
  /** The way back, with a reason: `r`. */
  readonly reject: Action | null;
}

/** What a person needs to decide items of a queue; some may only see and hold them. */
export const decisionPermission: Readonly<Record<QueueKind, Permission>> = {
  deposit: 'deposits.decide',
  slip: 'deposits.decide',
  withdrawal: 'withdrawals.decide',
  payout: 'withdrawals.decide',
  reward: 'prizes',
  prize: 'prizes',
  adjustment: 'adjustments',
  'game-transfer': 'game-transfers',
};

/** What can be decided about an item as it is now; the server checks it again. */
export function actionsOf({ kind, evidence }: Pick<QueueDetail, 'kind' | 'evidence'>): Actions {
  switch (kind) {
    case 'deposit':
      return {
        approve: { act: 'approve', call: 'POST /api/staff/deposit/{uuid}/approve', needs: 'line' },
        reject: { act: 'reject', call: 'POST /api/staff/deposit/{uuid}/reject', needs: 'reason' },
      };
    case 'slip':
      return {
        approve: { act: 'approve', call: 'POST /api/staff/slip/{uuid}/approve' },
        reject: { act: 'reject', call: 'POST /api/staff/slip/{uuid}/reject', needs: 'reason' },
      };
    case 'withdrawal':
      return {
        // Of two approvals one person can give only one.
        approve:
          evidence.withdrawal?.own === true
            ? null
            : { act: 'approve', call: 'POST /api/staff/withdraw/{uuid}/approve' },
        reject: { act: 'reject', call: 'POST /api/staff/withdraw/{uuid}/reject', needs: 'reason' },
      };
    case 'payout':
      return evidence.payout?.status === 'PROCESSING'
        ? {
            approve: { act: 'complete', call: 'POST /api/staff/withdraw/{uuid}/complete' },
            reject: { act: 'fail', call: 'POST /api/staff/withdraw/{uuid}/fail', needs: 'reason' },
          }
        : { approve: { act: 'refund', call: 'POST /api/staff/withdraw/{uuid}/refund' }, reject: null };
    case 'reward':
      return rewardActions(evidence.reward?.status);
    case 'prize':
      return {
        approve: { act: 'approve', call: 'POST /api/staff/prize/{uuid}/approve' },
        reject: { act: 'reject', call: 'POST /api/staff/prize/{uuid}/reject', needs: 'reason' },
      };
    case 'adjustment':
      return {
        // The person who proposed an adjustment can only take it back.
        approve:
          evidence.adjustment?.own === true
            ? null
            : { act: 'approve', call: 'POST /api/staff/adjustment/{uuid}/approve' },
        reject: { act: 'reject', call: 'POST /api/staff/adjustment/{uuid}/reject', needs: 'reason' },
      };
    case 'game-transfer':
      // Only the provider knows the result.
      return {
        approve: { act: 'query', call: 'POST /api/staff/game/transfer/{uuid}/query' },
        reject: null,
      };
  }
}

function rewardActions(status: string | undefined): Actions {
  const reject: Action = { act: 'reject', call: 'POST /api/staff/reward/{uuid}/reject', needs: 'reason' };
  if (status === 'APPROVED')
    return {
      approve: { act: 'ship', call: 'POST /api/staff/reward/{uuid}/ship', needs: 'tracking' },
      reject,
    };
  if (status === 'SHIPPED')
    return {
      approve: { act: 'received', call: 'POST /api/staff/reward/{uuid}/complete' },
      reject: null,
    };
  return { approve: { act: 'approve', call: 'POST /api/staff/reward/{uuid}/approve' }, reject };
}

/** Others need what their own page asks for, or depend on how far an item is. */
const bulkKinds: readonly QueueKind[] = ['deposit', 'slip', 'withdrawal', 'reward', 'prize', 'adjustment'];

/** What can be decided about several items of a queue without anything but a reason. */
export function bulkActions(kind: QueueKind): Actions {
  if (!bulkKinds.includes(kind)) return { approve: null, reject: null };
  const { approve, reject } = actionsOf({ kind, evidence: { member: null } });
  return { approve: approve?.needs === undefined ? approve : null, reject };
}
