import { afterAll, beforeAll, expect, it } from 'vitest';
import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import { buildMember, buildStaff } from '#server/testing/builders';
import { buildSlipItem } from '#server/testing/queueTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { rollUpDecisions } from './rollUpDecisions';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('DSK-62 DSK-65 counts decisions by person and queue, once, with time and target', async () => {
  const member = await buildMember(t);
  const day = bangkokDay(t.clock.now());
  const rejectAfter = async (minutes: number) => {
    const cashier = await buildStaff(t, 'cashier', t.brand.id);
    const since = new Date(t.clock.now().getTime() - minutes * MINUTE_MS);
    const uuid = await buildSlipItem(t, { member, since });
    const body = { reason: 'ยอดไม่ตรง' };
    await t.call('POST /api/staff/slip/{uuid}/reject', { as: cashier, params: { uuid }, body });
    return cashier;
  };
  const [fast, slow] = [await rejectAfter(1), await rejectAfter(10)];
  await rollUpDecisions(t);
  await Promise.all([rollUpDecisions(t), rollUpDecisions(t)]);
  t.clock.advance(2 * DAY_MS);
  await rollUpDecisions(t);
  const finance = await buildStaff(t, 'finance', t.brand.id);
  const read = async (report: 'staff' | 'queues') => {
    const query = { from: day, to: day };
    const { data } = await t.call('GET /api/staff/report/{report}', {
      as: finance,
      params: { report },
      query,
    });
    expect(data.columns).toEqual(['decisions', 'rejected', 'median', 'withinTarget']);
    return [...data.rows.map(({ key, values }) => [key, ...values]), ['total', ...data.total]];
  };
  const people = await read('staff');
  expect(people).toContainEqual([fast.id, 1, 1, 60, 1]);
  expect(people).toContainEqual([slow.id, 1, 1, 600, 0]);
  expect(await read('queues')).toEqual([
    ['slip', 2, 1, 60, 0.5],
    ['total', 2, 1, 60, 0.5],
  ]);
  const listed = async (query: object) => {
    const { data } = await t.call('GET /api/staff/report/staff/decision', {
      as: finance,
      query: { from: day, to: day, column: 'decisions', ...query },
    });
    return data.map(({ seconds, withinTarget, user, queue }) => [seconds, withinTarget, user?.uuid, queue]);
  };
  const [quick, late] = [
    [60, true, member.id, 'slip'],
    [600, false, member.id, 'slip'],
  ];
  expect(await listed({ column: 'rejected' })).toEqual([late, quick]);
  expect(await listed({ column: 'withinTarget' })).toEqual([quick]);
  expect(await listed({ staff: slow.id })).toEqual([late]);
  expect(await listed({ queue: 'slip' })).toEqual([late, quick]);
  expect(await listed({ queue: 'withdrawal' })).toEqual([]);
});
