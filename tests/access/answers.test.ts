import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { callKeys, callSpecs } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import { successSchema } from '#schemas/api/envelope';
import { buildStaff, openSession } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { Caller, TestApp } from '#server/testing/testApp';
import { completeBrands } from '#server/testing/testBrands';
import { fill } from './buildRequest';
import { buildOwner } from './objects';
import type { Owner } from './objects';

/** Calls that only read. */
const reads = callKeys.filter(
  (key) =>
    // Images and events have their own tests.
    callSpecs[key].file === undefined &&
    callSpecs[key].stream === undefined &&
    (key.startsWith('GET ') || key.includes('getCredit') || key.includes('auth/setting')),
);

describe('answers', () => {
  const ajv = makeAjv({ allErrors: true });
  let t: TestApp;
  let a: Owner;
  let b: Owner;
  /** Data of another brand. */
  let abroad: Owner;
  let admin: Caller;
  let local: Caller;
  beforeAll(async () => {
    t = await testApp({ brands: completeBrands() });
    a = await buildOwner(t, t.brand);
    b = await buildOwner(t, t.brand);
    admin = await buildStaff(t, 'admin');
    local = await buildStaff(t, 'admin', t.brand.id);
    const [, sibling] = t.brands.all;
    abroad = await buildOwner(t, sibling ?? t.brand);
    await t.db
      .updateTable('deposit_requests')
      .set({ status: 'SUCCESS', completed_at: t.clock.now() })
      .execute();
    await t.db.updateTable('withdrawals').set({ status: 'SUCCESS', completed_at: t.clock.now() }).execute();
  });
  afterAll(() => t.close());

  const callerOf = (key: CallKey) =>
    ({ public: undefined, member: a.member, staff: admin })[callSpecs[key].access];
  const look = (key: CallKey) => t.call(key, { ...fill(key, a.ids), as: callerOf(key) });

  it.each(reads.filter((key) => !key.includes('inviter')))(
    'I3 %s answers what its schema says and no secret',
    async (key) => {
      const { status, text } = await look(key);
      expect([status, text]).toEqual([200, expect.any(String)]);
      ajv.validate(successSchema(callSpecs[key]), JSON.parse(text));
      expect(ajv.errorsText()).toBe('No errors');
      expect(text).not.toMatch(/argon2|password|token|_hash|brand_id/i);
      expect(text).not.toContain(a.member.token);
    },
  );

  it.each(reads.filter((key) => callSpecs[key].access === 'member'))(
    'I1 %s reveals nothing of another member',
    async (key) => {
      const { text } = await look(key);
      for (const trace of [
        b.member.id,
        b.member.username,
        b.member.phone,
        b.member.bankId,
        b.ids.deposit,
        b.ids.slip,
        b.ids.withdrawal,
        b.ids.session,
      ]) {
        expect(text).not.toContain(trace);
      }
    },
  );

  it.each(reads.filter((key) => callSpecs[key].access === 'staff'))(
    'I5 I6 %s reveals nothing of another brand to staff',
    async (key) => {
      const { status, text } = await t.call(key, { ...fill(key, a.ids), as: local });
      expect(status).toBe(200);
      const { revision, ...traces } = abroad.ids;
      for (const trace of [...Object.values(traces), `"revision":${revision}`, `note ${traces.release}`])
        expect(text).not.toContain(trace);
    },
  );

  it.each(['GET /api/deposit', 'GET /api/withdraw/history'] as const)(
    'ROL-05 %s shows masked names, amounts and times only',
    async (key) => {
      const { data, text } = await t.call(key);
      expect(data).toHaveLength(2);
      for (const row of data) {
        expect(Object.keys(row).sort()).toEqual(['amount', 'createdAt', 'username']);
        expect(row.username).toMatch(/^..\*\*\*..$/);
      }
      for (const { member } of [a, b]) {
        for (const trace of [member.id, member.username, member.phone, member.bankId, member.name])
          expect(text).not.toContain(trace);
      }
    },
  );

  it('I3 an account number is complete in the member’s own profile and for payouts, and masked in lists', async () => {
    const history = await look('GET /api/auth/withdraw/withdraw-history/{uuid}');
    expect(history.text).not.toContain(a.member.bankId);
    expect(history.text).toContain(a.member.bankId.slice(-5, -1));
  });

  it('A7 the session list contains networks, but neither addresses nor tokens', async () => {
    await openSession(t, a.member);
    await t.db
      .updateTable('sessions')
      .set({ ip: '203.0.113.77' })
      .where('member_id', '=', a.member.id)
      .execute();
    const { data, text } = await t.call('GET /api/auth/session/list', { as: a.member });
    expect(data.length).toBeGreaterThan(1);
    expect(text).not.toContain('203.0.113.77');
    expect(data[0]?.ip).toBe('203.0.113.x');
  });
});
