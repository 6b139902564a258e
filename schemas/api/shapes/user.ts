import { nullable, object } from '#schemas/common/schemaBuilders';
import { deviceToken } from '#schemas/common/proofOfWork';
import { essential } from '#schemas/common/essential';
import { baht, dateTime, level, text, uuid } from '#schemas/common/scalars';
import { userAddress } from './address';
import { userBank } from './bank';

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
