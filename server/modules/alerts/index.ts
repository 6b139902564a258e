/** What other modules may use of `alerts`. */
export { alertHandlers } from './alertHandlers';
export { evaluateAlerts } from './evaluateAlerts';
