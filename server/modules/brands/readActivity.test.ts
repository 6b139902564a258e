import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { buildCompanyAccount, buildMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { readActivity } from './readActivity';

describe('readActivity', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  it('counts the last 24 hours of one brand', async () => {
    const now = t.clock.now();
    const active = await buildMember(t);
    const asleep = await buildMember(t);
    const seen = (id: string, hours: number) =>
      t.db
        .updateTable('members')
        .set({ last_login_at: new Date(now.getTime() - hours * HOUR_MS) })
        .where('id', '=', id)
        .execute();
    await seen(active.id, 23);
    await seen(asleep.id, 25);
    const checkIn = (hours: number, day: string) =>
      t.db
        .insertInto('check_ins')
        .values({
          brand_id: t.brand.id,
          member_id: active.id,
          day,
          id: crypto.randomUUID(),
          streak: 1,
          type: 'POINT',
          value: 5,
          value_tomorrow: 5,
          created_at: new Date(now.getTime() - hours * HOUR_MS),
        })
        .execute();
    await checkIn(1, '2026-01-02');
    await checkIn(30, '2026-01-01');
    expect(await readActivity(t.db, t.brand.id, now)).toMatchObject({
      members: 1,
      checkIns: 1,
      plays: { wheel: 0, flipCard: 0, flipCardReward: 0 },
    });
    expect(await readActivity(t.db, 'sibling', now)).toMatchObject({ members: 0, checkIns: 0 });
  });

  it('puts credited deposits into their hour of the day in Bangkok', async () => {
    const member = await buildMember(t);
    const account = await buildCompanyAccount(t);
    const at = new Date('2026-03-01T17:30:00Z');
    await t.db
      .insertInto('deposit_requests')
      .values({
        brand_id: t.brand.id,
        id: crypto.randomUUID(),
        member_id: member.id,
        company_account_id: account.id,
        amount: 100_00,
        pay_amount: 100_25,
        credited_amount: 100_25,
        status: 'SUCCESS',
        expires_at: at,
        created_at: at,
        completed_at: at,
      })
      .execute();
    const { deposits } = await readActivity(t.db, t.brand.id, new Date(at.getTime() + HOUR_MS));
    expect(deposits).toHaveLength(24);
    expect(deposits[0]).toEqual({ count: 1, baht: 100.25 });
    expect(deposits[17]).toEqual({ count: 0, baht: 0 });
  });
});
