import { list, nullable, object, oneOf, essential } from '#schemas/common/schemaBuilders';
import { baht, count, dateTime, text } from '#schemas/common/scalars';
import { playedCategories, turnoverExpiries, turnoverSources } from '#schemas/common/terms';
import { decidedRow } from './staff';
import { turnoverStatuses } from './statuses';

const figures = {
  source: oneOf(turnoverSources),
  /** The credit that the brand gave, and the deposit that earned it. */
  given: baht,
  deposit: baht,
  multiple: count,
  required: baht,
  progress: baht,
  left: baht,
  status: oneOf(turnoverStatuses),
  atExpiry: oneOf(turnoverExpiries),
  /** The amount that was taken back at expiry. */
  taken: baht,
  expiresAt: dateTime,
};

/** The amount to stake before credit can be withdrawn. `games` are the categories that count, with their percentage. */
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

/** A requirement as staff see it; `waiver` waits for a second person. */
export const staffTurnover = object({
  ...decidedRow,
  ...figures,
  waiver: nullable(object({ proposedBy: text, reason: text })),
});
