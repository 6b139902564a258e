import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandboxPeer, type SandboxPeer } from '#sandbox/testing/sandboxPeer';
import { readBalance } from '#server/modules/ledger/accounts';
import { CONSISTENT, audit } from './testing/audit';
import { inside, settle } from './testing/members';
import type { SeenRound } from './testing/players';
import { startPlayers } from './testing/players';
import { proving } from '#server/testing/proving';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';

const KILLS = 6;
/** In every third round the database is killed too, and recovers from its log. */
const WITH_DATABASE = 3;
const PLAYERS = 6;
const BAHT = 1_000;
const NOTHING_ACKNOWLEDGED = { requested: [], credited: [], held: [], refunded: [] };

describe.runIf(proving)('games on a site that is killed', () => {
  let site: Site;
  let sandbox: SandboxPeer;
  beforeAll(async () => {
    sandbox = await startSandboxPeer();
    site = await makeSite();
  });
  afterAll(async () => {
    await site.remove();
    await sandbox.close();
  });

  it('M10 G5 kill -9 at any moment loses no credit in transit and no round, and duplicates neither', {
    timeout: 300_000,
  }, async () => {
    let program = await site.start({ env: sandbox.env });
    const { members } = await settle(site, PLAYERS, BAHT * 100);
    const players = startPlayers({ site, gamesUrl: sandbox.url }, members, BAHT);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await players.more(PLAYERS);
      await sleep(randomInt(400));
      const seen = [...players.seen];
      if (kill % WITH_DATABASE === 0) process.kill(await site.postmaster(), 'SIGKILL');
      program.child.kill('SIGKILL');
      expect(await program.ended).toBe('SIGKILL');
      program = await site.start({ env: sandbox.env });
      expect(await audit(site, NOTHING_ACKNOWLEDGED)).toEqual(CONSISTENT);
      expect(await forgotten(sandbox, seen)).toEqual([]);
    }
    await players.stop();
    expect(players.wrong).toEqual([]);
    // The game provider reports the last rounds with a delay.
    await expect.poll(() => leftInGames(site, sandbox, members), { timeout: 30_000 }).toBe(0);
    expect(await audit(site, NOTHING_ACKNOWLEDGED)).toEqual(CONSISTENT);
    for (const { id } of members) {
      const { available } = await inside(site, ({ db, brand }) => readBalance(db, brand.id, id));
      expect(available).toBe(Math.round((players.credit.get(id) ?? 0) * 100));
    }
    // Otherwise no kill hit a request in flight, and nothing was proven.
    expect(players.lost).toBeGreaterThan(0);
    expect(players.visits).toBeGreaterThan(PLAYERS);
  });
});

/** Rounds whose result a player has seen and that are missing or have another result. */
async function forgotten({ db }: SandboxPeer, seen: readonly SeenRound[]): Promise<string[]> {
  const ids = seen.map(({ requestId }) => requestId);
  const wins = seen.map(({ win }) => Math.round(win * 100));
  const { rows } = await sql<{ id: string }>`
    SELECT s.id::text AS id FROM unnest(${ids}::uuid[], ${wins}::bigint[]) AS s (id, win)
    WHERE NOT EXISTS (SELECT FROM sandbox_game_rounds r WHERE r.request_id = s.id AND r.win = s.win)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Satang of these members in wallets and in transit, by the provider's records and by the ledger. */
async function leftInGames(
  site: Site,
  { db: provider }: SandboxPeer,
  members: readonly { readonly id: string }[],
): Promise<number> {
  const ids = members.map(({ id }) => id);
  const ledger = await inside(site, ({ db }) =>
    sql<{ left: number }>`
      SELECT coalesce(sum(abs(balance)), 0)::bigint AS left FROM (
        SELECT balance FROM ledger_accounts WHERE kind = 'GAME_TRANSIT' AND owner_id = ANY (${ids}::uuid[])
        UNION ALL
        SELECT a.balance FROM ledger_accounts a JOIN game_wallets w ON w.id = a.owner_id
        WHERE a.kind = 'GAME_WALLET' AND w.member_id = ANY (${ids}::uuid[])
      ) everywhere`.execute(db),
  );
  const wallets = await sql<{ left: number }>`
    SELECT coalesce(sum(balance), 0)::bigint AS left FROM sandbox_game_wallets
    WHERE player_id = ANY (${ids}::uuid[])`.execute(provider);
  return (ledger.rows[0]?.left ?? 0) + (wallets.rows[0]?.left ?? 0);
}
