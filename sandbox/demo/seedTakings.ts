import type { Brand } from '#schemas/brand/brand';
import { bangkokDayStart } from '#core/time/bangkok';
import { HOUR_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import { readBalance } from '#server/modules/ledger/index';
import type { DemoMember } from './demoMembers';
import { seedWithdrawal } from './seedRequests';
import { type Claimer, claimBonus, playThrough } from './seedTurnover';

interface Taker extends Claimer {
  readonly member: DemoMember;
  /** Number of their own account. */
  readonly account: string;
}

/**
 * Claims yesterday's first bonus window, if the brand has one, plays the bonus through and withdraws everything late that
 * day.
 */
export async function seedTakings(trx: Transaction, brand: Brand, taker: Taker): Promise<void> {
  const { memberId, member, account, now } = taker;
  const from = await claimBonus(trx, brand, taker, 1);
  if (from) await playThrough(trx, brand, memberId, { from, share: 1 });
  const { available: amount } = await readBalance(trx, brand.id, memberId);
  const when = new Date(bangkokDayStart(now).getTime() - HOUR_MS);
  if (amount > 0) await seedWithdrawal(trx, { brand, memberId, member, account, amount, when });
}
