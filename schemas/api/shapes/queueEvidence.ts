import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { baht, count, dateTime, flag, level, text, uuid } from '#schemas/common/scalars';
import { turnoverSources } from '#schemas/common/terms';
import { drawnGames } from '../fair';
import { adjustmentDirections, everyAdjustmentKind } from './adjustment';
import { nearCredits } from './bankTransfer';
import { depositChannels } from './deposit';
import { queueItem } from './queueItem';
import { memberStatuses } from './staff';
import {
  depositStatuses,
  gameTransferStatuses,
  manualReasons,
  rewardStatuses,
  withdrawStatuses,
} from './statuses';

/** An account with its number masked; the full number takes an audited call. */
const maskedAccount = object({ bankName: text, bankId: text, accountName: text });

/** The owner of an item. `accounts`: the present bank account first, then former ones with the time they were replaced. */
const queueMember = object({
  uuid,
  username: text,
  name: text,
  level,
  status: oneOf(memberStatuses),
  createdAt: dateTime,
  lastLoginAt: nullable(dateTime),
  credit: baht,
  held: baht,
  depositTotal: baht,
  withdrawnTotal: baht,
  accounts: list(
    object({
      bankName: text,
      bankId: text,
      accountName: text,
      since: nullable(dateTime),
      until: nullable(dateTime),
    }),
    10,
  ),
});

/** A bank line that may have paid; `sender` says whether it comes from the member's own account. */
const lineCandidate = object({
  uuid,
  amount: baht,
  transferredAt: dateTime,
  senderName: text,
  senderBank: text,
  senderAccount: text,
  sender: oneOf(['match', 'no', 'indeterminate']),
  amountDiffers: flag,
});

/** The company account that receives, and what came in today. */
const receiver = object({
  uuid,
  bankName: text,
  bankId: text,
  accountName: text,
  receivedToday: baht,
  dailyLimit: nullable(baht),
});

const depositEvidence = object({
  status: oneOf(depositStatuses),
  channel: oneOf(depositChannels),
  amount: baht,
  payAmount: baht,
  createdAt: dateTime,
  transferredAt: nullable(dateTime),
  receiver,
  lines: list(lineCandidate, 5),
  near: nearCredits,
});

/** What a row of the comparison is about; amounts are decimal baht, times ISO, everything else text. */
const comparedFields = [
  'amount',
  'time',
  'reference',
  'senderName',
  'senderBank',
  'senderAccount',
  'receiverName',
  'receiverBank',
  'receiverAccount',
] as const;

/** `member` claims, `bank` says, `expected` by the ledger; `differs` when bank and expectation, or claim, disagree. */
const comparison = object({
  field: oneOf(comparedFields),
  member: nullable(text),
  bank: nullable(text),
  expected: nullable(text),
  differs: flag,
});

/** The image is at `GET /api/staff/slip/{uuid}/image`. `code` and `reason` say why it came to staff. */
const slipEvidence = object({
  code: nullable(text),
  reason: nullable(text),
  note: nullable(text),
  comparison: list(comparison, comparedFields.length),
  depositUuid: nullable(uuid),
  line: nullable(lineCandidate),
  near: nearCredits,
  recent: list(object({ uuid, amount: nullable(baht), status: text, createdAt: dateTime }), 5),
});

const withdrawalLine = object({ uuid, amount: baht, status: oneOf(withdrawStatuses), createdAt: dateTime });

/** Deposits and play after `at`, the last paid withdrawal; null means ever. */
const sinceLastPaid = object({
  at: nullable(dateTime),
  deposited: baht,
  played: baht,
  deposits: list(object({ uuid, amount: baht, at: dateTime }), 10),
});

/** `approvedBy` gave the first of two approvals; `own`: it was the caller, so another person has to confirm. */
const withdrawalEvidence = object({
  status: oneOf(withdrawStatuses),
  account: maskedAccount,
  turnover: object({
    left: baht,
    open: list(
      object({ uuid, source: oneOf(turnoverSources), required: baht, left: baht, expiresAt: dateTime }),
      10,
    ),
  }),
  since: sinceLastPaid,
  earlier: list(withdrawalLine, 10),
  manual: list(oneOf(manualReasons), manualReasons.length),
  approvedBy: nullable(text),
  own: flag,
});

const payoutEvidence = object({
  status: oneOf(withdrawStatuses),
  reason: nullable(text),
  account: maskedAccount,
  tries: count,
  orders: list(
    object({
      reference: text,
      provider: text,
      result: nullable(oneOf(['PAID', 'FAILED'])),
      createdAt: dateTime,
      completedAt: nullable(dateTime),
    }),
    10,
  ),
  earlier: list(withdrawalLine, 10),
});

const rewardEvidence = object({
  status: oneOf(rewardStatuses),
  rewardName: text,
  point: count,
  credit: baht,
  physical: flag,
  address: nullable(text),
  trackingNo: nullable(text),
});

const prizeEvidence = object({ label: text, game: oneOf(drawnGames), playUuid: uuid, playedAt: dateTime });

const adjustmentEvidence = object({
  direction: oneOf(adjustmentDirections),
  kind: oneOf(everyAdjustmentKind),
  reason: text,
  proposedBy: text,
  /** The caller proposed it, so another person has to approve it. */
  own: flag,
  depositUuid: nullable(uuid),
  bankTransferUuid: nullable(uuid),
  near: nearCredits,
});

const gameTransferEvidence = object({
  status: oneOf(gameTransferStatuses),
  house: text,
  direction: oneOf(['IN', 'OUT']),
  reason: nullable(text),
  tries: count,
  dueAt: dateTime,
});

/** The evidence of an item: `member`, and one property that is named like its kind. */
const evidence = object(
  { member: nullable(queueMember) },
  {
    deposit: depositEvidence,
    slip: slipEvidence,
    withdrawal: withdrawalEvidence,
    payout: payoutEvidence,
    reward: rewardEvidence,
    prize: prizeEvidence,
    adjustment: adjustmentEvidence,
    gameTransfer: gameTransferEvidence,
  },
);

/** A reason template of the brand, in the words that staff read. */
const reason = object({ id: text, th: text, en: text });

/** An item of a queue with its evidence, and the reasons for a rejection in the order of their number keys. */
export const queueItemDetail = object({ ...queueItem.properties, evidence, reasons: list(reason) });
