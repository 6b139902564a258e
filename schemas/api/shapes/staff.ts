import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { email } from '#schemas/common/person';
import { deviceToken } from '#schemas/common/proofOfWork';
import { baht, dateTime, level, text, uuid } from '#schemas/common/scalars';
import { staffRoles } from '../staffPermissions';
import { companyBank } from './user';
import { nearCredits } from './bankTransfer';
import { depositChannels } from './deposit';
import { slipParty } from './slip';
import {
  depositStatuses,
  levelGrantStatuses,
  manualReasons,
  slipStatuses,
  withdrawStatuses,
} from './statuses';

/** A staff member and the role held at each brand (ROL-04). */
export const staffMember = object({
  uuid,
  email,
  roles: list(object({ brandId: text, role: oneOf(staffRoles) }), 1000),
});

/** An open staff session. `device` is the token that this browser presents at its next log-in. */
export const staffSession = object({ token: text, staff: staffMember }, { device: deviceToken });

export const memberStatuses = ['ACTIVE', 'SUSPENDED'] as const;

/**
 * A member as staff see it; `held` is reserved by open withdrawals, `cashback` the refund of own losses and `friends` the
 * income from friends that they have not moved to the wallet yet.
 */
export const staffUser = object({
  uuid,
  username: text,
  name: text,
  level,
  status: oneOf(memberStatuses),
  credit: baht,
  held: baht,
  cashback: baht,
  friends: baht,
  createdAt: dateTime,
  lastLoginAt: nullable(dateTime),
});

/** The owner of the row, and who decided it when; `decidedAt` is null until then. */
export const decidedRow = {
  uuid,
  userUuid: uuid,
  username: text,
  name: text,
  reason: nullable(text),
  createdAt: dateTime,
  decidedAt: nullable(dateTime),
  decidedBy: nullable(text),
} as const;

/**
 * `bankTransferUuid` is the bank line that paid, `waiting` the adjustment of an open request that waits for a second
 * person, and `near` what may be the same money.
 */
export const staffDeposit = object({
  ...decidedRow,
  amount: baht,
  payAmount: baht,
  bonus: baht,
  channel: oneOf(depositChannels),
  bank: nullable(companyBank),
  status: oneOf(depositStatuses),
  expiredAt: nullable(dateTime),
  bankTransferUuid: nullable(uuid),
  waiting: nullable(uuid),
  near: nearCredits,
});

/** `amount` comes from the bank, `claimedAmount` and `note` from the member. `near`: credits that may be the same money. */
export const staffSlip = object({
  ...decidedRow,
  slipUuid: uuid,
  amount: nullable(baht),
  claimedAmount: nullable(baht),
  note: nullable(text),
  transRef: nullable(text),
  sendingBank: nullable(text),
  sender: nullable(slipParty),
  receiver: nullable(slipParty),
  date: nullable(dateTime),
  status: oneOf(slipStatuses),
  code: nullable(text),
  near: nearCredits,
});

/**
 * `bankId` is the full account number: this is where the payout goes. `approvedBy` approved first, or alone: a PENDING
 * withdrawal that has it waits for a second person. No `manualReasons`: the system approved.
 */
export const staffWithdrawal = object({
  ...decidedRow,
  amount: baht,
  bankName: text,
  bankId: text,
  accountName: text,
  status: oneOf(withdrawStatuses),
  approvedBy: nullable(text),
  manualReasons: list(oneOf(manualReasons), manualReasons.length),
});

/** One line of the audit log (I8, D11); brand `*` means all of them. */
export const auditRow = object({
  uuid,
  brandId: text,
  at: dateTime,
  actorType: oneOf(['member', 'staff', 'system', 'anonymous']),
  actor: nullable(text),
  action: text,
  target: nullable(text),
  ip: nullable(text),
  detail: { type: 'object', additionalProperties: text },
});

/** `GIVE` lifts the member to a level that deposits do not reach, `TAKE` returns them to what they earned. */
export const levelGrantDirections = ['GIVE', 'TAKE'] as const;

/** A level given or taken back by staff (LVL-11); `levelBefore` and `levelAfter` are set once it is approved. */
export const staffLevelGrant = object({
  ...decidedRow,
  direction: oneOf(levelGrantDirections),
  level,
  levelBefore: nullable(level),
  levelAfter: nullable(level),
  status: oneOf(levelGrantStatuses),
  proposedBy: text,
  refusal: nullable(text),
});

/** Six digits of an authenticator app (RFC 6238). */
export const otp = { type: 'string', pattern: '^[0-9]{6}$' } as const;
