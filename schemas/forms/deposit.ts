import { deposit } from '#schemas/api/deposit';

/** The brand's least and greatest deposit are checked beside it. */
export const schema = deposit['POST /api/auth/deposit-request'].body;
