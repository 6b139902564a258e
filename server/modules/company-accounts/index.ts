/** What other modules may use of `company-accounts`. */
export { companyAccountHandlers } from './companyAccountHandlers';
export { insertAccount } from './insertAccount';
export type { NewAccount } from './insertAccount';
