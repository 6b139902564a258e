import { list as listOf, object, oneOf } from '#schemas/common/build';
import { usernameTyped } from '#schemas/common/person';
import type { ContractArea } from './callSpec';
import { cursor, limit } from './page';
import { turnoverStatuses } from './shapes/statuses';
import { staffTurnover } from './shapes/turnover';
import { decide, list, withReason } from './staffDesk';

/** Requirements of turnover as staff see and waive them. */
export const staffTurnovers = {
  'GET /api/staff/turnover': {
    ...list,
    row: 'M16',
    summary: 'Requirements of turnover, newest first, of one member where a username is given.',
    query: object({}, { limit, cursor, status: oneOf(turnoverStatuses), username: usernameTyped }),
    data: listOf(staffTurnover),
    paged: true,
  },
  'POST /api/staff/turnover/{uuid}/waive': {
    ...decide,
    ...withReason,
    row: 'M16',
    summary:
      'Waive a requirement. What it frees counts as an adjustment: beyond what one person may do in a day it waits until a second one waives it too.',
    data: staffTurnover,
    errors: ['STATE_CHANGED', 'ADJUSTMENT_OWN'],
  },
  'POST /api/staff/turnover/{uuid}/waive/reject': {
    ...decide,
    ...withReason,
    row: 'M16',
    summary: 'Refuse a waiver that waits for a second person, or take back one of one’s own.',
    data: staffTurnover,
  },
} as const satisfies ContractArea;
