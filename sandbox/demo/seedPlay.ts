import { randomInt } from 'node:crypto';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDayStart } from '#core/time/bangkok';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import { settleDay } from '#server/modules/affiliates/index';
import { demoGame, playSession, type PlannedBet } from './demoSession';
import { seedDeposit } from './seedRequests';

interface Play {
  readonly memberId: string;
  readonly inviterId: string | null;
  /** The company account that the stake money was paid into. */
  readonly accountId: string;
  /** Code of a game of the sandbox. */
  readonly game: string;
  /** Satang, before they began. */
  readonly brought: number;
  readonly now: Date;
}

/** Days before today, and rounds of each. */
const DAYS = 5;
const ROUNDS = 4;
/** Percent of what they brought, so that it lasts. */
const STAKES = [1, 2, 3, 4] as const;

/** A member who deposited, played on the days before today and brought home what was left. */
export async function seedPlay(trx: Transaction, brand: Brand, play: Play): Promise<void> {
  const { memberId, inviterId, accountId, game, brought, now } = play;
  const begin = new Date(bangkokDayStart(now).getTime() - DAYS * DAY_MS + 10 * 60 * MINUTE_MS);
  await seedDeposit(trx, { brand, memberId, accountId, amount: brought, when: begin });
  const bets = Array.from({ length: DAYS * ROUNDS }, (_, n): PlannedBet => {
    const percent = STAKES[randomInt(STAKES.length)] ?? STAKES[0];
    const at = begin.getTime() + Math.floor(n / ROUNDS) * DAY_MS + ((n % ROUNDS) + 5) * MINUTE_MS;
    return { stake: (brought * percent) / 100, at: new Date(at) };
  });
  const player = { brandId: brand.id, memberId };
  await playSession(trx, { player, inviterId, game: demoGame(game), bets, begin, end: now });
}

/** Settles every day on which the member played. */
export async function settlePlay(trx: Transaction, brand: Brand, memberId: string, now: Date): Promise<void> {
  const days = await trx
    .selectFrom('game_days')
    .select('id')
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .execute();
  for (const { id } of days) await settleDay(trx, brand, id, now);
}
