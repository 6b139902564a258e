import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time/durations';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { movePoints } from '#server/modules/prizes/prizePostings';
import { buildMember, buildStaff, openSession } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import { manyPlays, prize, prizeBrand } from '#server/testing/prizeTools';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';

const MOST_QUERIES = 8;
const brand = prizeBrand('counted', {
  checkIn: {
    day1: 1,
    day2: 2,
    day3: 3,
    day4: 4,
    day5: 5,
    day6: 6,
    day7: 7,
    gives: 'CREDIT',
    afterLast: 'stay',
  },
  flipCard: { ...manyPlays, cards: 3, prizes: [prize('ten', { type: 'CREDIT', value: 10 })] },
  flipCardReward: { ...manyPlays, cards: 3, prizes: [prize('mug', { type: 'ITEM', stock: 1_000 })] },
});

/** Calls that move money or points and are not counted in another test, with a request that succeeds. */
type Ask = (member: TestMember) => Promise<{ readonly status: number }>;

describe('calls that move money', () => {
  let t: TestApp;
  let operator: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [brand] });
    operator = await buildStaff(t, 'operator', brand.id);
  });
  afterAll(() => t.close());

  const givePoints = ({ id }: TestMember) =>
    inTransaction(t.db, (trx) =>
      movePoints(trx, {
        brandId: brand.id,
        memberId: id,
        kind: 'POINT_EARN',
        reference: { type: 'ADJUSTMENT', id: uuidv7() },
        points: 10_000,
        now: t.clock.now(),
      }),
    );
  const voucher = async (as: TestMember) => {
    const { data } = await t.call('POST /api/auth/reward', { as, body: {} });
    return data.flatMap(({ items }) => items).find(({ name }) => name === 'บัตรของขวัญ')?.uuid ?? '';
  };
  const adjust = { direction: 'ADD', amount: 1, kind: 'CORRECTION', reason: 'นับคำสั่ง' } as const;

  const calls: Readonly<Record<string, () => Promise<Ask>>> = {
    'a check-in': () => Promise.resolve((as) => t.call('POST /api/auth/game/check-in', { as })),
    'a card': () =>
      Promise.resolve((as) =>
        t.call('POST /api/auth/game/flip-card/random-reward', { as, body: { cardIndex: 0 } }),
      ),
    'a card for a reward': () =>
      Promise.resolve((as) =>
        t.call('POST /api/auth/game/flip-card-reward/random', { as, body: { cardIndex: 0 } }),
      ),
    'points for a reward': async () => {
      const rewardUuid = await voucher(await buildMember(t, { brand }));
      return (as) =>
        t.call('POST /api/auth/reward/request', { as, body: { userUuid: as.id, rewardUuid, quantity: 1 } });
    },
    'an adjustment': () =>
      Promise.resolve(({ username }) =>
        t.call('POST /api/staff/adjustment', { as: operator, body: { ...adjust, username } }),
      ),
  };

  it.each(Object.keys(calls))(
    'D13 %s sends at most eight queries in addition to the session query',
    async (name) => {
      const ask = await calls[name]?.();
      if (!ask) throw new Error('There is no such call.');
      const member = await buildMember(t, { brand, credit: 100_000 });
      await givePoints(member);
      // The first call opens accounts and commits to a seed; a day later both exist.
      expect((await ask(member)).status).toBe(200);
      t.clock.advance(DAY_MS);
      operator = await buildStaff(t, 'operator', brand.id);
      const { token } = await openSession(t, member);
      const sent = await t.queries(async () => {
        expect((await ask({ ...member, token })).status).toBe(200);
      });
      expect(sent.length - 1, sent.join('\n')).toBeLessThanOrEqual(MOST_QUERIES);
    },
  );
});
