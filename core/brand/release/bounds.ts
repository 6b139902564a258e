/**
 * How much of a brand's money settings one person may change. Bounds belong to the platform, so that those whom they
 * bind cannot change them.
 */
import type { BoundName } from '#schemas/common/terms';

export type Bounds = Readonly<Record<BoundName, number>>;

/** Each bound with its default. Baht unless noted otherwise. */
export const defaultBounds: Bounds = {
  /** Largest single prize, points counted at what they are redeemed for. */
  prize: 10_000,
  /** Expected cost of one play, less its price. */
  play: 50,
  /** Expected cost of one member and day that needs no deposit: free plays, check-ins. */
  memberDay: 100,
  /** Percent of a deposit that comes back: bonus windows, points, plays earned by deposits. */
  depositShare: 30,
  /** Largest bonus of one deposit. */
  bonus: 3_000,
  /** Percent of losses that is paid back or shared with an inviter. */
  lossShare: 15,
  /** Percent of turnover that is shared with an inviter. */
  turnoverShare: 2,
  /** Credit that one point is redeemed for. */
  point: 1,
  /** Most that one member may withdraw in a day. */
  withdrawDay: 1_000_000,
  /** Expected cost of a day at the activity of the last 24 hours, all settings together. */
  day: 100_000,
};

/** Bounds in percent; the others are baht. */
export const percentBounds: ReadonlySet<BoundName> = new Set(['depositShare', 'lossShare', 'turnoverShare']);
