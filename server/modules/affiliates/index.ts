/** What other modules may use of `affiliates`. */
export { affiliateHandlers } from './affiliateHandlers';
export { settleDay } from './settleDay';
export { settleDays } from './settleDay';
