import { list, object, oneOf } from '#schemas/common/schemaBuilders';
import { usernameTyped } from '#schemas/common/person';
import type { ContractArea } from './callSpec';
import { cursor, limit } from './page';
import { turnoverStatuses } from './shapes/statuses';
import { staffTurnover } from './shapes/turnover';
import { decide, needs, withReason } from './callParts';

/** Turnover requirements, which staff can list and waive. */
export const staffTurnovers = {
  'GET /api/staff/turnover': {
    ...needs('members.read'),
    summary: 'Turnover requirements, newest first; with a username, those of one member.',
    query: object({}, { limit, cursor, status: oneOf(turnoverStatuses), username: usernameTyped }),
    data: list(staffTurnover),
    paged: true,
  },
  'POST /api/staff/turnover/{uuid}/waive': {
    ...decide('adjustments'),
    ...withReason,
    summary:
      'Waive a requirement. The bonus counts as an adjustment: beyond the daily limit of one person, the waiver waits for a second person.',
    data: staffTurnover,
    errors: ['STATE_CHANGED', 'ADJUSTMENT_OWN'],
  },
  'POST /api/staff/turnover/{uuid}/waive/reject': {
    ...decide('adjustments'),
    ...withReason,
    summary: 'Reject a waiver that waits for a second person, or withdraw your own.',
    data: staffTurnover,
  },
} as const satisfies ContractArea;
