/** What other modules may use of `queues`. */
export { queueHandlers } from './queueHandlers';
export { countOverdue } from './countQueues';
export { targetMs } from './queueBrands';
