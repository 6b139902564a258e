/** Statuses of the platform (acceptance, appendix B). Their Thai labels are texts of the clients. */

/** B1 deposit request. */
export const depositStatuses = [
  'PENDING',
  'TRANSFERRED',
  'SUCCESS',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** B2 slip. `VERIFYING` also covers a slip whose bank look-up has not been answered (S7). */
export const slipStatuses = [
  'VERIFYING',
  'VERIFIED',
  'SUCCESS',
  'PENDING_REVIEW',
  'DUPLICATE',
  'INVALID',
  'REJECTED',
] as const;
export type SlipStatus = (typeof slipStatuses)[number];

/** B3 withdrawal. */
export const withdrawStatuses = [
  'PENDING',
  'PROCESSING',
  'SUCCESS',
  'FAILED',
  'REJECTED',
  'REFUNDED',
] as const;
export type WithdrawStatus = (typeof withdrawStatuses)[number];

/**
 * Why the system did not approve a withdrawal: automatic approval is switched off; the amount is above the brand's
 * tier; withdrawals are halted; turnover is left; the account changed within the brand's hours; the member's first; the
 * member takes a break; tried again after a failed payout.
 */
export const manualReasons = [
  'OFF',
  'AMOUNT',
  'HALTED',
  'TURNOVER',
  'BANK_CHANGED',
  'FIRST_WITHDRAWAL',
  'BREAK',
  'RETRIED',
] as const;
export type ManualReason = (typeof manualReasons)[number];

/** B4 reward request. */
export const rewardStatuses = ['PENDING', 'APPROVED', 'SHIPPED', 'SUCCESS', 'REJECTED'] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

/** B5 game reward request. */
export const gameRewardStatuses = ['PENDING', 'SUCCESS', 'REJECTED'] as const;
export type GameRewardStatus = (typeof gameRewardStatuses)[number];

/** An adjustment by staff: `PENDING` waits for a second person (M21). */
export const adjustmentStatuses = ['PENDING', 'SUCCESS', 'REJECTED'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

/** A bank line: `LINKED` backs a manual credit, `REFUNDED` is returned to its sender. */
export const bankTransferStatuses = ['UNMATCHED', 'MATCHED', 'LINKED', 'REFUNDED'] as const;
export type BankTransferStatus = (typeof bankTransferStatuses)[number];
/** A level given or taken back by staff: `PENDING` waits for a second person (LVL-11). */
export const levelGrantStatuses = ['PENDING', 'SUCCESS', 'REJECTED'] as const;
export type LevelGrantStatus = (typeof levelGrantStatuses)[number];

/** B6 website. */
export const websiteStatuses = ['ACTIVE', 'MA'] as const;
export type WebsiteStatus = (typeof websiteStatuses)[number];

/** B7 game or provider. */
export const gameStatuses = ['ON', 'MA'] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** Credit on its way to a house of games, or home from one. `REFUSED`: it never left where it was. */
export const gameTransferStatuses = ['PENDING', 'DONE', 'REFUSED'] as const;
export type GameTransferStatus = (typeof gameTransferStatuses)[number];

/** A turnover requirement: `LOST` when the member lost all credit, `WAIVED` by staff. */
export const turnoverStatuses = ['OPEN', 'MET', 'EXPIRED', 'LOST', 'WAIVED'] as const;
export type TurnoverStatus = (typeof turnoverStatuses)[number];

/** An outgoing event at one receiver: `FAILED` when its attempts are over. */
export const webhookStatuses = ['PENDING', 'DELIVERED', 'FAILED'] as const;
