/** What other modules may use of `withdrawals`. */
export { payOut } from './payOut';
export { usedToday } from './withdrawalContext';
export { withdrawalHandlers } from './withdrawalHandlers';
export { holdWithdrawal, settleWithdrawal } from './withdrawalPostings';
export { withdrawalStaffHandlers } from './withdrawalStaffHandlers';
