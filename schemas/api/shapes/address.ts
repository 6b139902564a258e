import { object } from '#schemas/common/schemaBuilders';
import { essential } from '#schemas/common/essential';
import { text, uuid } from '#schemas/common/scalars';

/** Where rewards are sent. */
export const userAddress = essential(
  object({
    uuid,
    receiver: text,
    phone: text,
    line: text,
    subdistrict: text,
    district: text,
    province: text,
    postcode: text,
  }),
  'uuid',
);
