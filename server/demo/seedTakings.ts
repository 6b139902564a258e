import { bonusWindows } from '#brand/bonusWindows';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDayStart } from '#server/clock';
import type { Transaction } from '#server/db/transaction';
import { readBalance } from '#server/ledger/accounts';
import type { DemoMember } from './demoMembers';
import { seedDeposit, seedWithdrawal } from './seedRequests';

interface Taker {
  readonly memberId: string;
  readonly member: DemoMember;
  /** The company account that they paid into. */
  readonly accountId: string;
  /** Number of their own account. */
  readonly account: string;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;
/** Satang, before what makes the balance end as the window asks. */
const BROUGHT = 50_000;

/** Claims yesterday's first bonus window, if the brand has one, and takes all that there is home late that day. */
export async function seedTakings(trx: Transaction, brand: Brand, taker: Taker): Promise<void> {
  const { memberId, member, accountId, account, now } = taker;
  const yesterday = bangkokDayStart(now).getTime() - 24 * HOUR_MS;
  const has = async () => (await readBalance(trx, brand.id, memberId)).available;
  const [window] = brand.flags.promotion ? bonusWindows(brand.bonus) : [];
  if (window) {
    const missing = (((window.digits - (await has())) % 100) + 100) % 100;
    const when = new Date(yesterday + msOf(window.start));
    await seedDeposit(trx, { brand, memberId, accountId, amount: BROUGHT + missing, when, claims: true });
  }
  const amount = await has();
  const when = new Date(yesterday + 23 * HOUR_MS);
  if (amount > 0) await seedWithdrawal(trx, { brand, memberId, member, account, amount, when });
}

/** Of a time of day, `HH:MM:SS`. */
function msOf(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`);
}
