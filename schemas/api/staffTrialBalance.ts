import { object } from '#schemas/common/schemaBuilders';
import { filledLine, flag } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedList } from './page';
import { byBrand, needs, withoutBody } from './callParts';
import { freezeChange, trialBalance, withdrawalFreeze } from './shapes/trialBalance';

/** Trial balances of a brand, and the freeze of its withdrawals. */
export const staffTrialBalance = {
  'GET /api/staff/brand/{brandId}/trial-balance': {
    ...needs('trial-balances'),
    summary: 'Trial balances, newest first: one for each Bangkok day, and those that staff requested.',
    params: byBrand,
    ...pagedList(trialBalance),
  },
  'POST /api/staff/brand/{brandId}/trial-balance': {
    ...needs('trial-balances'),
    summary: 'Create a trial balance now. One with discrepancies halts withdrawals.',
    params: byBrand,
    ...withoutBody,
    data: trialBalance,
    errors: ['CONFLICT'],
  },
  'GET /api/staff/brand/{brandId}/withdrawal-freeze': {
    ...needs('withdrawals.read'),
    summary: 'Whether withdrawals are halted, since when and why.',
    params: byBrand,
    data: withdrawalFreeze,
  },
  'GET /api/staff/brand/{brandId}/withdrawal-freeze/history': {
    ...needs('withdrawals.read'),
    summary: 'When withdrawals were halted and resumed, by whom and why, newest first.',
    params: byBrand,
    ...pagedList(freezeChange),
  },
  'POST /api/staff/brand/{brandId}/withdrawal-freeze': {
    ...needs('withdrawals.halt'),
    summary: 'Halt or resume withdrawals, with a reason; resuming requires a balanced trial balance.',
    params: byBrand,
    body: object({ frozen: flag, reason: filledLine }),
    data: withdrawalFreeze,
    errors: ['STATE_CHANGED', 'TRIAL_BALANCE_MISMATCH'],
  },
} as const satisfies ContractArea;
