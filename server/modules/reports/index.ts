/** What other modules may use of `reports`. */
export { checkRollUps } from './checkRollUps';
export { reportHandlers } from './reportHandlers';
export { rollUp } from './rollUp';
export { rollUpDecisions } from './rollUpDecisions';
