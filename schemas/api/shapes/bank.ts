import { object } from '#schemas/common/schemaBuilders';
import { essential } from '#schemas/common/essential';
import { text, uuid } from '#schemas/common/scalars';

/** Bank account of a member. */
export const userBank = essential(object({ uuid, bankId: text, bankName: text }), 'bankId');

/** Account of the brand that deposits go to. */
export const companyBank = essential(
  object({ uuid, bankName: text, bankId: text, accountName: text }),
  'bankId',
);
