/** What other modules may use of `turnover`. */
export { countPlay } from './countPlay';
export { endLost } from './endLost';
export { LATE_MS, hasOverdue, readTurnoverLeft, turnoverLeft } from './enforced';
export { expire } from './expire';
export { openBonusTurnover, openGiftTurnover } from './openRequirement';
export { sweepTurnover } from './expire';
export { turnoverHandlers } from './turnoverHandlers';
export { turnoverStaffHandlers } from './turnoverHandlers';
