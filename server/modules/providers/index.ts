/** What other modules may use of `providers`. */
export { providerStaffHandlers } from './providerStaffHandlers';
