import { list, nullable, object, oneOf } from '#schemas/common/schemaBuilders';
import { boundNames, hostPowers } from '#schemas/common/terms';
import { flag, text } from '#schemas/common/scalars';

/** Baht or percent; `null` means no limit or no figure. */
const figure = { type: 'number', minimum: 0 } as const;

/** One figure of a brand that a release changes. */
const costChange = object({
  bound: oneOf(boundNames),
  /** JSON pointer of its setting; empty for all settings together. */
  path: text,
  before: nullable(figure),
  after: nullable(figure),
  /** Expected cost of a day in baht, at the activity of the last 24 hours. */
  dayBefore: nullable(figure),
  dayAfter: nullable(figure),
  /** The highest value that one person may publish alone. */
  limit: figure,
  beyond: flag,
});

/** A host that gets more powers by a release; `SITE`: the site itself opens there. */
const hostChange = object({
  host: text,
  powers: list(oneOf([...hostPowers, 'SITE'])),
  known: flag,
});

/** How a release affects money, log-ins and hosts, and who has to approve it. */
export const releaseReview = object({
  costs: list(costChange),
  hosts: list(hostChange, 200),
  /** JSON pointers of changes that need an administrator. */
  sensitive: list(text, 200),
  second: flag,
  admin: flag,
});
