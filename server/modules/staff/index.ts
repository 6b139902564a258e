/** What other modules may use of `staff`. */
export { amountDecidedAlone } from './amountDecidedAlone';
export { firstRun } from './invitations';
export { allowsAt, permissionsAt } from './adminScope';
export { staffEmail } from './personRepository';
export { resetAtStart } from './resets';
export { staffAccessHandlers } from './staffAccessHandlers';
export { openStaffSecrets } from './staffKey';
export { staffSessionHandlers } from './staffSessionHandlers';
