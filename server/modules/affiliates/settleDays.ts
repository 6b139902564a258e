import { bangkokDay } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { settleDay } from './settleDay';

/** Days per run; the rest waits for the next one. */
const AT_ONCE = 500;
/** Grace period in ms, because providers report the last rounds of a day late. */
const GRACE_MS = 10 * MINUTE_MS;

/**
 * Settles all finished Bangkok days of play. Concurrent and repeated runs settle a day once; a failure does not
 * block the others.
 * @returns the number settled.
 */
export async function settleDays({
  db,
  brands,
  clock,
}: Pick<Deps, 'db' | 'brands' | 'clock'>): Promise<number> {
  const now = clock.now();
  const due = await db
    .selectFrom('game_days')
    .select(['brand_id', 'id'])
    .where('settled_at', 'is', null)
    .where('day', '<', bangkokDay(new Date(now.getTime() - GRACE_MS)))
    .where('brand_id', 'in', ['', ...brands.all.map(({ id }) => id)])
    .orderBy('day')
    .limit(AT_ONCE)
    .execute();
  let settled = 0;
  const failures: unknown[] = [];
  for (const { brand_id: brandId, id } of due) {
    const brand = brands.byId(brandId);
    if (!brand) continue;
    await inTransaction(db, (trx) => settleDay(trx, brand, id, now)).then(
      (done) => {
        settled += done ? 1 : 0;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} days of play were not settled`);
  return settled;
}
