import { object, oneOf } from '#schemas/common/schemaBuilders';
import { usernameTyped } from '#schemas/common/person';
import { bahtAmount, filledLine } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedByStatus } from './page';
import { adjustmentDirections, adjustmentKinds, staffAdjustment } from './shapes/adjustment';
import { adjustmentStatuses } from './shapes/statuses';
import { lineErrors } from './staffBankTransfer';
import { anotherTransfer, decideItem, needs, refusalErrors, withRefusal } from './callParts';

/** Manual adjustments of credit, with a reason and, beyond a limit, a second person (M21). */
export const staffAdjustments = {
  'GET /api/staff/adjustment': {
    ...needs('adjustments'),
    summary: 'Adjustments of members’ credit, newest first.',
    ...pagedByStatus(staffAdjustment, adjustmentStatuses),
  },
  'POST /api/staff/adjustment': {
    ...needs('adjustments'),
    summary:
      'Add to the credit of a member or take from it; the member reads the reason. Beyond what one person may do in a day it waits for a second one.',
    money: true,
    body: object({
      username: usernameTyped,
      direction: oneOf(adjustmentDirections),
      amount: bahtAmount,
      kind: oneOf(adjustmentKinds),
      reason: filledLine,
    }),
    data: staffAdjustment,
    errors: ['AMOUNT_INVALID', 'CREDIT_NOT_ENOUGH', 'CONFLICT'],
  },
  'POST /api/staff/adjustment/{uuid}/approve': {
    ...decideItem('adjustments'),
    summary: 'A second person agrees: the credit moves.',
    body: object({}, anotherTransfer),
    bodyOptional: true,
    data: staffAdjustment,
    errors: [
      'STATE_CHANGED',
      'CLAIMED_BY_OTHER',
      'ADJUSTMENT_OWN',
      'CREDIT_NOT_ENOUGH',
      'DEPOSIT_HELD',
      ...lineErrors,
    ],
  },
  'POST /api/staff/adjustment/{uuid}/reject': {
    ...decideItem('adjustments'),
    ...withRefusal,
    summary: 'Refuse an adjustment, or take back one of one’s own.',
    data: staffAdjustment,
    errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER', ...refusalErrors],
  },
} as const satisfies ContractArea;
