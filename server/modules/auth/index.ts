/** What other modules may use of `auth`. */
export { authHandlers } from './authHandlers';
export { deviceName, networkOf } from './deviceName';
export { memberAccessStaffHandlers, setMemberStatus } from './setMemberStatus';
export { openSession } from './memberSessions';
export { requirePassword } from './memberPassword';
