import { bounds, credit, isOpen, take } from './deposit';
import type { Request, Slip, State } from './state';
import { memberAt } from './state';
import { DAY, MINUTE } from './time';

const SKEW = 2 * MINUTE;

/** Credits a slip that the bank has vouched for. */
export function settleSlip(state: State, slip: Slip, by: 'MEMBER' | 'STAFF'): string {
  const { who, transfer } = slip;
  const member = memberAt(state, who);
  const request = paidRequest(state, slip);
  const isDoubtful = request?.status === 'SUCCESS' && request.byStaff;
  if (isDoubtful && by === 'MEMBER' && !transfer.isClaimed) {
    slip.status = 'PENDING_REVIEW';
    return 'OK';
  }
  if (transfer.isClaimed) return 'SLIP_DUPLICATE';
  const open = request && isOpen(request) ? request : undefined;
  const refusal = bounds(state, member, open?.asked ?? transfer.amount);
  if (refusal !== undefined) return by === 'STAFF' ? 'DEPOSIT_HELD' : refusal;
  slip.status = 'SUCCESS';
  take(state, transfer);
  if (open) {
    open.status = 'SUCCESS';
    open.bySlip = true;
    open.byStaff = by === 'STAFF';
  }
  credit(state, member, open?.asked ?? transfer.amount, transfer.amount);
  return 'OK';
}

/** The member's request that the transfer pays to the satang; an open one rather than one that is credited. */
function paidRequest({ requests }: State, { who, transfer: { amount, at } }: Slip): Request | undefined {
  const paid = requests.filter(
    (one) =>
      one.who === who &&
      one.pay === amount &&
      !one.bySlip &&
      (isOpen(one) || one.status === 'SUCCESS') &&
      one.at <= at + SKEW &&
      one.at >= at - DAY,
  );
  return paid.find(isOpen) ?? paid.sort((a, b) => a.at - b.at).at(-1);
}
