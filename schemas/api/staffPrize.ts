import { object } from '#schemas/common/schemaBuilders';
import { filledLine } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedByStatus } from './page';
import { decide, list, noBody, withReason } from './callParts';
import { staffPrize as prizeRow, staffRedemption } from './shapes/staffPrize';
import { gameRewardStatuses, rewardStatuses } from './shapes/statuses';

/** Prizes that staff hand out, and what members redeemed points for. */
export const staffPrize = {
  'GET /api/staff/prize': {
    ...list,
    row: 'API-149',
    summary: 'Prizes to be handed out, newest first.',
    ...pagedByStatus(prizeRow, gameRewardStatuses),
  },
  'POST /api/staff/prize/{uuid}/approve': {
    ...decide,
    ...noBody,
    row: 'API-149',
    summary: 'The prize was handed out.',
    data: prizeRow,
  },
  'POST /api/staff/prize/{uuid}/reject': {
    ...decide,
    ...withReason,
    row: 'API-149',
    summary: 'The prize is not handed out.',
    data: prizeRow,
  },
  'GET /api/staff/reward': {
    ...list,
    row: 'ST-23',
    summary: 'Redemptions, newest first.',
    ...pagedByStatus(staffRedemption, rewardStatuses),
  },
  'POST /api/staff/reward/{uuid}/approve': {
    ...decide,
    ...noBody,
    row: 'ST-23',
    summary: 'The reward will be given: PENDING to APPROVED.',
    data: staffRedemption,
  },
  'POST /api/staff/reward/{uuid}/ship': {
    ...decide,
    row: 'ST-23',
    summary: 'The parcel left: APPROVED to SHIPPED.',
    body: object({ trackingNo: filledLine }),
    data: staffRedemption,
  },
  'POST /api/staff/reward/{uuid}/complete': {
    ...decide,
    ...noBody,
    row: 'ST-23',
    summary: 'The member has it: SUCCESS.',
    data: staffRedemption,
  },
  'POST /api/staff/reward/{uuid}/reject': {
    ...decide,
    ...withReason,
    row: 'ST-23',
    summary: 'Refuse it; points and piece go back.',
    data: staffRedemption,
  },
} as const satisfies ContractArea;
