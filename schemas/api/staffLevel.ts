import { nullable, object } from '#schemas/common/schemaBuilders';
import { usernameTyped } from '#schemas/common/person';
import { filledLine, level } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedByStatus } from './page';
import { staffLevelGrant } from './shapes/staff';
import { levelGrantStatuses } from './shapes/statuses';
import { decide, needs, withoutBody, withReason } from './callParts';

/** Levels that the brand disables, such as VIP: given to one member, and taken back, by two people (LVL-11). */
export const staffLevels = {
  'GET /api/staff/level-grant': {
    ...needs('members.read'),
    summary: 'Levels that staff gave to members or revoked, newest first.',
    ...pagedByStatus(staffLevelGrant, levelGrantStatuses),
  },
  'POST /api/staff/level-grant': {
    ...needs('levels'),
    summary:
      'Propose to give a member a level that deposits do not reach, or to take it back (`level` null). It always waits for a second person.',
    money: true,
    body: object({ username: usernameTyped, level: nullable(level), reason: filledLine }),
    data: staffLevelGrant,
    errors: ['LEVEL_NOT_GIVEN', 'CONFLICT'],
  },
  'POST /api/staff/level-grant/{uuid}/approve': {
    ...decide('levels'),
    ...withoutBody,
    summary: 'Approve as the second person: the level of the member changes.',
    data: staffLevelGrant,
    errors: ['STATE_CHANGED', 'LEVEL_GRANT_OWN', 'LEVEL_NOT_GIVEN'],
  },
  'POST /api/staff/level-grant/{uuid}/reject': {
    ...decide('levels'),
    ...withReason,
    summary: 'Reject a proposed level, or withdraw your own proposal.',
    data: staffLevelGrant,
  },
} as const satisfies ContractArea;
