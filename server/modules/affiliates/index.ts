/** What other modules may use of `affiliates`. */
export { affiliateHandlers } from './affiliateHandlers';
export { cashbackHandlers } from './cashbackHandlers';
export { settleDay } from './settleDay';
export { settleDays } from './settleDay';
