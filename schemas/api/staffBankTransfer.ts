import { list, object, oneOf } from '#schemas/common/schemaBuilders';
import { usernameTyped } from '#schemas/common/person';
import { day, filledLine, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import type { ErrorCode } from './errors';
import { cursor, limit } from './page';
import { bankTransfer } from './shapes/bankTransfer';
import { bankTransferStatuses } from './shapes/statuses';
import { anotherTransfer, decide, needs } from './callParts';

/** Reasons against crediting a bank line, in every call that names one. */
export const lineErrors = [
  'TRANSFER_USED',
  'TRANSFER_OTHER_ACCOUNT',
  'TRANSFER_OTHER_SENDER',
  'CREDIT_NEAR',
  'SECOND_PERSON_NEEDED',
  'DECISION_WAITING',
] as const satisfies readonly ErrorCode[];

/** Transfers that the banks reported, and the decisions of staff about unmatched ones. */
export const staffBankTransfers = {
  'GET /api/staff/bank-transfer': {
    ...needs('deposits.read'),
    summary: 'Bank lines, newest first; an unmatched one lists what it may belong to.',
    query: object(
      {},
      {
        limit,
        cursor,
        status: oneOf(bankTransferStatuses),
        amount: { type: 'string', pattern: '^[0-9]{1,10}(\\.[0-9]{1,2})?$' },
        from: day,
        to: day,
        account: uuid,
      },
    ),
    data: list(bankTransfer),
    paged: true,
  },
  'POST /api/staff/bank-transfer/{uuid}/match': {
    ...decide('deposits.decide'),
    summary: 'Match the line to an open deposit request and credit its amount.',
    body: object({ depositUuid: uuid }, { reason: filledLine, ...anotherTransfer }),
    data: bankTransfer,
    errors: ['STATE_CHANGED', 'CLAIMED_BY_OTHER', 'DEPOSIT_HELD', ...lineErrors],
  },
  'POST /api/staff/bank-transfer/{uuid}/link': {
    ...decide('deposits.decide'),
    summary:
      'Link the line to a credit that staff gave by hand: it backs that credit, and nothing is credited.',
    body: object({ creditUuid: uuid }),
    data: bankTransfer,
    errors: ['STATE_CHANGED', 'TRANSFER_USED', 'CREDIT_NOT_NEAR', 'SECOND_PERSON_NEEDED'],
  },
  'POST /api/staff/bank-transfer/{uuid}/credit': {
    ...decide('deposits.decide'),
    summary:
      'Credit the line to a member. If the sender is somebody else, it counts as an adjustment and may wait for a second person.',
    body: object({ username: usernameTyped, reason: filledLine }, anotherTransfer),
    data: bankTransfer,
    errors: ['STATE_CHANGED', 'DEPOSIT_HELD', ...lineErrors],
  },
  'POST /api/staff/bank-transfer/{uuid}/refund': {
    ...decide('deposits.decide'),
    summary:
      'Record that the line is refunded and never credited. It counts as an adjustment; the money itself is sent back at the bank.',
    body: object({ reason: filledLine }, anotherTransfer),
    data: bankTransfer,
    errors: ['STATE_CHANGED', ...lineErrors],
  },
} as const satisfies ContractArea;
