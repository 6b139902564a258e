import { object } from '#schemas/common/schemaBuilders';
import { filledLine } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedByStatus } from './page';
import { decideItem, needs, refusalErrors, withoutBody, withRefusal } from './callParts';
import { staffPrize as prizeRow, staffRedemption } from './shapes/staffPrize';
import { gameRewardStatuses, rewardStatuses } from './shapes/statuses';

/** Prizes that staff hand out, and what members redeemed points for. */
export const staffPrize = {
  'GET /api/staff/prize': {
    ...needs('prizes'),
    summary: 'Prizes to be handed out, newest first.',
    ...pagedByStatus(prizeRow, gameRewardStatuses),
  },
  'POST /api/staff/prize/{uuid}/approve': {
    ...decideItem('prizes'),
    ...withoutBody,
    summary: 'The prize was handed out.',
    data: prizeRow,
  },
  'POST /api/staff/prize/{uuid}/reject': {
    ...decideItem('prizes'),
    ...withRefusal,
    summary: 'The prize is not handed out.',
    data: prizeRow,
    errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER', ...refusalErrors],
  },
  'GET /api/staff/reward': {
    ...needs('prizes'),
    summary: 'Redemptions, newest first.',
    ...pagedByStatus(staffRedemption, rewardStatuses),
  },
  'POST /api/staff/reward/{uuid}/approve': {
    ...decideItem('prizes'),
    ...withoutBody,
    summary: 'The reward will be given: PENDING to APPROVED.',
    data: staffRedemption,
  },
  'POST /api/staff/reward/{uuid}/ship': {
    ...decideItem('prizes'),
    summary: 'The parcel left: APPROVED to SHIPPED.',
    body: object({ trackingNo: filledLine }),
    data: staffRedemption,
  },
  'POST /api/staff/reward/{uuid}/complete': {
    ...decideItem('prizes'),
    ...withoutBody,
    summary: 'The member has it: SUCCESS.',
    data: staffRedemption,
  },
  'POST /api/staff/reward/{uuid}/reject': {
    ...decideItem('prizes'),
    ...withRefusal,
    summary: 'Refuse it; points and piece go back.',
    data: staffRedemption,
    errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER', ...refusalErrors],
  },
} as const satisfies ContractArea;
