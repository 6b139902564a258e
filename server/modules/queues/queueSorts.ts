import { sql, type RawBuilder } from 'kysely';
import type { QueueSort } from '#schemas/api/shapes/queueItem';

interface SortedRow {
  readonly amount: number | null;
  readonly created_at: Date;
}

interface Sort {
  /** SQL: the value by which the items `q` are sorted; an index has it. */
  readonly value: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
  readonly after: RawBuilder<unknown>;
  /** The value of a row as the time that a cursor contains: satang become milliseconds. */
  readonly keyOf: (row: SortedRow) => Date;
  /** The value of a cursor in SQL. */
  readonly valueOf: (key: Date) => Date | number;
}

const bySince = {
  value: sql`q.since`,
  keyOf: ({ created_at }: SortedRow) => created_at,
  valueOf: (key: Date) => key,
};
/** Items without an amount count as zero. */
const byAmount = {
  value: sql`coalesce(q.amount, 0)`,
  keyOf: ({ amount }: SortedRow) => new Date(amount ?? 0),
  valueOf: (key: Date) => key.getTime(),
};
const ascending = { direction: sql`ASC`, after: sql`>` };
const descending = { direction: sql`DESC`, after: sql`<` };

export const queueSorts: Readonly<Record<QueueSort, Sort>> = {
  oldest: { ...bySince, ...ascending },
  newest: { ...bySince, ...descending },
  largest: { ...byAmount, ...descending },
  smallest: { ...byAmount, ...ascending },
};

/** SQL: the order of the items of a list. */
export const orderOf = ({ value, direction }: Sort): RawBuilder<unknown> =>
  sql`ORDER BY ${value} ${direction}, q.id ${direction}`;
