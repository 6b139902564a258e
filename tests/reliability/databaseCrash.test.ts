import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSISTENT, audit, copyOf, difference } from './testing/audit';
import { inside, settle } from './testing/members';
import { proving } from '#server/testing/proving';
import { send } from './testing/send';
import type { Reply } from './testing/send';
import { makeSite } from './testing/site';
import type { Site } from './testing/site';
import { startTraders } from './testing/traders';
import type { Traders } from './testing/traders';

const ROUNDS = 20;
/** Milliseconds after which the site answers again. */
const LIMIT_MS = 5_000;

describe.runIf(proving)('a database that restarts under load', () => {
  let site: Site;
  beforeAll(async () => {
    site = await makeSite();
  });
  afterAll(() => site.remove());

  it('D6 requests fail with 503, the site recovers within seconds, and nothing happens twice', {
    timeout: 900_000,
  }, async () => {
    await site.start();
    const people = await settle(site, 8);
    const traders = startTraders(site, people);
    const token = people.members[0]?.token ?? '';
    for (let round = 1; round <= ROUNDS; round += 1) {
      await traders.more(40);
      const acknowledged = copyOf(traders.acknowledged);
      // SIGQUIT is what `pg_ctl stop -m immediate` sends: no checkpoint, so that the next start recovers from the log.
      process.kill(await site.postmaster(), 'SIGQUIT');
      expect(await firstFailure(site, token)).toMatchObject({ status: 503 });
      expect(await recovery(site, traders)).toBeLessThan(LIMIT_MS);
      expect(await audit(site, acknowledged)).toEqual(CONSISTENT);
    }
    await traders.stop();
    expect(traders.slowest).toBeLessThan(LIMIT_MS);
    expect(traders.lost).toEqual([]);
    expect(await audit(site, traders.acknowledged)).toEqual(CONSISTENT);
    expect(await difference(site, traders)).toEqual([]);
  });
});

/**
 * Reads until the site answers with an error, because the traders may all be at the bank while the database is down.
 * @throws Error when every response within the limit was 200.
 */
async function firstFailure(site: Site, token: string): Promise<Reply<'GET /api/auth/session/list'>> {
  const address = await site.address();
  const end = performance.now() + LIMIT_MS;
  while (performance.now() < end) {
    const reply = await send(address, 'GET /api/auth/session/list', { token });
    if (reply.status !== 200) return reply;
    await sleep(5);
  }
  throw new Error('No request met the database while it was away.');
}

/** @returns ms from the first answer of the database to the first of the site. */
async function recovery(site: Site, traders: Traders): Promise<number> {
  while (!(await inside(site, ({ db }) => sql`SELECT 1`.execute(db)).catch(() => undefined))) await sleep(20);
  const start = performance.now();
  await traders.more(1);
  return performance.now() - start;
}
