/** What other modules may use of `staff`. */
export { amountDecidedAlone } from './amountDecidedAlone';
export { firstRun } from './firstRun';
export { highestRole, holdsRole } from './heldRoles';
export { resetAtStart } from './resetAtStart';
export { staffAccessHandlers } from './staffAccessHandlers';
export { openStaffSecrets } from './staffKey';
export { staffSessionHandlers } from './staffSessionHandlers';
