/** What other modules may use of `member-records`. */
export { memberRecordHandlers } from './memberRecordHandlers';
