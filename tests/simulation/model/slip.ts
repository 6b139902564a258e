import { bounds, creditDeposit, isOpen, settle, take } from './deposit';
import { nearUnbacked, ofTransfer, refusal, isNear } from './near';
import { type Request, type Slip, type State, memberAt, type Credit, DAY, MINUTE } from './state';

const SKEW = 2 * MINUTE;

/** A member confirms a verified slip; one that may already be credited waits for staff. */
export function confirmSlip(state: State, slip: Slip): string {
  const { who, transfer } = slip;
  if (transfer.isClaimed) return 'SLIP_DUPLICATE';
  if (nearUnbacked(state, ofTransfer(who, transfer)).length === 0) return settleSlip(state, slip, undefined);
  slip.status = 'PENDING_REVIEW';
  return 'OK';
}

/** Staff credit a slip that waits for them. */
export function approveSlip(state: State, slip: Slip, staff: number, another: boolean): string {
  const refused = refusal(nearUnbacked(state, ofTransfer(slip.who, slip.transfer)), staff, another);
  return refused ?? settleSlip(state, slip, staff);
}

function settleSlip(state: State, slip: Slip, by: number | undefined): string {
  const { who, transfer } = slip;
  if (transfer.isClaimed) return 'SLIP_DUPLICATE';
  const open = paidRequest(state, slip);
  const refused = bounds(state, memberAt(state, who), open?.asked ?? transfer.amount);
  if (refused !== undefined) return by === undefined ? refused : 'DEPOSIT_HELD';
  slip.status = 'SUCCESS';
  take(state, transfer);
  const { amount, at } = transfer;
  if (open) settle(state, open, amount, { isBacked: true, by });
  else creditDeposit(state, who, amount, amount, { amounts: [amount], since: at, isBacked: true, by });
  return 'OK';
}

/** The member's open request whose pay amount equals the transfer. */
function paidRequest({ requests }: State, { who, transfer: { amount, at } }: Slip): Request | undefined {
  return requests.find(
    (one) =>
      one.who === who && one.pay === amount && isOpen(one) && one.at <= at + SKEW && one.at >= at - DAY,
  );
}

/** Links the transfer of a slip to an earlier manual credit. */
export function linkSlip(state: State, slip: Slip, credit: Credit): string {
  const { who, transfer } = slip;
  if (credit.who !== who || credit.isBacked || !isNear(credit, ofTransfer(who, transfer)))
    return 'CREDIT_NOT_NEAR';
  credit.isBacked = true;
  take(state, transfer, 'LINKED');
  return 'OK';
}
