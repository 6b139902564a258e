import { list, nullable, object } from '#schemas/common/schemaBuilders';
import { bahtAmount, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { historyQuery } from './page';
import { byUuid } from './callParts';
import { companyBank } from './shapes/user';
import { depositRequest, depositRow, publicFeed } from './shapes/deposit';

/** What both ways of asking for a deposit share. */
const request = {
  access: 'member',
  money: true,
  play: 'deposit',
  body: object({ amount: bahtAmount }),
  data: depositRequest,
  errors: [
    'AMOUNT_INVALID',
    'DEPOSIT_MIN',
    'DEPOSIT_MAX',
    'DEPOSIT_PENDING_EXISTS',
    'DEPOSIT_CLOSED',
    'DEPOSIT_FULL',
    'DEPOSIT_LIMIT_LEFT',
    'DEPOSIT_LIMIT_REACHED',
  ],
} as const;

export const deposit = {
  'GET /api/auth/deposit/{uuid}': {
    access: 'member',
    summary: "Accounts to pay into, and the member's own deposits. `meta` pages the history.",
    params: byUuid,
    query: historyQuery,
    data: object({ bank: list(companyBank), history: list(depositRow) }),
    paged: true,
  },
  'GET /api/deposit': {
    access: 'public',
    features: ['publicHistory'],
    summary: 'Latest deposits of the site, names masked.',
    data: publicFeed,
  },
  'POST /api/auth/deposit-request': {
    ...request,
    summary: 'Ask to deposit by bank transfer; one open request at a time.',
  },
  'POST /api/auth/deposit-request/qr': {
    ...request,
    summary:
      'Ask to deposit by PromptPay QR; one open request at a time. Poll it by its id. A payment that carries the reference of the code is credited once, also after its expiry, if it has exactly `payAmount` and is not known to come from another person; staff decide on any other. One without a reference is matched like a bank transfer.',
    features: ['promptPay'],
    errors: [...request.errors, 'DEPOSIT_QR_UNAVAILABLE'],
  },
  'GET /api/auth/deposit-request/my': {
    access: 'member',
    summary: 'The open deposit request, or null.',
    data: nullable(depositRequest),
  },
  'GET /api/auth/deposit-request/my/{uuid}': {
    access: 'member',
    summary: "One of the member's own deposit requests, open or ended.",
    params: byUuid,
    data: depositRequest,
  },
  'POST /api/auth/deposit-request/cancel': {
    access: 'member',
    summary: 'Cancel an open deposit request.',
    money: true,
    body: object({ uuid }),
    data: depositRequest,
    errors: ['STATE_CHANGED', 'DEPOSIT_EXPIRED'],
  },
  'POST /api/auth/deposit-request/confirm/transfer': {
    access: 'member',
    summary: 'Say that the transfer was made; staff then look for it.',
    money: true,
    play: 'deposit',
    body: object({ uuid }),
    data: depositRequest,
    errors: ['STATE_CHANGED', 'DEPOSIT_EXPIRED'],
  },
} as const satisfies ContractArea;
