import { object } from '#schemas/common/schemaBuilders';
import { filledLine, flag, nothing, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedByStatus } from './page';
import {
  anotherTransfer,
  byUuid,
  decideItem,
  needs,
  refusal,
  refusalErrors,
  withoutBody,
  withRefusal,
} from './callParts';
import { lineErrors } from './staffBankTransfer';
import { staffDeposit, staffSlip, staffWithdrawal } from './shapes/staff';
import { depositStatuses, slipStatuses, withdrawStatuses } from './shapes/statuses';

export const staffMoney = {
  'GET /api/staff/deposit': {
    ...needs('deposits.read'),
    summary: 'Deposit requests, newest first.',
    ...pagedByStatus(staffDeposit, depositStatuses),
  },
  'POST /api/staff/deposit/{uuid}/approve': {
    ...decideItem('deposits.decide'),
    summary:
      'The transfer arrived: credit the bank line `bankTransferId`, or, with `withoutTransfer` and a reason, what was to be paid. The latter counts as an adjustment: beyond what one person may do in a day, or near another credit, it waits for a second person.',
    body: object({}, { bankTransferId: uuid, withoutTransfer: flag, reason: filledLine, ...anotherTransfer }),
    bodyOptional: true,
    data: staffDeposit,
    errors: [
      'STATE_CHANGED',
      'CLAIMED_BY_OTHER',
      'DEPOSIT_HELD',
      'TRANSFER_OR_REASON',
      'TRANSFER_NOT_CONFIRMED',
      ...lineErrors,
    ],
  },
  'POST /api/staff/deposit/{uuid}/reject': {
    ...decideItem('deposits.decide'),
    ...withRefusal,
    summary: 'The transfer did not arrive.',
    data: staffDeposit,
    errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER', ...refusalErrors],
  },
  'GET /api/staff/slip': {
    ...needs('deposits.read'),
    summary: 'Slips, newest first.',
    ...pagedByStatus(staffSlip, slipStatuses),
  },
  'GET /api/staff/slip/{uuid}/image': {
    ...needs('deposits.read'),
    summary: 'The re-encoded image of a slip. Each view is written to the audit log.',
    params: byUuid,
    data: nothing,
    file: 'image/jpeg',
  },
  'POST /api/staff/slip/{uuid}/approve': {
    ...decideItem('deposits.decide'),
    summary: "Credit a slip that needed a person's eyes.",
    body: object({}, anotherTransfer),
    bodyOptional: true,
    data: staffSlip,
    errors: [
      'STATE_CHANGED',
      'CLAIMED_BY_OTHER',
      'SLIP_DUPLICATE',
      'SLIP_WAITING',
      'DEPOSIT_HELD',
      'CREDIT_NEAR',
      'SECOND_PERSON_NEEDED',
    ],
  },
  'POST /api/staff/slip/{uuid}/link': {
    ...decideItem('deposits.decide'),
    summary:
      'Link the transfer of a slip to a credit that staff gave by hand: it backs that credit, and nothing is credited.',
    body: object({ creditUuid: uuid }),
    data: staffSlip,
    errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER', 'SLIP_DUPLICATE', 'SLIP_WAITING', 'CREDIT_NOT_NEAR'],
  },
  'POST /api/staff/slip/{uuid}/reject': {
    ...decideItem('deposits.decide'),
    ...withRefusal,
    summary: 'Refuse a slip.',
    data: staffSlip,
    errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER', ...refusalErrors],
  },
  'GET /api/staff/withdraw': {
    ...needs('withdrawals.read'),
    summary: 'Withdrawals, newest first.',
    ...pagedByStatus(staffWithdrawal, withdrawStatuses),
  },
  'POST /api/staff/withdraw/{uuid}/approve': {
    ...decideItem('withdrawals.decide'),
    payout: true,
    ...withoutBody,
    summary:
      'Start the payout: PENDING to PROCESSING. Above the amount of the brand the first person leaves it PENDING, and another one starts the payout.',
    data: staffWithdrawal,
    errors: ['STATE_CHANGED', 'WITHDRAWAL_OWN'],
  },
  'POST /api/staff/withdraw/{uuid}/reject': {
    ...decideItem('withdrawals.decide'),
    summary: 'Refuse a withdrawal; with `refund` the reserved amount goes back at once.',
    body: object({ refund: flag }, refusal),
    data: staffWithdrawal,
    errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER', ...refusalErrors],
  },
  'POST /api/staff/withdraw/{uuid}/refund': {
    ...decideItem('withdrawals.decide'),
    ...withoutBody,
    summary: 'Give the reserved amount of a rejected withdrawal back.',
    data: staffWithdrawal,
  },
  'POST /api/staff/withdraw/{uuid}/fail': {
    ...decideItem('withdrawals.decide'),
    ...withRefusal,
    summary: 'The bank refused the payout; the member may try again.',
    data: staffWithdrawal,
    errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER', ...refusalErrors],
  },
  'POST /api/staff/withdraw/{uuid}/complete': {
    ...decideItem('withdrawals.decide'),
    ...withoutBody,
    summary: 'The payout reached the bank: the reserved amount is spent.',
    data: staffWithdrawal,
  },
} as const satisfies ContractArea;
