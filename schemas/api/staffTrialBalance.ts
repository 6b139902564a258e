import { object } from '#schemas/common/schemaBuilders';
import { filledLine, flag } from '#schemas/common/scalars';
import type { ContractArea } from './callSpec';
import { pagedList } from './page';
import { byBrand, emptyBody, list } from './callParts';
import { trialBalance, withdrawalFreeze } from './shapes/trialBalance';

/** Whether the books of a brand add up, and whether money may leave (M22). */
export const staffTrialBalance = {
  'GET /api/staff/brand/{brandId}/trial-balance': {
    ...list,
    row: 'M22',
    summary: 'Trial balances, newest first: one for each Bangkok day, and those that staff asked for.',
    params: byBrand,
    ...pagedList(trialBalance),
  },
  'POST /api/staff/brand/{brandId}/trial-balance': {
    ...list,
    row: 'M22',
    summary: 'Draw a trial balance up now. One that does not add up halts withdrawals.',
    params: byBrand,
    body: emptyBody,
    bodyOptional: true,
    data: trialBalance,
    errors: ['CONFLICT'],
  },
  'GET /api/staff/brand/{brandId}/withdrawal-freeze': {
    ...list,
    row: 'M22',
    summary: 'Whether withdrawals are halted, since when and why.',
    params: byBrand,
    data: withdrawalFreeze,
  },
  'POST /api/staff/brand/{brandId}/withdrawal-freeze': {
    ...list,
    row: 'M22',
    summary: 'Halt withdrawals or let them go on, with a reason; not before the books add up again.',
    params: byBrand,
    body: object({ frozen: flag, reason: filledLine }),
    data: withdrawalFreeze,
    errors: ['STATE_CHANGED', 'TRIAL_BALANCE_MISMATCH'],
  },
} as const satisfies ContractArea;
