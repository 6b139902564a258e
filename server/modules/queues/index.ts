/** What other modules may use of `queues`. */
export { queueHandlers } from './queueHandlers';
export { targetMs } from './queueBrands';
