/** What other modules may use of `slips`. */
export { retrySlips } from './retrySlips';
export { slipHandlers } from './slipHandlers';
export { slipStaffHandlers } from './slipStaffHandlers';
