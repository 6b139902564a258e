import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** What does not add up; `difference` is too much, in satang, or points. */
export interface Discrepancy {
  readonly kind: 'ACCOUNT' | 'TRANSACTION' | 'CREDIT';
  readonly id: string;
  /** Kind of the account and whose it is; of a credit the member alone, of a transaction nothing. */
  readonly account: string | null;
  readonly ownerId: string | null;
  readonly points: boolean;
  readonly difference: number;
}

/** A sum as an integer that a program can hold: one that was tampered with may be any, and must be told all the same. */
export function exact(sum: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`least(greatest(coalesce(${sum}, 0), -9000000000000000), 9000000000000000)::bigint`;
}
