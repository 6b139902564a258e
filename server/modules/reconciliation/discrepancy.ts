import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A failed check; `difference` is the surplus in satang or points. */
export interface Discrepancy {
  readonly kind: 'ACCOUNT' | 'TRANSACTION' | 'CREDIT';
  readonly id: string;
  /** Kind and owner of the account; only the member for a credit, nothing for a transaction. */
  readonly account: string | null;
  readonly ownerId: string | null;
  readonly points: boolean;
  readonly difference: number;
}

/** A sum limited to safe integers, because a tampered balance may be out of range and must still be reported. */
export function exact(sum: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`least(greatest(coalesce(${sum}, 0), -9000000000000000), 9000000000000000)::bigint`;
}
