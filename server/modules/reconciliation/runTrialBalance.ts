import { bangkokDay } from '#core/time/bangkok';
import type { Deps } from '#server/providers/deps';
import { createTrialBalance, type TrialBalance } from './createTrialBalance';

/**
 * Creates today's (Bangkok) trial balance for each brand that has none. With several servers, one of them does each
 * brand.
 * @returns the number created.
 * @throws TrialBalanceFailed with the discrepancies, after they are stored and withdrawals are frozen.
 */
export async function runTrialBalance(
  deps: Pick<Deps, 'db' | 'brands' | 'clock' | 'config'>,
): Promise<number> {
  const now = deps.clock.now();
  const done = await deps.db
    .selectFrom('trial_balances')
    .select('brand_id')
    .distinct()
    .where('day', '=', bangkokDay(now))
    .execute();
  const failures: unknown[] = [];
  let created = 0;
  for (const { id: brandId } of deps.brands.all) {
    if (done.some(({ brand_id }) => brand_id === brandId)) continue;
    try {
      const balance = await createTrialBalance(deps, { brandId, now });
      if (balance) created += 1;
      if (balance && !balance.balanced) failures.push(new TrialBalanceFailed(balance));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} trial balances failed`);
  return created;
}

/** Names the brand and the first discrepancies, for the log. */
export class TrialBalanceFailed extends Error {
  override readonly name = 'TrialBalanceFailed';

  constructor({ brandId, discrepancies }: TrialBalance) {
    const named = discrepancies
      .slice(0, 5)
      .map(({ kind, id, account, difference, points }) =>
        [kind.toLowerCase(), account, id, `differs by ${difference} ${points ? 'points' : 'satang'}`]
          .filter((part) => part !== null)
          .join(' '),
      );
    super(`The trial balance of ${brandId} has discrepancies: ${named.join('; ') || 'the totals differ'}.`);
  }
}
