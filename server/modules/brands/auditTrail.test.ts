import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, bangkokDay } from '#core/time/bangkok';
import type { Calls } from '#schemas/api/contract';
import { connectDatabase } from '#server/platform/db/connect';
import { buildMember, buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const OPERATION = 'POST /api/staff/brand/{brandId}/operation';
const AUDIT = 'GET /api/staff/brand/{brandId}/audit';

describe('the audit trail', () => {
  const brand = testBrand('primary');
  const params = { brandId: brand.id };
  let t: TestApp;
  let admin: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [brand] });
    admin = await buildStaff(t, 'admin');
  });
  afterAll(() => t.close());

  it('DSK-72 the trail is narrowed by person, act, object and days, and is paged within them', async () => {
    const [anna, boon] = [
      await buildStaff(t, 'operator', brand.id),
      await buildStaff(t, 'operator', brand.id),
    ];
    const member = await buildMember(t);
    const suspend = (as: TestStaff) =>
      t.call('POST /api/staff/user/{uuid}/suspend', {
        as,
        params: { uuid: member.id },
        body: { reason: 'test' },
      });
    const close = (as: TestStaff) => t.call(OPERATION, { as, params, body: { websiteStatus: 'MA' } });
    await close(anna);
    await close(boon);
    const suspended = await suspend(anna);
    const trail = async (query: NonNullable<Calls[typeof AUDIT]['query']>) =>
      (await t.call(AUDIT, { as: admin, params, query })).data.map(
        ({ actor, action }) => `${action} ${actor === anna.email ? 'anna' : 'boon'}`,
      );
    expect(suspended.status).toBe(200);
    expect(await trail({ person: anna.email.toUpperCase() })).toEqual([
      'member.suspend anna',
      'website.switch anna',
    ]);
    expect(await trail({ person: anna.email, act: 'website' })).toEqual(['website.switch anna']);
    expect(await trail({ act: 'website', limit: '2' })).toEqual([
      'website.switch boon',
      'website.switch anna',
    ]);
    expect(await trail({ target: `MEMBER ${member.id}`, act: 'member', person: boon.email })).toEqual([]);
    expect(await trail({ target: `MEMBER ${member.id}`, person: anna.email })).toEqual([
      'member.suspend anna',
    ]);
    expect(await trail({ person: 'unknown' })).toEqual([]);
    const today = bangkokDay(t.clock.now());
    expect((await trail({ person: anna.email, start: today, end: today })).length).toBe(2);
    expect(await trail({ person: anna.email, end: addDays(today, -1) })).toEqual([]);
    const page = await t.call(AUDIT, { as: admin, params, query: { person: anna.email, limit: '1' } });
    const cursor = page.meta.next ?? '';
    expect(await trail({ person: anna.email, limit: '1', cursor })).toEqual(['website.switch anna']);
    const wrong = await t.call(AUDIT, { as: admin, params, unchecked: { query: 'target=MEMBER%20x' } });
    expect(wrong.status).toBe(400);
  });

  it.each([
    [{ person: 'anna@example.com' }, 'audit_log_actor'],
    [{ act: 'website' }, 'audit_log_act'],
    [{ target: 'MEMBER 01919191-0000-7000-8000-000000000001' }, 'audit_log_subject'],
  ])('DSK-72 %j is read from an index in the order of the list', async (query, index) => {
    const [statement] = (await t.statements(() => t.call(AUDIT, { as: admin, params, query }))).filter(
      ({ sql: text }) => text.includes('FROM audit_log'),
    );
    const { db } = connectDatabase({ connectionString: t.access.app, max: 1 });
    const plan = await db.connection().execute(async (one) => {
      await sql.raw('SET plan_cache_mode = force_generic_plan').execute(one);
      // The table of a test is too small for an index to pay.
      await sql.raw('SET enable_seqscan = off').execute(one);
      await sql.raw('SET enable_sort = off').execute(one);
      await sql.raw(`PREPARE statement AS ${statement?.sql ?? ''}`).execute(one);
      const nulls = statement?.parameters.map(() => 'NULL').join(', ') ?? '';
      return (await sql.raw(`EXPLAIN EXECUTE statement (${nulls})`).execute(one)).rows;
    });
    await db.destroy();
    // What follows the list of brands is done for each of them.
    const [, ofBrand = ''] = JSON.stringify(plan).split('Function Scan on unnest');
    expect(ofBrand).toContain(`${index} on audit_log`);
    expect(ofBrand).not.toContain('Sort');
  });
});
