/** What other modules may use of `auth`. */
export { authHandlers } from './authHandlers';
export { memberAccessStaffHandlers } from './memberAccessStaffHandlers';
export { openSession } from './openSession';
export { requirePassword } from './requirePassword';
