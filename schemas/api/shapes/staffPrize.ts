import { nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { baht, count, flag, text } from '#schemas/common/scalars';
import { drawnGames } from '../fair';
import { decidedRow } from './staff';
import { gameRewardStatuses, rewardStatuses } from './statuses';

/** A prize that staff hand out (B5). */
export const staffPrize = object({
  ...decidedRow,
  label: text,
  game: oneOf(drawnGames),
  status: oneOf(gameRewardStatuses),
});

/** A redemption (B4); `address` is one line, as it was when the reward was requested. */
export const staffRedemption = object({
  ...decidedRow,
  rewardName: text,
  point: count,
  credit: baht,
  physical: flag,
  address: nullable(text),
  trackingNo: nullable(text),
  status: oneOf(rewardStatuses),
});
