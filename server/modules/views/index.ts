/** What other modules may use of `views`. */
export { viewHandlers } from './viewHandlers';
