/** What the address of the dashboard says when the check-in was asked for. */
export const CHECK_IN_ASKED = 'check-in';

/** Where the check-in is opened, done or not. */
export const CHECK_IN_PATH = `/auth/dashboard?${CHECK_IN_ASKED}`;
