import { object } from '#schemas/common/build';
import { text, uuid } from '#schemas/common/scalars';

/** Where rewards are sent. */
export const userAddress = object({
  uuid,
  receiver: text,
  phone: text,
  line: text,
  subdistrict: text,
  district: text,
  province: text,
  postcode: text,
});
