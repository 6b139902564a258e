import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandFile } from '#schemas/brand/brandFile';
import { readBalance } from '#server/modules/ledger/accounts';
import type { TestMember } from '#server/testing/builders';
import { manyPlays, prize } from '#server/testing/prizeTools';
import { CONSISTENT, audit } from './testing/audit';
import { inside, settle } from './testing/members';
import { proving } from '#server/testing/proving';
import { isUndecided, send } from './testing/send';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';

const SPIN = 'POST /api/auth/wheel/reward';
const ROUNDS = 5;
const STOCK = 25;
/** Baht. */
const BROUGHT = 5_000;
const NOTHING_ACKNOWLEDGED = { requested: [], credited: [], held: [], refunded: [] };

const wheel = {
  ...manyPlays,
  freePerDay: 100,
  cost: 2,
  prizes: [
    prize('rare', { type: 'CREDIT', value: 50, weight: 10, stock: STOCK }),
    prize('some', { type: 'CREDIT', value: 1, weight: 30 }),
    prize('goods', { type: 'ITEM', weight: 10, stock: 40 }),
    prize('none', { weight: 20 }),
  ],
};

/** Results that a player received, and the number of their unanswered requests. */
interface Player {
  readonly member: TestMember;
  readonly acknowledged: Map<string, number>;
  lost: number;
}

describe.runIf(proving)('a site that is killed while members play', () => {
  let site: Site;
  beforeAll(async () => {
    site = await makeSite();
  });
  afterAll(() => site.remove());

  it('M10 M19 G5 kill -9 loses and duplicates no play, and gives no limited prize too often', {
    timeout: 300_000,
  }, async () => {
    let program = await site.start();
    const { members } = await settle(site, 6, BROUGHT * 100);
    await publishWheel(site);
    const players: Player[] = members.map((member) => ({ member, acknowledged: new Map(), lost: 0 }));
    const stopping = new AbortController();
    const playing = Promise.all(players.map((player) => play(site, player, stopping.signal)));
    playing.catch(() => undefined);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await Promise.race([sleep(100 + randomInt(400)), playing]);
      program.child.kill('SIGKILL');
      expect(await program.ended).toBe('SIGKILL');
      program = await site.start();
      expect(await audit(site, NOTHING_ACKNOWLEDGED)).toEqual(CONSISTENT);
    }
    stopping.abort();
    await playing;

    for (const { member, acknowledged } of players) {
      const { plays, baht } = await prizesOf(site, member);
      expect(plays.map(({ id }) => id).sort()).toEqual([...acknowledged.keys()].sort());
      expect(plays.map(({ nonce }) => nonce)).toEqual(plays.map((_, n) => n + 1));
      const won = [...acknowledged.values()].reduce((sum, value) => sum + value, 0);
      expect(baht).toBe(BROUGHT + won - plays.length * wheel.cost);
    }
    for (const { item, issued, given } of await issuedOf(site)) {
      expect([item, issued]).toEqual([item, given]);
      expect(issued).toBeLessThanOrEqual(item === 'rare' ? STOCK : 40);
    }
    // Otherwise no kill hit a request in flight, and nothing was proven.
    expect(players.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(ROUNDS / 2);
  });
});

/** Spins repeatedly; an unanswered spin is sent again with its idempotency key, as the member app does. */
async function play(site: Site, player: Player, stopping: AbortSignal): Promise<void> {
  const { token } = player.member;
  while (!stopping.aborted && player.acknowledged.size < wheel.freePerDay) {
    const idempotencyKey = randomUUID();
    for (let answered = false; !answered; ) {
      const reply = await send(await site.address(), SPIN, { token, body: {}, idempotencyKey }).catch(
        (error: unknown) => {
          if (!(error instanceof TypeError)) throw error;
          player.lost += 1;
          return undefined;
        },
      );
      if (reply && reply.status !== 200 && !isUndecided(reply)) throw new Error(reply.text);
      if (reply?.status === 200) player.acknowledged.set(reply.data.logId, reply.data.value ?? 0);
      answered = reply?.status === 200;
      if (!answered) await sleep(20);
    }
  }
}

/** Recorded plays of a member. */
function prizesOf(site: Site, member: TestMember) {
  return inside(site, async ({ db, brand }) => ({
    plays: await db
      .selectFrom('prize_plays')
      .select(['id', 'nonce'])
      .where('member_id', '=', member.id)
      .orderBy('nonce')
      .execute(),
    baht: (await readBalance(db, brand.id, member.id)).available / 100,
  }));
}

/** The stock counted as given out, and the plays that gave it. */
function issuedOf(site: Site) {
  return inside(site, async ({ db, brand }) => {
    const { rows } = await sql<{ item: string; issued: number; given: number }>`
      SELECT s.item, s.issued, (
        SELECT count(*)::int FROM prize_plays p
        JOIN prize_tables t ON t.brand_id = p.brand_id AND t.hash = p.table_hash
        WHERE p.brand_id = s.brand_id AND t.prizes -> p.given ->> 'id' = s.item) AS given
      FROM prize_stock s WHERE s.brand_id = ${brand.id} AND s.list = 'WHEEL'`.execute(db);
    return rows;
  });
}

/** Publishes a wheel with many plays and few prizes for the site's first brand. */
async function publishWheel(site: Site): Promise<void> {
  const { staff } = await settle(site, 0);
  const { brandId, file } = await inside(site, async ({ db, brand }) => ({
    brandId: brand.id,
    file: (
      await db
        .selectFrom('brand_revisions')
        .select('file')
        .where('brand_id', '=', brand.id)
        .executeTakeFirstOrThrow()
    ).file as unknown as BrandFile,
  }));
  const flags = { ...file.flags, wheel: true };
  // No turnover on prizes, so that every next play can be paid.
  const turnover = { ...file.turnover, gifts: { ...file.turnover?.gifts, wheel: 0 } };
  const { status, text } = await send(await site.address(), 'POST /api/staff/brand/{brandId}/release', {
    token: staff.token,
    params: { brandId },
    body: { baseRevision: 1, note: 'x', reason: 'x', file: { ...file, flags, wheel, turnover } },
  });
  if (status !== 200) throw new Error(text);
}
