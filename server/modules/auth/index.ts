/** What other modules may use of `auth`. */
export { authHandlers } from './authHandlers';
export { memberAccessStaffHandlers } from './setMemberStatus';
export { openSession } from './memberSessions';
export { requirePassword } from './memberPassword';
