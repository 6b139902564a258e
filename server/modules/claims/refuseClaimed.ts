import { sql } from 'kysely';
import type { QueueKind } from '#schemas/api/shapes/queueItem';
import { fail } from '#server/platform/appError';
import type { Transaction } from '#server/platform/db/transaction';

export interface Decided {
  readonly brandId: string;
  /** The queues in which the request may be. */
  readonly kinds: readonly QueueKind[];
  readonly id: string;
  readonly staffId: string;
}

/**
 * Refuses a decision of staff about a request that another person has claimed. Without a claim anyone may decide. The
 * decision itself ends the claim: a trigger takes the request out of its queue. Locks nothing, so that automatic paths
 * never wait for it: a claim of the very moment of a decision finds its item gone.
 * @throws AppError CLAIMED_BY_OTHER with the name of the claimant.
 */
export async function refuseClaimed(
  trx: Transaction,
  { brandId, kinds, id, staffId }: Decided,
): Promise<void> {
  const claim = await trx
    .selectFrom('queue_items as q')
    .innerJoin('staff as s', 's.id', 'q.claimed_by')
    .select('s.name')
    .where('q.brand_id', '=', brandId)
    .where('q.kind', 'in', kinds)
    .where('q.id', '=', id)
    .where('q.claimed_by', '<>', staffId)
    .where(sql<boolean>`q.claimed_until > clock_timestamp()`)
    .executeTakeFirst();
  if (claim) throw fail('CLAIMED_BY_OTHER', { name: claim.name });
}
