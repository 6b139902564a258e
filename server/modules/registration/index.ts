/** What other modules may use of `registration`. */
export { registerHandlers } from './registerHandlers';
