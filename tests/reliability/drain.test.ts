import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSISTENT, audit, difference, effectsOf } from './testing/audit';
import { inside, settle } from './testing/members';
import { rounds } from '#server/testing/proving';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';
import { startTraders } from './testing/traders';

const ROUNDS = rounds(1, 5);

describe('graceful shutdown', () => {
  let site: Site;
  beforeAll(async () => {
    site = await makeSite();
  });
  afterAll(() => site.remove());

  it('D2 SIGTERM under load interrupts and loses no request, and exits with 0 within 10 s', {
    timeout: 300_000,
  }, async () => {
    let program = await site.start();
    const traders = startTraders(site, await settle(site, 8));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await traders.more(50);
      const start = performance.now();
      program.child.kill('SIGTERM');
      expect(await program.ended).toBe(0);
      expect(performance.now() - start).toBeLessThan(10_000);
      const unanswered = traders.lost.splice(0).map(({ idempotencyKey }) => idempotencyKey);
      let acted: string[] = [];
      const beforeOpen = async () => {
        acted = await inside(site, ({ db }) => effectsOf(db, unanswered));
      };
      program = await site.start({ beforeOpen });
      expect(acted).toEqual([]);
    }
    await traders.stop();
    expect(await audit(site, traders.acknowledged)).toEqual(CONSISTENT);
    expect(await difference(site, traders)).toEqual([]);
  });
});
