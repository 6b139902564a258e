import { nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { level, text } from '#schemas/common/scalars';
import { decidedRow } from './staff';
import { levelGrantStatuses } from './statuses';

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
