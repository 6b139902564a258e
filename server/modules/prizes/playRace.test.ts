import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { totalWeight } from '#core/brand/prizes';
import { readBalance } from '#server/modules/ledger/accounts';
import { fingerprint } from '#tests/access/fingerprint';
import { buildMember, type TestMember } from '#server/testing/builders';
import { manyPlays, prize, prizeBrand } from '#server/testing/prizeTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const SPIN = 'POST /api/auth/wheel/reward';

/** Almost every spin draws the limited prize. */
const scarce = prizeBrand('scarce', {
  wheel: {
    ...manyPlays,
    prizes: [
      prize('rare', { type: 'CREDIT', value: 100, weight: 1_000_000, stock: 10 }),
      prize('none'),
      prize('other', { stock: 5 }),
    ],
  },
});
const paid = prizeBrand('paid', {
  wheel: {
    ...manyPlays,
    cost: 10,
    prizes: [
      prize('ten', { type: 'CREDIT', value: 10, weight: 30 }),
      prize('points', { type: 'POINT', value: 3, weight: 30 }),
      prize('goods', { type: 'ITEM', weight: 10 }),
      prize('none', { weight: 30 }),
    ],
  },
});
const sure = prizeBrand('sure', {
  wheel: {
    ...manyPlays,
    cost: 10,
    prizes: [
      prize('goods', { type: 'CREDIT', value: 30, weight: 1_000_000, stock: 1_000 }),
      prize('none', { weight: 1 }),
    ],
  },
});

describe('concurrent plays', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [scarce, paid, sure], connections: 40 });
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  const times = <T>(count: number, work: (n: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => work(n));
  const spin = (member: TestMember) => t.call(SPIN, { as: member });
  /** Retries like the member app while the server is busy. */
  const insist = async (member: TestMember) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await spin(member);
      if (answer.status !== 503 || tries === 50) return answer;
      await sleep(20);
    }
  };
  /** Excludes the play time, which is recorded even when a play fails. */
  const books = async () => {
    const { play_sessions: _, ...all } = await fingerprint(t.db);
    return all;
  };
  const baht = async (member: TestMember) =>
    (await readBalance(t.db, member.brand.id, member.id)).available / 100;

  it('M19 issues ten of ten units to 200 concurrent spins by 20 members, and substitutes to the rest', async () => {
    const members = await Promise.all(times(20, () => buildMember(t, { brand: scarce })));
    const answers = await Promise.all(members.flatMap((member) => times(10, () => insist(member))));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const won = answers.filter(({ data }) => data.segmentId === 1);
    expect(won).toHaveLength(10);
    const rest = answers.filter(({ data }) => data.segmentId !== 1);
    expect(new Set(rest.map(({ data }) => data.type))).toEqual(new Set(['NONE']));
    expect((await Promise.all(members.map(baht))).reduce((sum, each) => sum + each, 0)).toBe(1_000);
    const stock = await t.db.selectFrom('prize_stock').selectAll().where('item', '=', 'rare').execute();
    expect(stock).toMatchObject([{ list: 'WHEEL', issued: 10 }]);
    const drawn = await t.db
      .selectFrom('prize_plays')
      .select('id')
      .where('brand_id', '=', scarce.id)
      .where('drawn', '=', 0)
      .where('given', '=', 1)
      .execute();
    expect(drawn.length).toBeGreaterThan(150);
  }, 60_000);

  it('G8 shows a chance of zero for a sold-out prize, added to its substitute', async () => {
    const member = await buildMember(t, { brand: scarce });
    const { data } = await t.call('GET /api/auth/wheel', { as: member });
    expect(data.segments.map(({ weight }) => weight)).toEqual([0, 1_000_001, 1]);
    expect(data.segments.reduce((sum, { weight }) => sum + weight, 0)).toBe(totalWeight(scarce.wheel.prizes));
  });

  it('G3 numbers 50 concurrent spins without a gap', async () => {
    const member = await buildMember(t, { brand: paid, credit: 100_000 });
    const answers = await Promise.all(times(50, () => insist(member)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const rows = await t.db
      .selectFrom('prize_plays')
      .select(['nonce', 'seq'])
      .where('member_id', '=', member.id)
      .orderBy('nonce')
      .execute();
    expect(rows.map(({ nonce }) => nonce)).toEqual(times(50, (n) => n + 1));
    expect(rows.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(times(50, (n) => n + 1));
  });

  it('M14 M19 50 concurrent spins with credit for three play three times', async () => {
    for (let seed = 0; seed < 5; seed += 1) {
      const member = await buildMember(t, { brand: paid, credit: 3_000 });
      const answers = await Promise.all(times(50, () => insist(member)));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['CREDIT_NOT_ENOUGH']));
      const plays = answers.filter(({ status }) => status === 200);
      const won = plays.filter(({ data }) => data.type === 'CREDIT').length * 10;
      expect(await baht(member)).toBe(30 + won - plays.length * 10);
      expect(plays.length).toBeGreaterThanOrEqual(3);
      expect(await baht(member)).toBeLessThan(10);
    }
  });

  it('API-144 uses the only play once under 50 concurrent spins', async () => {
    const member = await buildMember(t, { brand: paid, credit: 100_000 });
    await t.db
      .insertInto('prize_rights')
      .values({
        brand_id: paid.id,
        member_id: member.id,
        game: 'WHEEL',
        day: '2026-11-14',
        used: 998,
        plays: 998,
      })
      .execute();
    const answers = await Promise.all(times(50, () => insist(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(
      new Set(
        answers.flatMap(({ status, text }) => (status === 200 ? [] : /"code":"(\w+)"/.exec(text)?.[1])),
      ),
    ).toEqual(new Set(['NO_RIGHT_LEFT']));
  });

  it.each([
    'prize_tables',
    'fair_seeds',
    'prize_rights',
    'prize_stock',
    'ledger_transactions',
    'ledger_entries',
    'prize_plays',
    'audit_log',
  ])('M19 G5 leaves nothing behind when a spin breaks off at %s', async (table) => {
    const member = await buildMember(t, { brand: sure, credit: 100_000 });
    await t.call('GET /api/auth/fair', { as: member });
    const before = await books();
    const owner = new pg.Client({ connectionString: t.access.owner });
    await owner.connect();
    await owner.query(`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'broken off'; END $$`);
    await owner.query(
      `CREATE TRIGGER zz_break AFTER INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION break_off()`,
    );
    try {
      expect((await spin(member)).status).toBe(500);
    } finally {
      await owner.query('DROP FUNCTION break_off CASCADE');
      await owner.end();
    }
    expect(await books()).toEqual(before);
    expect((await spin(member)).status).toBe(200);
    expect(await baht(member)).toBe(1_020);
  });

  it('G3 G6 every play can be recomputed from the database independently', async () => {
    const { rows } = await sql<{
      seed: Buffer;
      commitment: Buffer;
      client_seed: string;
      nonce: number;
      prizes: { id: string; weight: number; type: string; value: number; stock: number | null }[];
      drawn: number;
      given: number;
      type: string;
      value: number | null;
    }>`
      SELECT s.seed, s.commitment, s.client_seed, p.nonce, t.prizes, p.drawn, p.given, p.type, p.value
      FROM prize_plays p JOIN fair_seeds s ON s.id = p.seed_id
      JOIN prize_tables t ON t.brand_id = p.brand_id AND t.hash = p.table_hash WHERE p.card_index IS NULL`.execute(
      t.db,
    );
    expect(rows.length).toBeGreaterThan(250);
    for (const row of rows) {
      expect(createHash('sha256').update(row.seed).digest()).toEqual(row.commitment);
      const weights = row.prizes.map(({ weight }) => weight);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const block = createHmac('sha256', row.seed)
        .update(`${row.client_seed}:${String(row.nonce)}:0`)
        .digest();
      let ticket = -1;
      for (let at = 0; at < 32 && ticket < 0; at += 4) {
        const word = block.readUInt32BE(at);
        if (word < 2 ** 32 - (2 ** 32 % total)) ticket = word % total;
      }
      let place = 0;
      for (let left = ticket; left >= (weights[place] ?? 0); place += 1) left -= weights[place] ?? 0;
      expect(row.drawn).toBe(place);
      if (row.given !== row.drawn) expect(row.prizes[row.drawn]?.stock).not.toBeNull();
      const given = row.prizes[row.given];
      expect([row.type, row.value]).toEqual([
        given?.type,
        given?.type === 'CREDIT' ? given.value * 100 : given?.type === 'POINT' ? given.value : null,
      ]);
    }
  });
});
