/** What other modules may use of `reconciliation`. */
export { reconciliationStaffHandlers } from './reconciliationStaffHandlers';
export { runTrialBalance } from './runTrialBalance';
