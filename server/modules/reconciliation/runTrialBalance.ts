import { bangkokDay } from '#core/time/bangkok';
import type { Deps } from '#server/providers/deps';
import { createTrialBalance } from './createTrialBalance';
import type { TrialBalance } from './createTrialBalance';

/**
 * Draws the trial balance of each brand up that has none of this Bangkok day yet (M22). On several servers each brand is
 * done by one of them.
 * @returns how many were drawn up.
 * @throws Error that names what does not add up, once it is written down and withdrawals are halted.
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
  let drawn = 0;
  for (const { id: brandId } of deps.brands.all) {
    if (done.some(({ brand_id }) => brand_id === brandId)) continue;
    try {
      const balance = await createTrialBalance(deps, { brandId, now });
      if (balance) drawn += 1;
      if (balance && !balance.sound) failures.push(new BooksBroken(balance));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} trial balances failed`);
  return drawn;
}

/** For the log: which brand, and the first of what is wrong. */
export class BooksBroken extends Error {
  override readonly name = 'BooksBroken';

  constructor({ brandId, breaks }: TrialBalance) {
    const named = breaks
      .slice(0, 5)
      .map(({ kind, id, account, difference, points }) =>
        [kind.toLowerCase(), account, id, `differs by ${difference} ${points ? 'points' : 'satang'}`]
          .filter((part) => part !== null)
          .join(' '),
      );
    super(`The books of ${brandId} do not add up: ${named.join('; ') || 'the sums differ'}.`);
  }
}
