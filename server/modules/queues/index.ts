/** What other modules may use of `queues`. */
export { queueHandlers } from './queueHandlers';
