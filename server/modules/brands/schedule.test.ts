import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import {
  approve,
  ask,
  publishedFile,
  readDraft,
  release,
  validBrands,
  writeDraft,
} from '#server/testing/releaseTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testDirectory } from '#server/testing/testDirectory';
import { publishDue } from './publishDue';

/** Below the time after which a session of staff ends unused. */
const AHEAD_MS = 4 * MINUTE_MS;

describe('scheduled releases', () => {
  let t: TestApp;
  let staff: TestStaff;
  beforeEach(async () => {
    t = await testApp({ brands: validBrands(), connections: 40 });
    staff = await buildStaff(t, 'publisher');
  });
  afterEach(() => t.close());

  const soon = () => bangkokIso(new Date(t.clock.now().getTime() + AHEAD_MS));
  const list = async () =>
    (await t.call('GET /api/staff/brand/{brandId}/release', { params: { brandId: t.brand.id }, as: staff }))
      .data;
  const revisionOf = () => t.brands.published(t.brand.id)?.revision;

  it('W5 a release waits for its time in Bangkok, to the millisecond, and leaves newer edits in the draft', async () => {
    await writeDraft(t, { displayName: 'สอง' });
    const { data } = await ask(t, staff, { draftVersion: 1, at: soon() });
    expect(data).toMatchObject({ status: 'SCHEDULED', revision: null });
    await writeDraft(t, { displayName: 'สอง', clientId: 'later' }, 2);
    t.clock.advance(AHEAD_MS - 1);
    await publishDue(t);
    expect(revisionOf()).toBe(1);
    t.clock.advance(1);
    await publishDue(t);
    expect(publishedFile(t)).toMatchObject({ displayName: 'สอง', clientId: 'primary' });
    expect((await list())[0]).toMatchObject({ status: 'PUBLISHED', revision: 2 });
    expect((await readDraft(t))?.file).toMatchObject({ displayName: 'สอง', clientId: 'later' });
    const newest = await t.db
      .selectFrom('brand_revisions')
      .select(['kind', 'author_id'])
      .where('revision', '=', 2)
      .execute();
    expect(newest).toEqual([{ kind: 'schedule', author_id: staff.id }]);
    const past = await release(t, staff, { displayName: 'x' }, { at: bangkokIso(t.clock.now()) });
    expect(past.error.code).toBe('SCHEDULE_PAST');
  });

  it('W5 a base that moved on makes it fail, with the reason', async () => {
    await release(t, staff, { displayName: 'later' }, { at: soon() });
    await release(t, staff, { displayName: 'now' });
    t.clock.advance(AHEAD_MS);
    await publishDue(t);
    expect(publishedFile(t).displayName).toBe('now');
    const failed = (await list()).find(({ status }) => status === 'FAILED');
    expect(failed?.failure).toMatch(/[ก-๙]/);
    const trail = await t.db.selectFrom('audit_log').select(['actor_kind', 'action']).orderBy('id').execute();
    expect(trail.at(-1)).toEqual({ actor_kind: 'SYSTEM', action: 'release.fail' });
  });

  it('W5 a file that is invalid by then fails and names the place', async () => {
    const admin = await buildStaff(t, 'admin');
    const asked = await release(t, staff, { hostnames: ['soon.example'] }, { at: soon() });
    expect((await approve(t, admin, asked.data.uuid)).data.status).toBe('SCHEDULED');
    const { data } = await t.call('POST /api/staff/brand/{brandId}/release', {
      params: { brandId: 'sibling' },
      body: {
        baseRevision: 1,
        note: 'ก่อน',
        file: { ...t.brands.published('sibling')!.file, hostnames: ['soon.example'] },
      },
      as: staff,
    });
    await approve(t, admin, data.uuid, 'sibling');
    t.clock.advance(AHEAD_MS);
    await publishDue(t);
    expect((await list())[0]).toMatchObject({ status: 'FAILED', revision: null });
    expect((await list())[0]?.failure).toContain('/hostnames/0');
    expect(revisionOf()).toBe(1);
  });

  it('W5 ten servers at the same moment publish it once', async () => {
    await release(t, staff, { displayName: 'once' }, { at: soon() });
    t.clock.advance(AHEAD_MS);
    const servers = Array.from({ length: 10 }, () => ({ ...t, brands: testDirectory(validBrands()) }));
    await Promise.all(servers.map(publishDue));
    const rows = await t.db
      .selectFrom('brand_revisions')
      .select('revision')
      .where('brand_id', '=', t.brand.id)
      .execute();
    expect(rows).toHaveLength(2);
    const trail = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'release.publish')
      .execute();
    expect(trail).toHaveLength(1);
    expect((await list())[0]).toMatchObject({ status: 'PUBLISHED', revision: 2 });
  });

  it('W5 one that was taken back is never published', async () => {
    const { data } = await release(t, staff, { displayName: 'x' }, { at: soon() });
    await t.call('POST /api/staff/brand/{brandId}/release/{uuid}/cancel', {
      params: { brandId: t.brand.id, uuid: data.uuid },
      as: staff,
    });
    t.clock.advance(AHEAD_MS);
    await publishDue(t);
    expect(revisionOf()).toBe(1);
  });

  it('W5 an approval before the time lets it wait, one after it publishes at once', async () => {
    const second = await buildStaff(t, 'publisher');
    await release(t, staff, { publishing: { fourEyes: true } });
    const early = (await release(t, staff, { displayName: 'early' }, { at: soon() })).data;
    expect((await approve(t, second, early.uuid)).data).toMatchObject({
      status: 'SCHEDULED',
      approver: second.email,
    });
    t.clock.advance(AHEAD_MS);
    await publishDue(t);
    expect(publishedFile(t).displayName).toBe('early');
    const late = (await release(t, staff, { displayName: 'late' }, { at: soon() })).data;
    t.clock.advance(2 * AHEAD_MS);
    await publishDue(t);
    expect(publishedFile(t).displayName).toBe('early');
    // The first one's session has ended over the wait.
    const awake = await buildStaff(t, 'publisher');
    expect((await approve(t, awake, late.uuid)).data.status).toBe('PUBLISHED');
    expect(publishedFile(t).displayName).toBe('late');
  });
});
