import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { callKeys, callSpecs } from '#schemas/api/contract';
import type { CallKey } from '#schemas/api/contract';
import { HOUR_MS } from '#core/time/durations';
import { buildStaff } from '#server/testing/builders';
import type { Caller, TestApp } from '#server/testing/testApp';
import { testApp } from '#server/testing/testApp';
import { completeBrand } from '#server/testing/testBrands';
import { hashToken } from '#server/platform/crypto/token';
import { fill } from './buildRequest';
import { fingerprint } from './fingerprint';
import { matrix } from './matrix';
import type { ObjectKind } from './access';
import { buildOwner, madeUpIds } from './objects';
import type { Owner } from './objects';

/** Revision numbers are not ids: a wrong one gets an error of its own. */
const isId = (kind: ObjectKind) => kind !== 'bankNumber';

const named = callKeys.flatMap((key) =>
  Object.entries(matrix[key].ids).map(([place, kind]) => ({ key, place, kind })),
);
const ofMembers = named.filter(({ key }) => matrix[key].who === 'member');
const ofStaff = named.filter(({ key }) => callSpecs[key].access === 'staff');

describe('every id of every call', () => {
  const [brand, sibling]: [Brand, Brand] = [completeBrand('primary'), completeBrand('sibling')];
  let t: TestApp;
  let a: Owner;
  let b: Owner;
  let abroad: Owner;
  let operator: Caller;
  let expired: Caller;
  let before: Awaited<ReturnType<typeof fingerprint>>;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, sibling] });
    a = await buildOwner(t, brand);
    b = await buildOwner(t, brand);
    abroad = await buildOwner(t, sibling);
    operator = { ...(await buildStaff(t, 'admin', brand.id)), brand };
    expired = (await buildOwner(t, brand)).member;
    const past = new Date(t.clock.now().getTime() - 48 * HOUR_MS);
    await t.db
      .updateTable('sessions')
      .set({ expires_at: past })
      .where('token_hash', '=', hashToken(expired.token))
      .execute();
    before = await fingerprint(t.db);
  });
  afterAll(() => t.close());

  const call = (
    key: CallKey,
    as: Caller | undefined,
    own: Owner['ids'],
    but: Record<string, string> = {},
    at = brand,
  ) => t.call(key, { ...fill(key, own, but), as, brand: at });

  const answerOf = async (...args: Parameters<typeof call>) => {
    const { status, text } = await call(...args);
    return { status, text };
  };

  it.each(ofMembers)(
    "I1 I6 $key: another's $place is as good as a made-up one",
    async ({ key, place, kind }) => {
      const madeUp = await answerOf(key, a.member, a.ids, { [place]: madeUpIds()[kind] });
      expect(madeUp.status).toBeGreaterThanOrEqual(400);
      if (isId(kind)) expect(madeUp.status).toBe(404);
      for (const other of [b, abroad]) {
        const logged = t.logs.length;
        expect(await answerOf(key, a.member, a.ids, { [place]: other.ids[kind] })).toEqual(madeUp);
        expect(await answerOf(key, a.member, other.ids)).toEqual({
          status: 404,
          text: expect.stringContaining('"NOT_FOUND"'),
        });
        const refusals = t.logs
          .slice(logged)
          .map((line) => JSON.parse(line) as { event?: string; member?: string });
        const byA = refusals.filter(
          ({ event, member }) => event === 'authorization.refused' && member === a.member.id,
        );
        expect(byA.length, 'I8: lines in the log').toBeGreaterThanOrEqual(1);
      }
      expect(await fingerprint(t.db)).toEqual(before);
    },
  );

  it.each(ofStaff)(
    "I5 I6 $key: another brand's $place is as good as a made-up one",
    async ({ key, place, kind }) => {
      const madeUp = await answerOf(key, operator, a.ids, { [place]: madeUpIds()[kind] });
      expect(madeUp.status).toBe(404);
      expect(await answerOf(key, operator, a.ids, { [place]: abroad.ids[kind] })).toEqual(madeUp);
      expect(await answerOf(key, operator, abroad.ids)).toEqual(await answerOf(key, operator, madeUpIds()));
      expect(await fingerprint(t.db)).toEqual(before);
    },
  );

  const closed = callKeys.filter((key) => matrix[key].who !== 'anyone');
  it.each(closed)(
    'I1 I5 I6 %s is closed to whom it is not for, and tells nobody what exists',
    async (key) => {
      const isStaffCall = callSpecs[key].access === 'staff';
      const strangers: [string, Caller | undefined, Brand][] = [
        ['nobody', undefined, brand],
        ['an expired token', expired, brand],
        ["another brand's member", abroad.member, brand],
        ['a member in another brand', a.member, sibling],
        ['the other kind of token', isStaffCall ? a.member : operator, brand],
      ];
      for (const [who, as, at] of strangers) {
        const logged = t.logs.length;
        const withReal = await answerOf(key, as, b.ids, {}, at);
        expect([who, withReal.status]).toEqual([who, 401]);
        expect(withReal).toEqual(await answerOf(key, as, madeUpIds(), {}, at));
        const lines = t.logs.slice(logged).filter((line) => line.includes('authorization.refused'));
        expect([who, lines.length]).toEqual([who, 2]);
        expect(JSON.parse(lines[0] ?? '')).toMatchObject({
          call: key,
          brand: at.id,
          ip: '127.0.0.1',
          time: expect.any(Number) as number,
        });
      }
      expect(await fingerprint(t.db)).toEqual(before);
    },
  );
});
