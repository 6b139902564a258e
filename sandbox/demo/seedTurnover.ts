import { bonusWindows } from '#core/brand/bonusWindows';
import { windowTurnover } from '#core/brand/turnover';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDayStart } from '#core/time/bangkok';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import { readBalance } from '#server/modules/ledger/index';
import { LATE_MS, expire, readTurnoverLeft } from '#server/modules/turnover/index';
import { demoGame, playSession } from './demoSession';
import { seedDeposit } from './seedRequests';

/** A member who deposits in the first bonus window of days before today. */
export interface Claimer {
  readonly memberId: string;
  /** The company account that they pay into. */
  readonly accountId: string;
  readonly now: Date;
}

/** Satang of a deposit, without the amount that makes the balance end in the required digits. */
const DEPOSIT = 50_000;
/** Satang that the member of {@link seedTurnover} has besides, so that no losing streak ends the turnover. */
const SAVINGS = 500_000;
/** Satang. Few large bets, because every round costs queries. */
const STAKE = 10_000;
/** Sessions until somebody gives up: draws do not count, so that one session may not be enough. */
const SESSIONS = 10;
const GAME = 'dragon-tiger';

/**
 * Deposits in the first bonus window of a day, with its bonus and the turnover of it.
 * @param ago days before today.
 * @returns when it was; undefined where the brand has no bonus.
 */
export async function claimBonus(
  trx: Transaction,
  brand: Brand,
  { memberId, accountId, now }: Claimer,
  ago: number,
): Promise<Date | undefined> {
  const [window] = brand.flags.promotion ? bonusWindows(brand.bonus) : [];
  if (!window) return undefined;
  const { available } = await readBalance(trx, brand.id, memberId);
  const missing = (((window.digits - available) % 100) + 100) % 100;
  const when = new Date(bangkokDayStart(now).getTime() - ago * DAY_MS + msOf(window.start));
  await seedDeposit(trx, { brand, memberId, accountId, amount: DEPOSIT + missing, when, claims: true });
  return when;
}

/**
 * Plays until this share of the open turnover is done. A minute passes with each bet.
 * @param share 1 for all of it.
 */
export async function playThrough(
  trx: Transaction,
  brand: Brand,
  memberId: string,
  { from, share }: { readonly from: Date; readonly share: number },
): Promise<void> {
  const player = { brandId: brand.id, memberId };
  let begin = new Date(from.getTime() + 5 * MINUTE_MS);
  const open = await readTurnoverLeft(trx, brand.id, memberId, begin);
  const target = open - Math.round(open * share);
  for (let session = 0; session < SESSIONS; session += 1) {
    const left = (await readTurnoverLeft(trx, brand.id, memberId, begin)) - target;
    if (left <= 0) return;
    const bets = Array.from({ length: Math.ceil(left / STAKE) }, (_, n) => ({
      stake: Math.min(STAKE, left - n * STAKE),
      at: new Date(begin.getTime() + (n + 1) * MINUTE_MS),
    }));
    const end = new Date(begin.getTime() + (bets.length + 1) * MINUTE_MS);
    await playSession(trx, { player, inviterId: null, game: demoGame(GAME), bets, begin, end });
    begin = end;
  }
}

/** One bonus whose turnover expired, one whose turnover was met, and one that is being played through. */
export async function seedTurnover(trx: Transaction, brand: Brand, claimer: Claimer): Promise<void> {
  const { memberId, accountId, now } = claimer;
  const rule = windowTurnover(brand, 1);
  if (!rule) return;
  const ago = rule.days + 3;
  const saved = new Date(bangkokDayStart(now).getTime() - (ago + 1) * DAY_MS + 9 * 60 * MINUTE_MS);
  await seedDeposit(trx, { brand, memberId, accountId, amount: SAVINGS, when: saved });
  const first = await claimBonus(trx, brand, claimer, ago);
  if (!first) return;
  await playThrough(trx, brand, memberId, { from: first, share: 0.4 });
  const expiry = new Date(first.getTime() + rule.days * DAY_MS + LATE_MS + 5 * MINUTE_MS);
  await expire(trx, { brandId: brand.id, memberId, now: expiry });
  const second = await claimBonus(trx, brand, claimer, 2);
  if (second) await playThrough(trx, brand, memberId, { from: second, share: 1 });
  const third = await claimBonus(trx, brand, claimer, 1);
  if (third) await playThrough(trx, brand, memberId, { from: third, share: 0.35 });
}

/** Milliseconds from midnight to a time of day, `HH:MM:SS`. */
function msOf(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`);
}
