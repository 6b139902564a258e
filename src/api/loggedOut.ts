import { createAction } from '@reduxjs/toolkit';

/**
 * Why a session ended: the member asked, the server or the clock ended it, or staff suspended the account.
 * Every slice resets on this action, the query cache included (ST-07).
 */
export type LogoutReason = 'asked' | 'expired' | 'suspended';

/** The LOGOUT action of the specification. */
export const loggedOut = createAction<{ reason: LogoutReason }>('LOGOUT');
