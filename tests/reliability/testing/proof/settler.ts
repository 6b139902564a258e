import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY_MS } from '#core/time/durations';
import { systemClock } from '#server/platform/clock';
import { settleDays } from '#server/modules/affiliates/settleDay';
import { uuidv7 } from '#server/platform/id';
import { testDirectory } from '#server/testing/testDirectory';
import { inside } from '../members';
import type { Inside } from '../members';
import type { Site } from '../site';
import type { Stage } from './messages';
import type { Operation } from './operations';

/**
 * Settles past days of play concurrently with the clients, twice each as two servers would: affiliate shares and
 * cashback are paid once (M17). @param done operations that the clients have started, to keep pace with them. @param
 * stop ends early when the clients cannot finish.
 */
export async function settleAlong(
  site: Site,
  { operations, players }: Stage,
  done: () => number,
  stop: AbortSignal,
): Promise<void> {
  const due = operations.filter(({ kind }) => kind === 'settle');
  const days = new Map<number, number>();
  let next = 0;
  while (next < due.length && !stop.aborted) {
    // The database may restart with the site: then a new connection continues.
    await inside(site, async (world) => {
      const brand = { ...world.brand, flags: { ...world.brand.flags, affiliate: true, winlost: true } };
      const deps = { db: world.db, clock: systemClock, brands: testDirectory([brand]) };
      for (let operation = due[next]; operation; operation = due[next]) {
        while (done() < operation.index) await sleep(5, undefined, { signal: stop });
        const day = (days.get(operation.who) ?? 0) + 1;
        days.set(operation.who, day);
        await insertDay(world, players[operation.who]?.id ?? '', day, operation);
        await Promise.all([settleDays(deps), settleDays(deps)]);
        next += 1;
      }
    }).catch(() => sleep(50));
  }
}

/** Past days that were paid more than once, or not at all. */
export function wrongDays(site: Site): Promise<string[]> {
  return inside(site, async ({ db }) => {
    const { rows } = await sql<{ id: string }>`
      SELECT d.id FROM game_days d
      LEFT JOIN ledger_transactions t ON t.brand_id = d.brand_id AND t.reference_type = 'GAME_DAY' AND t.reference_id = d.id
      WHERE d.day < (now() AT TIME ZONE 'Asia/Bangkok')::date - 1
      GROUP BY d.brand_id, d.id, d.settled_at HAVING d.settled_at IS NULL OR count(t.id) > 1`.execute(db);
    return rows.map(({ id }) => id);
  });
}

/** A past day of play. @param ago days before today. */
async function insertDay(
  { db, brand }: Inside,
  memberId: string,
  ago: number,
  { amount, pick }: Operation,
): Promise<void> {
  const turnover = amount * 10_000;
  await db
    .insertInto('game_days')
    .columns(['brand_id', 'id', 'member_id', 'inviter_id', 'day', 'rounds', 'turnover', 'win'])
    .expression((from) =>
      from
        .selectFrom('members')
        .select((the) => [
          'brand_id',
          the.val(uuidv7()).as('id'),
          'id as member_id',
          'inviter_id',
          the.val(new Date(Date.now() - (ago + 1) * DAY_MS).toISOString().slice(0, 10)).as('day'),
          the.val(1).as('rounds'),
          the.val(turnover).as('turnover'),
          the.val(Math.floor(turnover * pick)).as('win'),
        ])
        .where('brand_id', '=', brand.id)
        .where('id', '=', memberId),
    )
    .execute();
}
