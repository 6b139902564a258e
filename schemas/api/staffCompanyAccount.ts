import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { bankId } from '#schemas/common/person';
import { bankCodes } from '#schemas/common/banks';
import { bahtAmount, filledLine, uuid } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { byBrand, byBrandAndUuid, needs, withoutBody, withReason } from './callParts';
import { companyAccountChange, staffCompanyAccount } from './shapes/companyAccount';

/** Digits of a phone, citizen, tax or e-wallet number. */
const promptPay = { type: 'string', pattern: '^(0[0-9]{9}|[0-9]{13}|[0-9]{15})$' } as const;
const dailyLimit = nullable(bahtAmount);

/** Accounts that a brand has, retired ones included. */
const ACCOUNTS = 200;

const accounts = object({
  accounts: list(staffCompanyAccount, ACCOUNTS),
  /** Changes that wait for a second person. */
  changes: list(companyAccountChange, ACCOUNTS),
});

const onAccount = {
  ...needs('company-accounts.change'),
  params: byBrandAndUuid,
  data: staffCompanyAccount,
} as const;

/** Bank accounts that receive the deposits of a brand. Where money goes changes only with a second person. */
export const staffCompanyAccounts = {
  'GET /api/staff/brand/{brandId}/company-account': {
    ...needs('deposits.read'),
    summary: 'Accounts in the order in which deposits use them, and changes that wait for a second person.',
    params: byBrand,
    data: accounts,
  },
  'POST /api/staff/brand/{brandId}/company-account': {
    ...needs('company-accounts.change'),
    summary:
      'Propose an account. It receives deposits once a second person approves; a retired account returns this way.',
    params: byBrand,
    body: object(
      { bankName: oneOf(bankCodes), bankId, accountName: filledLine },
      { promptPay: nullable(promptPay), dailyLimit },
    ),
    data: companyAccountChange,
    errors: ['BANK_FORMAT', 'COMPANY_ACCOUNT_EXISTS'],
  },
  'POST /api/staff/brand/{brandId}/company-account/order': {
    ...needs('company-accounts.change'),
    summary: 'Set the order in which deposits use the accounts: every account that is not retired, once.',
    params: byBrand,
    body: object({ order: list(uuid, ACCOUNTS) }),
    data: accounts,
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/change': {
    ...needs('company-accounts.change'),
    summary:
      'Propose another account name or PromptPay id, in force once a second person approves. Another number is another account.',
    params: byBrandAndUuid,
    body: object({ accountName: filledLine, promptPay: nullable(promptPay) }),
    data: companyAccountChange,
    errors: ['COMPANY_ACCOUNT_EXISTS', 'STATE_CHANGED'],
  },
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/limit': {
    ...onAccount,
    summary: 'Set what the account may receive on a Bangkok day; `null` for no limit.',
    body: object({ dailyLimit }),
    errors: ['AMOUNT_INVALID', 'STATE_CHANGED'],
  },
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/pause': {
    ...onAccount,
    ...withoutBody,
    summary: 'Stop new deposits to the account at once; transfers for open requests are still credited.',
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/resume': {
    ...onAccount,
    ...withoutBody,
    summary: 'Let a paused account receive deposits again.',
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/brand/{brandId}/company-account/{uuid}/retire': {
    ...onAccount,
    ...withoutBody,
    summary: 'End the use of the account. It stays in the history and returns only by a new proposal.',
    errors: ['STATE_CHANGED'],
  },
  'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/approve': {
    ...needs('company-accounts.change'),
    ...withoutBody,
    summary: 'Approve as the second person: the account is added or changed.',
    params: byBrandAndUuid,
    data: companyAccountChange,
    errors: ['STATE_CHANGED', 'COMPANY_ACCOUNT_OWN', 'SECOND_ADMIN_MISSING', 'COMPANY_ACCOUNT_EXISTS'],
  },
  'POST /api/staff/brand/{brandId}/company-account-change/{uuid}/reject': {
    ...needs('company-accounts.change'),
    ...withReason,
    summary: 'Reject a proposal, or withdraw your own.',
    params: byBrandAndUuid,
    data: companyAccountChange,
    errors: ['STATE_CHANGED'],
  },
} as const satisfies ContractArea;
