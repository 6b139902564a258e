/** What other modules may use of `ledger`. */
export {
  bankAccount,
  heldAccount,
  memberAccount,
  openAccounts,
  pointAccount,
  readBalance,
  readBalances,
} from './accounts';
export type { AccountRef } from './accounts';
export { post } from './post';
export type { Posted, Posting, Reference } from './post';
export { shareOf } from './share';
