import { take } from './deposit';
import { isNear, ofTransfer } from './near';
import type { Credit, Slip, State } from './state';

/** Links the transfer of a slip to an earlier manual credit. */
export function linkSlip(state: State, slip: Slip, credit: Credit): string {
  const { who, transfer } = slip;
  if (credit.who !== who || credit.isBacked || !isNear(credit, ofTransfer(who, transfer)))
    return 'CREDIT_NOT_NEAR';
  credit.isBacked = true;
  take(state, transfer, 'LINKED');
  return 'OK';
}
