import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOUND, audit, copyOf, difference } from './testing/books';
import { settle } from './testing/people';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';
import { startTraders } from './testing/traders';
import type { Traders } from './testing/traders';

const ROUNDS = 3;
const LIMIT_MS = 5_000;

describe('a database that restarts under load', () => {
  let site: Site;
  beforeAll(async () => {
    site = await makeSite();
  });
  afterAll(() => site.remove());

  it('D6 requests fail with 503 within 5 s, it is well again within 5 s, and nothing happens twice', { timeout: 90_000 }, async () => {
    const program = await site.start();
    const traders = startTraders(site, await settle(site, 8));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await sleep(500);
      const told = copyOf(traders.told);
      const refused = traders.unavailable;
      // What `pg_ctl stop -m immediate` sends: no checkpoint, so that the next start recovers from the log.
      process.kill(await site.postmaster(), 'SIGQUIT');
      await sleep(200);
      expect(await progress(traders)).toBeLessThan(LIMIT_MS);
      expect(traders.unavailable).toBeGreaterThan(refused);
      expect(await audit(site, told)).toEqual(SOUND);
    }
    await traders.stop();
    expect(traders.slowest).toBeLessThan(LIMIT_MS);
    expect(traders.lost).toEqual([]);
    expect(program.child.exitCode).toBeNull();
    expect(await audit(site, traders.told)).toEqual(SOUND);
    expect(await difference(site, traders)).toEqual([]);
  });
});

/** Waits until money moves again. @returns how long that took, in ms. */
async function progress(traders: Traders): Promise<number> {
  const start = performance.now();
  const before = traders.told.refunded.length;
  // The one whose credit was under way at the crash may be told of it at once.
  const enough = before + traders.credit.size;
  while (traders.told.refunded.length <= enough && performance.now() - start < 2 * LIMIT_MS) await sleep(20);
  return performance.now() - start;
}
