import { signatureCheck } from '#server/providers/kit/signature';
import { adapter as webhook } from '#server/providers/transfers/webhook/adapter';
import { createAdapter } from '#server/testing/createAdapter';
import { jobDeps } from '#server/testing/jobDeps';
import { scriptedGame, scriptedGames } from '#server/testing/scriptedGames';
import { scriptedPayouts } from '#server/testing/scriptedPayouts';
import { testApp } from '#server/testing/testApp';
import { testBrand, unbounded } from '#server/testing/testBrands';
import { testClock } from '#server/testing/testClock';
import { mapping } from '#server/testing/transferTools';
import { brandValues, rules } from './rules';
import { PROVIDER_KEY } from './signedCall';
import { openWorld, SEAMLESS } from './world';
import type { Ground, World } from './world';

/** Provides the environments of runs, one at a time. */
export interface Worlds {
  open(seed: number): Promise<World>;
  /** Ends what the run left open, so that background jobs ignore its brand. */
  leave(world: World): Promise<void>;
  close(): Promise<void>;
}

/** Runs that share a server and its database, each with a new brand: starting a server takes as long as a run. */
const BRANDS = 20;
const BEGIN = '2026-11-14T09:50:00+07:00';

export function makeWorlds(): Worlds {
  let ground: Ground | undefined;
  let left = 0;
  return {
    open: async (seed) => {
      if (left === 0) {
        await ground?.t.close();
        ground = await openGround();
        left = BRANDS;
      }
      left -= 1;
      const brand = ground?.t.brands.all[left];
      if (!ground || !brand) throw new Error('There is no brand for this run.');
      const { t, games, bank } = ground;
      t.clock.set(BEGIN);
      games.wallets.clear();
      games.played.length = 0;
      bank.asked.length = 0;
      return openWorld(ground, brand, seed);
    },
    leave: async ({ t: { db, brand, clock } }) => {
      await db
        .updateTable('game_days')
        .set({ settled_at: clock.now() })
        .where('brand_id', '=', brand.id)
        .where('settled_at', 'is', null)
        .execute();
      await db
        .updateTable('turnover_requirements')
        .set({ status: 'LOST', completed_at: clock.now() })
        .where('brand_id', '=', brand.id)
        .where('status', '=', 'OPEN')
        .execute();
      for (const [table, from] of [
        ['withdrawals', 'PROCESSING'],
        ['game_transfers', 'PENDING'],
      ] as const) {
        const status = table === 'withdrawals' ? 'SUCCESS' : 'DONE';
        await db
          .updateTable(table)
          .set({ status })
          .where('brand_id', '=', brand.id)
          .where('status', '=', from)
          .execute();
      }
    },
    close: async () => ground?.t.close(),
  };
}

/** One connection: background work is serialized with the calls, and a call that needs two connections deadlocks. */
async function openGround(): Promise<Ground> {
  const clock = testClock();
  const games = scriptedGames();
  const bank = scriptedPayouts();
  const seamless = {
    ...scriptedGames(SEAMLESS),
    // The other one's games are those that members open.
    list: [scriptedGame({ slot: 'AC' })],
    seamless: { verify: signatureCheck([PROVIDER_KEY], clock) },
  };
  const transfers = createAdapter(webhook, 'transfers', { mapping }, { key: PROVIDER_KEY }, clock);
  const ports = { games: [games, seamless], payouts: bank, transfers };
  const brands = Array.from({ length: BRANDS }, (_, n) => testBrand(`brand${String(n)}`, brandValues('A')));
  const t = await testApp({
    clock,
    connections: 1,
    brands,
    ports,
    config: { adjustAlone: rules.adjustAlone * 100, bounds: unbounded },
  });
  return { t, games, bank, deps: jobDeps(t, ports) };
}
