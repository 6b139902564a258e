import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrizeTable } from '#core/brand/prizes';
import type { BrandFile } from '#schemas/brand/brandFile';
import { buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { manyPlays, prize, prizeBrand } from '#server/testing/prizeTools';
import { release } from '#server/testing/releaseTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { unbounded } from '#server/testing/testBrands';

const SPIN = 'POST /api/auth/wheel/reward';
const PLAYERS = 8;
const SPINS = 25;
const MOST_SPINS = 100;
const VERSIONS = 5;

/** Prizes differ between versions, so the amount paid identifies the table. */
const tableOf = (version: number) => [
  prize('a', { type: 'CREDIT', value: version * 10 + 1, weight: version }),
  prize('b', { type: 'CREDIT', value: version * 10 + 2, weight: 3 }),
  prize('c', { type: 'POINT', value: version * 10 + 3, weight: 2 }),
  prize('none'),
];
/** The highest values that a published brand may have. */
const rights = { ...manyPlays, freePerDay: MOST_SPINS };
const wheelOf = (version: number) => ({ ...rights, prizes: tableOf(version) });
const brand = prizeBrand('primary', {
  contacts: { line1: '@sala' },
  wheel: wheelOf(1),
  flipCard: rights,
  flipCardReward: rights,
});

describe('prize tables published during plays', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [brand], connections: 30, config: { bounds: unbounded } });
  });
  afterAll(() => t.close());

  /** Each spin with the version whose publication was confirmed before the spin began. */
  const answered: { readonly id: string; readonly since: number }[] = [];
  let published = 1;

  const play = async (member: TestMember) => {
    // Until all versions are published, so that publications and plays overlap on any machine.
    for (let n = 0; n < SPINS || (published < VERSIONS && n < MOST_SPINS); n += 1) {
      const since = published;
      const { status, data } = await t.call(SPIN, { as: member });
      // 503 means temporarily busy; the member app retries.
      if (status === 200) answered.push({ id: data.logId, since });
      else expect(status).toBe(503);
    }
  };

  it('G6 every play pays by the table of its stored version, which is never older than the last confirmed one', async () => {
    const staff = await buildStaff(t, 'publisher');
    const members: TestMember[] = [];
    for (let n = 0; n < PLAYERS; n += 1) members.push(await buildMember(t, { brand }));
    const storm = Promise.all(members.map(play));
    storm.catch(() => undefined);
    while (published < VERSIONS) {
      const wheel = wheelOf(published + 1);
      const { data } = await release(t, staff, { wheel }, { reason: 'รางวัลใหม่' });
      published = data.revision ?? 0;
    }
    await storm;
    const { rows } = await sql<{
      id: string;
      revision: number;
      given: number;
      type: string;
      value: number | null;
      prizes: PrizeTable;
      file: BrandFile;
      paid: number | null;
    }>`
      SELECT p.id, p.revision, p.given, p.type, p.value, t.prizes, r.file,
        (SELECT max(e.amount) FROM ledger_entries e WHERE e.transaction_id = p.ledger_transaction_id) AS paid
      FROM prize_plays p
      JOIN prize_tables t ON t.brand_id = p.brand_id AND t.hash = p.table_hash
      JOIN brand_revisions r ON r.brand_id = p.brand_id AND r.revision = p.revision`.execute(t.db);
    expect(rows).toHaveLength(answered.length);
    for (const { revision, given, type, value, prizes, file, paid } of rows) {
      expect(prizes).toEqual(tableOf(revision));
      if (revision > 1) expect(file.wheel?.prizes).toEqual(prizes);
      const prizeGiven = prizes[given];
      const amount = (prizeGiven?.value ?? 0) * (type === 'CREDIT' ? 100 : 1);
      expect([type, value ?? 0, paid ?? 0]).toEqual([prizeGiven?.type, amount, amount]);
    }
    const versions = new Map(rows.map(({ id, revision }) => [id, revision]));
    for (const { id, since } of answered) expect(versions.get(id)).toBeGreaterThanOrEqual(since);
    expect(new Set(versions.values()).size).toBeGreaterThan(2);
    const trail = await t.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', 'release.publish')
      .execute();
    expect(trail).toEqual(Array.from({ length: VERSIONS - 1 }, () => ({ actor_id: staff.id })));
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  }, 60_000);
});
