/** What other modules may use of `adjustments`. */
export { adjustmentStaffHandlers } from './adjustmentStaffHandlers';
export { findAdjustment, presentAdjustment } from './adjustmentRepository';
export { bankTransferHandlers } from './bankTransferHandlers';
export { depositApprovalHandlers } from './bankTransferHandlers';
