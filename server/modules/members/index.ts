/** What other modules may use of `members`. */
export { addressHandlers } from './addressHandlers';
export { saveAddress } from './addressHandlers';
export { memberHandlers } from './memberHandlers';
export { memberStaffHandlers } from './memberHandlers';
export { readLevel } from './readLevel';
export { readProfile } from './readProfile';
