import { nullable, object, essential } from '#schemas/common/schemaBuilders';
import { deviceToken } from '#schemas/common/proofOfWork';
import { baht, dateTime, level, text, uuid } from '#schemas/common/scalars';

/** Bank account of a member. */
export const userBank = essential(object({ uuid, bankId: text, bankName: text }), 'bankId');

/** Account of the brand that deposits go to. */
export const companyBank = essential(
  object({ uuid, bankName: text, bankId: text, accountName: text }),
  'bankId',
);

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

const common = {
  uuid,
  name: text,
  phone: text,
  level,
  user_pass: essential(object({ username: text }), 'username'),
  user_credit: object({ point: baht, level }),
} as const;

/** Header of a member. */
export const userShort = object(common);

/** The member's own profile. `lastLoginAt` is the log-in before the present one (A6). */
export const userDetail = object(
  { ...common, user_bank: userBank, user_address: nullable(userAddress) },
  { lastLoginAt: nullable(dateTime) },
);

/** An open session. `device` is stored by the browser and sent with its next log-in (A3). */
export const session = essential(
  object({ token: text, user: essential(userDetail, 'uuid', 'user_pass') }, { device: deviceToken }),
  'token',
  'user',
);
