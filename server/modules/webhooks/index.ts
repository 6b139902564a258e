/** What other modules may use of `webhooks`. */
export { webhookJobs } from './deliver';
export { storeReceivers } from './storeReceivers';
export { webhookStaffHandlers } from './webhookStaffHandlers';
