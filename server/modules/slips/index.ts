/** What other modules may use of `slips`. */
export { crc16 } from './miniQr';
export { retrySlips } from './verifySlip';
export { slipHandlers } from './slipHandlers';
export { findSlip, presentSlip } from './slipStaffRepository';
export { slipStaffHandlers } from './slipStaffHandlers';
