import { list, object } from '#schemas/common/schemaBuilders';
import { bahtAmount, line, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import type { ErrorCode } from './errors';
import { pageQuery } from './page';
import { byUuid } from './callParts';
import { slipRequest, slipResult } from './shapes/slip';

/** Why a transfer proven by the bank may still not become credit (S3 to S6). */
const slipRuleErrors = [
  'SLIP_DUPLICATE',
  'SLIP_WRONG_RECEIVER',
  'SLIP_WRONG_SENDER',
  'SLIP_AMOUNT_MISMATCH',
  'SLIP_CURRENCY',
  'SLIP_EXPIRED',
  'SLIP_FUTURE',
] as const satisfies readonly ErrorCode[];

const ofMember = { access: 'member', features: ['slip'] } as const;

export const slip = {
  'POST /api/auth/slip/verify': {
    ...ofMember,
    summary: 'Upload an image of a slip and look its transfer up at the bank.',
    upload: 'slip',
    play: 'deposit',
    data: slipResult,
    errors: [
      'SLIP_REQUIRED',
      'SLIP_TYPE',
      'SLIP_SIZE',
      'SLIP_UNREADABLE',
      'SLIP_QR_NOT_FOUND',
      'SLIP_QR_MANY',
      'SLIP_QR_PROMPTPAY',
      'SLIP_QR_TRUEMONEY',
      'SLIP_QR_LINK',
      'SLIP_QR_OTHER',
      'SLIP_NOT_FOUND',
      'SLIP_INVALID',
      'SLIP_QUOTA',
      'SLIP_IN_FLIGHT',
      'SLIP_READ_LATER',
      ...slipRuleErrors,
    ],
  },
  'POST /api/auth/slip/confirm': {
    ...ofMember,
    summary: 'Turn a verified slip into credit, by the amount that the bank named.',
    money: true,
    play: 'deposit',
    body: object({ slipUuid: uuid }),
    data: slipRequest,
    errors: [
      'STATE_CHANGED',
      'SLIP_WAITING',
      'SLIP_INVALID',
      'DEPOSIT_LIMIT_LEFT',
      'DEPOSIT_LIMIT_REACHED',
      ...slipRuleErrors,
    ],
  },
  'POST /api/auth/slip/request-deposit': {
    ...ofMember,
    summary: 'Hand a slip to staff. `amount` is a hint to them, never the credit (S3).',
    money: true,
    play: 'deposit',
    body: object({ slipUuid: uuid, amount: bahtAmount }, { note: line }),
    data: slipRequest,
    errors: ['AMOUNT_INVALID', 'STATE_CHANGED', 'SLIP_DUPLICATE', 'SLIP_QUOTA'],
  },
  'GET /api/auth/slip/my/request': {
    ...ofMember,
    summary: "The member's own slips, newest first.",
    query: pageQuery,
    data: list(slipRequest),
    paged: true,
  },
  'GET /api/auth/slip/my/request/{uuid}': {
    ...ofMember,
    summary: "One of the member's own slips.",
    params: byUuid,
    data: slipRequest,
  },
} as const satisfies ContractArea;
