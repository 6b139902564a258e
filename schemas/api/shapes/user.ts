import { nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { deviceToken } from '#schemas/common/proofOfWork';
import { baht, count, dateTime, level, text, uuid } from '#schemas/common/scalars';
import { depositStatuses, slipStatuses, withdrawStatuses } from './statuses';

/** Bank account of a member. */
export const userBank = essential(object({ uuid, bankId: text, bankName: text }), 'bankId');

/** Account of the brand that deposits go to; `promptPay` is its PromptPay id: digits of a phone, citizen, tax or e-wallet number. */
export const companyBank = essential(
  object({ uuid, bankName: text, bankId: text, accountName: text }, { promptPay: nullable(text) }),
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

/** What an open request asks for. */
export const openRequestKinds = ['DEPOSIT', 'SLIP', 'WITHDRAWAL'] as const;
const openRequestStatuses = [...new Set([...depositStatuses, ...slipStatuses, ...withdrawStatuses])];

/**
 * A request that is not final. `usualMinutes` is the median time of the brand's latest requests of that kind, rounded
 * up; `null` while too few have ended. `amount` is `null` until the bank or staff named it.
 */
export const openRequest = essential(
  object({
    kind: oneOf(openRequestKinds),
    uuid,
    amount: nullable(baht),
    status: oneOf(openRequestStatuses),
    createdAt: dateTime,
    usualMinutes: nullable(count),
  }),
  'kind',
  'uuid',
  'status',
);
