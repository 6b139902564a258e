import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

/** The server rejects these as well; the constraints also hold when the server has a bug. */
describe('M21 the database rejects decisions without the required people', () => {
  let t: TestApp;
  let member: TestMember;
  let [first, second]: [TestStaff?, TestStaff?] = [];
  beforeAll(async () => {
    t = await testApp();
    member = await buildMember(t);
    [first, second] = [await buildStaff(t, 'operator'), await buildStaff(t, 'operator')];
  });
  afterAll(() => t.close());

  const staffId = (who: 'first' | 'second' | null) =>
    who === null ? null : ((who === 'first' ? first : second)?.id ?? null);

  const adjust = (alone: boolean, handledBy: 'first' | 'second' | null) =>
    t.db
      .insertInto('adjustments')
      .values({
        brand_id: t.brand.id,
        id: uuidv7(),
        member_id: member.id,
        direction: 'ADD',
        amount: 10_000,
        kind: 'CORRECTION',
        reason: 'x',
        status: 'SUCCESS',
        proposed_by: staffId('first') ?? '',
        handled_by: staffId(handledBy),
        alone,
        created_at: t.clock.now(),
        completed_at: t.clock.now(),
      })
      .execute();

  it.each([
    [true, null],
    [false, null],
    [false, 'first'],
    [true, 'second'],
  ] as const)('an adjustment that was carried out, alone %s, by %s', async (alone, handledBy) => {
    await expect(adjust(alone, handledBy)).rejects.toThrow('adjustments_second_person');
  });

  it.each([
    [true, 'first'],
    [false, 'second'],
  ] as const)('but not one alone %s, by %s', async (alone, handledBy) => {
    await expect(adjust(alone, handledBy)).resolves.toBeDefined();
  });

  const waive = (waiver: object) =>
    t.db
      .insertInto('turnover_requirements')
      .values({
        brand_id: t.brand.id,
        id: uuidv7(),
        member_id: member.id,
        source: 'WHEEL',
        source_id: uuidv7(),
        given: 100,
        deposit: 0,
        multiple: 1,
        required: 100,
        games: '{}',
        at_expiry: 'LAPSE',
        lost_below: 100,
        expires_at: t.clock.now(),
        due_at: t.clock.now(),
        created_at: t.clock.now(),
        ...waiver,
      })
      .execute();
  const proposed = () => ({ waiver_by: staffId('first'), waiver_reason: 'x', waiver_at: t.clock.now() });
  const waived = () => ({ status: 'WAIVED', waived_by: staffId('second'), completed_at: t.clock.now() });

  it('rejects a waiver without a proposer or a reason', async () => {
    await expect(waive(waived())).rejects.toThrow('turnover_requirements_proposed');
    await expect(waive({ ...proposed(), waiver_reason: null })).rejects.toThrow(
      'turnover_requirements_waiver',
    );
    await expect(waive({ ...waived(), ...proposed(), waived_by: null })).rejects.toThrow(
      'turnover_requirements_waived',
    );
    await expect(waive({ ...proposed(), ...waived() })).resolves.toBeDefined();
  });
});
