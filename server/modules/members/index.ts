/** What other modules may use of `members`. */
export { addressHandlers } from './addressHandlers';
export { saveAddress } from './addressRepository';
export { memberHandlers } from './memberHandlers';
export { memberStaffHandlers } from './memberStaffHandlers';
export { readProfile } from './readProfile';
