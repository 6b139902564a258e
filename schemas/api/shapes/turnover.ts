import { list, nullable, object, oneOf } from '#schemas/common/build';
import { essential } from '#schemas/common/essential';
import { baht, count, dateTime, text } from '#schemas/common/scalars';
import { playedCategories, turnoverExpiries, turnoverSources } from '#schemas/common/turnover';
import { decidedRow } from './staff';
import { turnoverStatuses } from './statuses';

const figures = {
  source: oneOf(turnoverSources),
  /** What the brand gave, and the deposit that earned it. */
  given: baht,
  deposit: baht,
  multiple: count,
  required: baht,
  progress: baht,
  left: baht,
  status: oneOf(turnoverStatuses),
  atExpiry: oneOf(turnoverExpiries),
  /** What was taken back at expiry. */
  taken: baht,
  expiresAt: dateTime,
};

/** What has to be staked before credit may be withdrawn. `games` are those that count, with the percent of a bet. */
export const turnoverRequirement = essential(
  object({
    uuid: decidedRow.uuid,
    ...figures,
    games: list(
      essential(object({ category: oneOf(playedCategories), percent: count }), 'category', 'percent'),
    ),
    createdAt: dateTime,
    completedAt: nullable(dateTime),
  }),
  'uuid',
  'status',
);

/** The same as staff see it; `waiver` is what waits for a second person. */
export const staffTurnover = object({
  ...decidedRow,
  ...figures,
  waiver: nullable(object({ proposedBy: text, reason: text })),
});
