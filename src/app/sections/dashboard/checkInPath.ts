/** Query parameter of the dashboard that opens the check-in. */
export const CHECK_IN_ASKED = 'check-in';

/** Address that opens the check-in, done or not. */
export const CHECK_IN_PATH = `/auth/dashboard?${CHECK_IN_ASKED}`;
