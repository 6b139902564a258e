import { deposit } from '#schemas/api/deposit';

/** The brand's minimum and maximum deposit are validated separately. */
export const schema = deposit['POST /api/auth/deposit-request'].body;
