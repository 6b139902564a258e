/** What other modules may use of `claims`. */
export { refuseClaimed } from './refuseClaimed';
