/** What other modules may use of `settings`. */
export { settingHandlers } from './settingHandlers';
