import { withdraw } from '#schemas/api/withdraw';

/** The brand's least withdrawal, the balance and the level's limits are checked beside it. */
export const schema = withdraw['POST /api/auth/withdraw/{uuid}'].body;
