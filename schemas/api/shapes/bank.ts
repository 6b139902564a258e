import { object } from '#schemas/common/build';
import { text, uuid } from '#schemas/common/scalars';

/** Bank account of a member. */
export const userBank = object({ uuid, bankId: text, bankName: text });

/** Account of the brand that deposits go to. */
export const companyBank = object({ uuid, bankName: text, bankId: text, accountName: text });
