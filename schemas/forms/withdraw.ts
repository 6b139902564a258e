import { withdraw } from '#schemas/api/withdraw';

/** The brand's minimum withdrawal, the balance and the level's limits are validated separately. */
export const schema = withdraw['POST /api/auth/withdraw/{uuid}'].body;
