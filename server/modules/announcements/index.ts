/** What other modules may use of `announcements`. */
export { announcementHandlers } from './announcementHandlers';
