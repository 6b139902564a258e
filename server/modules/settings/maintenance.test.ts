import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKeys, callSpecs, type CallKey } from '#schemas/api/contract';
import { fill } from '#tests/access/buildRequest';
import { buildOwner } from '#tests/access/objects';
import { readBalance } from '#server/modules/ledger/accounts';
import {
  TEST_PASSWORD,
  buildCompanyAccount,
  buildMember,
  buildStaff,
  type TestMember,
  type TestStaff,
} from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { completeBrands } from '#server/testing/testBrands';
import { brokenAccounts, brokenTransactions, totalOfEntries } from '#server/testing/trialBalance';

const SWITCH = 'POST /api/staff/brand/{brandId}/operation';
const WITHDRAW = 'POST /api/auth/withdraw/{uuid}';
const DEPOSIT = 'POST /api/auth/deposit-request';

const stopped = callKeys.filter(
  (key) => callSpecs[key].access === 'member' && (callSpecs[key].money || callSpecs[key].play),
);

describe('a site in maintenance', () => {
  let t: TestApp;
  let other: TestApp;
  let admin: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: completeBrands(), connections: 30 });
    other = await testApp({ brands: completeBrands(), connections: 30, clock: t.clock, twinOf: t });
    admin = await buildStaff(t, 'admin');
    await buildCompanyAccount(t);
  });
  afterAll(async () => {
    await other.close();
    await t.close();
  });

  const turn = (websiteStatus: 'ACTIVE' | 'MA', endAt?: string, at = t) =>
    at.call(SWITCH, {
      as: admin,
      params: { brandId: t.brand.id },
      body: { websiteStatus, ...(endAt !== undefined && { endAt }) },
    });
  const withdraw = (member: TestMember, at = t, key: string = randomUUID()) =>
    at.call(WITHDRAW, {
      as: member,
      params: { uuid: member.id },
      body: { amount: 100 },
      headers: { 'idempotency-key': key },
    });

  it('W9 stops money and play in every process at once, and nothing else', async () => {
    const owner = await buildOwner(t, t.brand);
    const caller = { public: undefined, member: owner.member, staff: await buildStaff(t, 'admin') };
    const others = callKeys.filter(
      (key) => key !== SWITCH && !stopped.includes(key) && !callSpecs[key].stream,
    );
    await turn('MA');
    for (const key of [...stopped, ...others]) {
      for (const process of [t, other]) {
        const answer = await process.call(key, {
          ...fill(key, owner.ids),
          as: caller[callSpecs[key].access],
        });
        const isClosed = answer.status === 503 && answer.error.code === 'MAINTENANCE';
        expect([key, isClosed]).toEqual([key, stopped.includes(key)]);
      }
    }
    expect(stopped.length).toBeGreaterThan(12);
    await turn('ACTIVE');
    for (const process of [t, other])
      expect((await process.call(DEPOSIT, { as: owner.member, body: { amount: 100 } })).status).not.toBe(503);
  });

  it('W9 answers Retry-After from the end that staff expect, within bounds', async () => {
    const member = await buildMember(t, { credit: 50_000 });
    const after = (seconds: number) => new Date(t.clock.now().getTime() + seconds * 1_000).toISOString();
    const retryAfter = async () => (await withdraw(member)).headers['retry-after'];
    await turn('MA');
    expect(await retryAfter()).toBe('60');
    await turn('MA', after(1_800));
    expect(await retryAfter()).toBe('1800');
    await turn('MA', after(9 * 3_600));
    expect(await retryAfter()).toBe('3600');
    await turn('MA', after(30));
    t.clock.advance(90_000);
    expect(await retryAfter()).toBe('5');
    await turn('ACTIVE');
  });

  it('W9 I6 closes one brand, not its sibling', async () => {
    const [, sibling] = t.brands.all;
    if (!sibling) throw new Error('There is one brand only.');
    const abroad = await buildMember(t, { brand: sibling, credit: 50_000 });
    await turn('MA');
    expect((await withdraw(abroad)).status).toBe(200);
    await turn('ACTIVE');
  });

  it('W9 under load, each call is done completely or not at all, and calls after the switch are refused', async () => {
    const members = await Promise.all(Array.from({ length: 24 }, () => buildMember(t, { credit: 50_000 })));
    let closed = false;
    const sent: { member: TestMember; key: string; late: boolean; status: number; kind: 'in' | 'out' }[] = [];
    const trade = async (member: TestMember, index: number) => {
      for (let round = 0; round < 4; round += 1) {
        const process = (index + round) % 2 === 0 ? t : other;
        const kind = (['in', 'out'] as const)[(index + (round >> 1)) % 2] ?? 'in';
        const key = randomUUID();
        const late = closed;
        const { status } =
          kind === 'out'
            ? await withdraw(member, process, key)
            : await process.call(DEPOSIT, {
                as: member,
                body: { amount: 100 },
                headers: { 'idempotency-key': key },
              });
        sent.push({ member, key, late, status, kind });
      }
    };
    const switching = async () => {
      while (sent.length < 20) await new Promise((resolve) => setImmediate(resolve));
      expect((await turn('MA', undefined, other)).status).toBe(200);
      closed = true;
      // Calls under way may still be answered; these are certainly later.
      await Promise.all(members.map(trade));
    };
    await Promise.all([switching(), ...members.map(trade)]);

    expect(sent.filter(({ late, status }) => late && status !== 503)).toEqual([]);
    expect(sent.filter(({ late }) => !late).map(({ status }) => status)).toContain(200);
    for (const { status } of sent) expect([200, 409, 503]).toContain(status);

    const through = sent.filter(({ kind, status }) => kind === 'out' && status === 200);
    for (const { member } of through)
      expect(await readBalance(t.db, t.brand.id, member.id)).toMatchObject({
        available: 40_000,
        held: 10_000,
      });
    const others = members.filter((member) => !through.some((one) => one.member === member));
    for (const member of others)
      expect(await readBalance(t.db, t.brand.id, member.id)).toMatchObject({ available: 50_000, held: 0 });
    expect([await totalOfEntries(t.db), await brokenTransactions(t.db), await brokenAccounts(t.db)]).toEqual([
      0,
      [],
      [],
    ]);

    const queue = await t.call('GET /api/staff/withdraw', { as: admin, query: { limit: '100' } });
    const waiting = queue.data.map(({ username }) => username);
    for (const { member } of through) expect(waiting).toContain(member.username);
    const [first] = queue.data;
    if (!first) throw new Error('Nobody withdrew.');
    const params = { uuid: first.uuid };
    const body = { reason: 'ปิดปรับปรุง', refund: true };
    expect(
      (await other.call('POST /api/staff/withdraw/{uuid}/reject', { as: admin, params, body })).status,
    ).toBe(200);

    await turn('ACTIVE');
    // A refusal is not stored for the key, so the same request succeeds once when the site is open again.
    const [refused] = sent.filter(({ kind, late }) => kind === 'out' && late);
    if (!refused) throw new Error('Nobody was refused.');
    await settleOpen(refused.member);
    expect((await withdraw(refused.member, t, refused.key)).status).toBe(200);
    expect((await withdraw(refused.member, other, refused.key)).headers['idempotent-replayed']).toBe('true');
  });

  it('W9 ROL-03 members log in and look meanwhile', async () => {
    const member = await buildMember(t, { credit: 50_000 });
    await turn('MA');
    const reads: readonly CallKey[] = [
      'GET /api/auth/user/detail/{uuid}',
      'POST /api/auth/user/getCredit/{username}',
      'GET /api/auth/withdraw/withdraw-request/{uuid}',
    ];
    for (const key of reads) {
      const params = { uuid: member.id, username: member.username };
      expect(
        (
          await t.call(key, {
            as: member,
            unchecked: { params, ...(key.startsWith('POST') && { body: {} }) },
          })
        ).status,
      ).toBe(200);
    }
    const body = { username: member.username, password: TEST_PASSWORD };
    expect((await t.call('POST /api/auth/login', { body })).status).toBe(200);
    await turn('ACTIVE');
  });

  /** An open withdrawal would prevent the next one. */
  async function settleOpen(member: TestMember): Promise<void> {
    await t.db
      .updateTable('withdrawals')
      .set({ status: 'SUCCESS', completed_at: t.clock.now() })
      .where('member_id', '=', member.id)
      .where('status', '=', 'PENDING')
      .execute();
  }
});
