import { list, nullable, object, oneOf } from '#schemas/common/build';
import { boundNames, hostPowers } from '#schemas/common/releaseTerms';
import { flag, text } from '#schemas/common/scalars';

/** Baht, or percent; `null` in its place is without limit or without a figure. */
const figure = { type: 'number', minimum: 0 } as const;

/** One figure of a brand that a release changes. */
const costChange = object({
  bound: oneOf(boundNames),
  /** JSON pointer of its setting; empty for all settings together. */
  path: text,
  before: nullable(figure),
  after: nullable(figure),
  /** Expected baht of a day at the activity of the last 24 hours. */
  dayBefore: nullable(figure),
  dayAfter: nullable(figure),
  /** What one person may reach alone. */
  limit: figure,
  beyond: flag,
});

/** A host that a release lets do more than before; `SITE`: the site itself opens there. */
const hostChange = object({
  host: text,
  powers: list(oneOf([...hostPowers, 'SITE'])),
  known: flag,
});

/** What a release does with money, log-ins and hosts, and whose consent it needs. */
export const releaseReview = object({
  costs: list(costChange),
  hosts: list(hostChange, 200),
  /** JSON pointers of changes that need an administrator. */
  sensitive: list(text, 200),
  second: flag,
  admin: flag,
});
