import { list, object } from '#schemas/common/schemaBuilders';
import { uuid, wholeBahtAmount } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import type { ErrorCode } from './errors';
import { historyQuery } from './page';
import { byUuid } from './callParts';
import { publicFeed } from './shapes/deposit';
import { withdrawal } from './shapes/withdraw';

/** Why a withdrawal may be refused (M1, M15, LVL-10). */
export const withdrawErrors = [
  'AMOUNT_INVALID',
  'WITHDRAW_MIN',
  'CREDIT_NOT_ENOUGH',
  'WITHDRAW_LIMIT_TX',
  'WITHDRAW_LIMIT_DAY',
  'WITHDRAW_LIMIT_COUNT',
  'WITHDRAW_PENDING_EXISTS',
  'TURNOVER_NOT_REACHED',
  'WITHDRAW_BANK_CHANGED',
] as const satisfies readonly ErrorCode[];

export const withdraw = {
  'GET /api/auth/withdraw/withdraw-history/{uuid}': {
    access: 'member',
    summary: "The member's own withdrawals, newest first.",
    params: byUuid,
    query: historyQuery,
    data: list(withdrawal),
    paged: true,
  },
  'GET /api/withdraw/history': {
    access: 'public',
    features: ['publicHistory'],
    summary: 'Latest withdrawals of the site, names masked.',
    data: publicFeed,
  },
  'POST /api/auth/withdraw/retry': {
    access: 'member',
    payout: true,
    summary: 'Send a failed withdrawal again.',
    money: true,
    body: object({ uuid }),
    data: withdrawal,
    errors: ['STATE_CHANGED', ...withdrawErrors],
  },
  'POST /api/auth/withdraw/{uuid}': {
    access: 'member',
    payout: true,
    summary: "Ask to withdraw whole baht to the member's own bank account; the amount is reserved at once.",
    params: byUuid,
    money: true,
    body: object({ amount: wholeBahtAmount }),
    data: withdrawal,
    errors: withdrawErrors,
  },
  'GET /api/auth/withdraw/withdraw-request/{uuid}': {
    access: 'member',
    summary: "The member's open withdrawals.",
    params: byUuid,
    data: list(withdrawal),
  },
  'GET /api/auth/withdraw/my/{uuid}': {
    access: 'member',
    summary: "One of the member's own withdrawals, open or ended.",
    params: byUuid,
    data: withdrawal,
  },
} as const satisfies ContractArea;
