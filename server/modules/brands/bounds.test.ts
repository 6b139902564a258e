import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import {
  wheelOf,
  approve,
  ask,
  publishedFile,
  release,
  validBrands,
  writeDraft,
} from '#server/testing/releaseTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { publishDue } from './publishDue';

/** Below the time after which a session of staff ends unused. */
const AHEAD_MS = 4 * MINUTE_MS;
const MILLION = wheelOf(1_000_000, 1_000_000);

describe('W5 a release beyond a bound of the platform, at a brand without four eyes', () => {
  let t: TestApp;
  let publisher: TestStaff;
  let second: TestStaff;
  beforeEach(async () => {
    t = await testApp({ brands: validBrands() });
    [publisher, second] = [await buildStaff(t, 'publisher'), await buildStaff(t, 'publisher')];
  });
  afterEach(() => t.close());

  const revisionOf = () => t.brands.published(t.brand.id)?.revision;
  const beyondOf = ({ review }: Awaited<ReturnType<typeof ask>>['data']) =>
    review?.costs.filter(({ beyond }) => beyond).map(({ bound, path }) => `${bound} ${path}`);
  const soon = () => bangkokIso(new Date(t.clock.now().getTime() + AHEAD_MS));

  it('one publisher cannot publish a wheel whose only prize is 1,000,000 baht', async () => {
    await writeDraft(t, MILLION);
    const { data } = await ask(t, publisher, { draftVersion: 1 });
    expect(data).toMatchObject({ status: 'WAITING_APPROVAL', revision: null });
    expect(beyondOf(data)).toEqual([
      'prize /wheel/prizes',
      'play /wheel/prizes',
      'memberDay /wheel/freePerDay',
      'depositShare /wheel/depositPerRight',
    ]);
    expect(data.review?.costs.find(({ bound }) => bound === 'play')).toMatchObject({
      before: 0,
      after: 1_000_000,
      limit: 50,
    });
    expect([revisionOf(), (await approve(t, publisher, data.uuid)).error.code]).toEqual([1, 'FOUR_EYES']);
    expect((await approve(t, second, data.uuid)).data).toMatchObject({ status: 'PUBLISHED', revision: 2 });
    const trail = await t.db.selectFrom('audit_log').select(['action', 'detail']).orderBy('id').execute();
    expect(trail.map(({ action }) => action)).toEqual(['release.ask', 'release.approve']);
    for (const { detail } of trail)
      expect(detail).toMatchObject({
        second: true,
        beyond: expect.stringContaining('prize/wheel/prizes 1000000 > 10000'),
      });
  });

  it('an administrator of all brands is one person too', async () => {
    const admin = await buildStaff(t, 'admin');
    const { data } = await release(t, admin, MILLION);
    expect([data.status, (await approve(t, admin, data.uuid)).error.code]).toEqual([
      'WAITING_APPROVAL',
      'FOUR_EYES',
    ]);
  });

  it('a complete file, a schedule and a rollback wait alike', async () => {
    const pushed = (await release(t, publisher, MILLION)).data;
    const later = (await release(t, publisher, MILLION, { at: soon() })).data;
    expect([pushed.status, later.status]).toEqual(['WAITING_APPROVAL', 'WAITING_APPROVAL']);
    t.clock.advance(AHEAD_MS);
    await publishDue(t);
    expect(revisionOf()).toBe(1);
    await approve(t, second, pushed.uuid);
    const cheap = await ask(t, publisher, { revision: 1 });
    expect(cheap.data).toMatchObject({ kind: 'rollback', status: 'PUBLISHED', revision: 3 });
    const back = await ask(t, publisher, { revision: 2 });
    expect(back.data).toMatchObject({ kind: 'rollback', status: 'WAITING_APPROVAL' });
    expect(beyondOf(back.data)).toContain('prize /wheel/prizes');
  });

  it('requires a second person only for a value that rises beyond a bound', async () => {
    await approve(t, second, (await release(t, publisher, wheelOf(20_000, 20_000))).data.uuid);
    const statuses = [
      (await release(t, publisher, { displayName: 'x' })).data.status,
      (await release(t, publisher, wheelOf(15_000, 15_000))).data.status,
      (await release(t, publisher, wheelOf(15_001, 15_000))).data.status,
    ];
    expect(statuses).toEqual(['PUBLISHED', 'PUBLISHED', 'WAITING_APPROVAL']);
  });

  it('a schedule that was within the bounds waits for a second person once it no longer is', async () => {
    const { data } = await release(t, publisher, wheelOf(10, 10), { at: soon() });
    expect(data.status).toBe('SCHEDULED');
    t.clock.advance(AHEAD_MS);
    await publishDue({ ...t, config: { bounds: { ...t.config.bounds, prize: 5 } } });
    expect(revisionOf()).toBe(1);
    const { data: list } = await t.call('GET /api/staff/brand/{brandId}/release', {
      params: { brandId: t.brand.id },
      as: await buildStaff(t, 'publisher'),
    });
    expect(list[0]).toMatchObject({ uuid: data.uuid, status: 'WAITING_APPROVAL', approver: null });
    const trail = await t.db.selectFrom('audit_log').select(['actor_kind', 'action']).orderBy('id').execute();
    expect(trail.at(-1)).toEqual({ actor_kind: 'SYSTEM', action: 'release.hold' });
    // Within the bounds again, so that only the rule about the author can refuse.
    expect((await approve(t, publisher, data.uuid)).error.code).toBe('FOUR_EYES');
    const awake = await buildStaff(t, 'publisher');
    expect((await approve(t, awake, data.uuid)).data.status).toBe('PUBLISHED');
  });

  it('the review answers the same before, and changes nothing', async () => {
    await writeDraft(t, MILLION);
    const review = (as: TestStaff, body = { baseRevision: 1, draftVersion: 1 }) =>
      t.call('POST /api/staff/brand/{brandId}/release/review', { params: { brandId: t.brand.id }, body, as });
    const before = (await review(publisher)).data;
    expect(before).toMatchObject({ second: true, admin: false, hosts: [], sensitive: [] });
    expect(before).toEqual((await ask(t, publisher, { draftVersion: 1 })).data.review);
    expect((await review(publisher, { baseRevision: 1, draftVersion: 2 })).error.code).toBe('DRAFT_CONFLICT');
    expect((await review(await buildStaff(t, 'editor'))).status).toBe(403);
    expect(revisionOf()).toBe(1);
  });

  it.each([
    ['prize', '/checkIn', { flags: { checkIn: true }, checkIn: { gives: 'CREDIT', day7: 50_000 } }],
    ['memberDay', '/checkIn', { flags: { checkIn: true }, checkIn: { gives: 'CREDIT', day1: 9_000 } }],
    [
      'depositShare',
      '/bonus/bonusRate',
      { bonus: { bonusRate: 31, bonusMax: 100, bonusTimeEnd: '01:00:00' } },
    ],
    ['bonus', '/bonus/bonusMax', { bonus: { bonusRate: 10, bonusMax: 5_000, bonusTimeEnd: '01:00:00' } }],
    ['lossShare', '/levels/6/lostPercent', { flags: { winlost: true }, levels: { 6: { lostPercent: 16 } } }],
    [
      'turnoverShare',
      '/limits/affiliateTurnoverPercent',
      { flags: { affiliate: true }, limits: { affiliateTurnoverPercent: 3 } },
    ],
    ['withdrawDay', '/levels/4/withdraw', { levels: { 4: { withdraw: { perDay: null } } } }],
  ] as const)('%s at %s', async (bound, path, values) => {
    const { data } = await release(t, publisher, values, { reason: 'ทดสอบ' });
    expect([data.status, beyondOf(data)]).toEqual([
      'WAITING_APPROVAL',
      expect.arrayContaining([`${bound} ${path}`]),
    ]);
  });

  it('points that buy too much credit', async () => {
    const [item] = t.brand.rewards.items;
    if (!item) throw new Error('The defaults have no reward.');
    const items = [{ ...item, point: 1, credit: 1_000 }];
    const { data } = await release(t, publisher, {
      flags: { games: true, reward: true },
      rewards: { items },
    });
    expect([data.status, beyondOf(data)]).toEqual([
      'WAITING_APPROVAL',
      expect.arrayContaining(['point /rewards/items', 'depositShare /rewards/bahtPerPoint']),
    ]);
  });

  it('publishes changes within the bounds at once', async () => {
    const { data } = await release(t, publisher, wheelOf(5, 20));
    expect(data).toMatchObject({ status: 'PUBLISHED', review: { second: false } });
    expect(publishedFile(t).flags).toEqual({ games: true, wheel: true });
  });
});
