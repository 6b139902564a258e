import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSISTENT, audit, copyOf, difference } from './testing/audit';
import { settle } from './testing/members';
import { proving } from '#server/testing/proving';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';
import { startTraders } from './testing/traders';

const ROUNDS = 200;
/** Every this many rounds the database is killed too and recovers from its log. */
const WITH_DATABASE = 5;
/** A generous limit for a loaded machine; the benchmark requires three seconds. */
const RESTART_MS = 30_000;

describe.runIf(proving)('a site that is killed', () => {
  let site: Site;
  beforeAll(async () => {
    site = await makeSite();
  });
  afterAll(() => site.remove());

  it('M10 kill -9 at any moment loses nothing that was acknowledged, and leaves nothing half done', {
    timeout: 1_800_000,
  }, async () => {
    let program = await site.start();
    const traders = startTraders(site, await settle(site, 8));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await traders.more(10);
      await sleep(randomInt(500));
      const acknowledged = copyOf(traders.acknowledged);
      if (round % WITH_DATABASE === 0) process.kill(await site.postmaster(), 'SIGKILL');
      program.child.kill('SIGKILL');
      expect(await program.ended).toBe('SIGKILL');
      const start = performance.now();
      program = await site.start();
      expect(performance.now() - start).toBeLessThan(RESTART_MS);
      expect(await audit(site, acknowledged)).toEqual(CONSISTENT);
    }
    await traders.stop();
    expect(await audit(site, traders.acknowledged)).toEqual(CONSISTENT);
    expect(await difference(site, traders)).toEqual([]);
    // Otherwise no kill hit a request in flight, and nothing was proven.
    expect(traders.lost.length).toBeGreaterThan(ROUNDS);
  });
});
