import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { rounds } from '#server/testing/proving';
import { ask, publishedFile, release, validBrands, writeDraft } from '#server/testing/releaseTools';
import { testApp, type TestApp } from '#server/testing/testApp';

/** How often a race is repeated. */
const ROUNDS = rounds(4, 10);

describe('four eyes', () => {
  let t: TestApp;
  let author: TestStaff;
  let second: TestStaff;
  beforeEach(async () => {
    t = await testApp({ brands: validBrands(true) });
    [author, second] = [await buildStaff(t, 'admin'), await buildStaff(t, 'publisher')];
  });
  afterEach(() => t.close());

  const decide = (step: 'approve' | 'cancel', uuid: string, as: TestStaff) =>
    t.call(`POST /api/staff/brand/{brandId}/release/{uuid}/${step}`, {
      params: { brandId: t.brand.id, uuid },
      as,
    });
  const list = () =>
    t.call('GET /api/staff/brand/{brandId}/release', { params: { brandId: t.brand.id }, as: second });
  const revisionOf = () => t.brands.published(t.brand.id)?.revision;

  it('W5 I5 a release waits for a second person, who is never its author', async () => {
    await writeDraft(t, { displayName: 'สอง' });
    const { data: asked } = await ask(t, author, { draftVersion: 1 });
    expect(asked).toMatchObject({ status: 'WAITING_APPROVAL', revision: null, authorUuid: author.id });
    expect(revisionOf()).toBe(1);
    const own = await decide('approve', asked.uuid, author);
    expect([own.status, own.error.code]).toEqual([403, 'FOUR_EYES']);
    expect(revisionOf()).toBe(1);
    const { data: done } = await decide('approve', asked.uuid, second);
    expect(done).toMatchObject({
      status: 'PUBLISHED',
      revision: 2,
      author: author.email,
      approver: second.email,
    });
    expect(publishedFile(t).displayName).toBe('สอง');
    expect((await decide('approve', asked.uuid, second)).error.code).toBe('STATE_CHANGED');
    expect((await list()).data.map(({ status }) => status)).toEqual(['PUBLISHED']);
    const trail = await t.db.selectFrom('audit_log').select(['action', 'actor_id']).orderBy('id').execute();
    expect(trail.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['release.ask', author.id],
      ['release.approve', second.id],
    ]);
  });

  it(`W5 the author approves in parallel with another in ${ROUNDS} rounds: published once, by the other`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data } = await release(t, author, { displayName: `r${round}` });
      const answers = await Promise.all(
        [author, second, author, second].map((as) => decide('approve', data.uuid, as)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([answers[0]?.status, answers[2]?.status]).not.toContain(200);
      expect(revisionOf()).toBe(round + 2);
    }
  });

  it('W5 four eyes guard the way back, and the switch that turns them off', async () => {
    const { data: off } = await release(t, author, { publishing: { fourEyes: false } });
    expect(off.status).toBe('WAITING_APPROVAL');
    await decide('approve', off.uuid, second);
    expect((await release(t, author, { displayName: 'x' })).data.status).toBe('PUBLISHED');
    const { data: back } = await ask(t, author, { revision: 1 });
    expect(back.status).toBe('PUBLISHED');
    expect((await ask(t, author, { revision: 2 })).data.status).toBe('WAITING_APPROVAL');
  });

  it('W5 a release based on an older revision cannot be approved, but withdrawn', async () => {
    const [first, other] = [
      (await release(t, author, { displayName: 'a' })).data,
      (await release(t, author, { displayName: 'b' })).data,
    ];
    await decide('approve', first.uuid, second);
    expect((await decide('approve', other.uuid, second)).error.code).toBe('REVISION_CONFLICT');
    expect((await decide('cancel', other.uuid, author)).data.status).toBe('CANCELLED');
    expect((await decide('cancel', other.uuid, author)).error.code).toBe('STATE_CHANGED');
    expect((await decide('approve', other.uuid, second)).error.code).toBe('STATE_CHANGED');
  });

  it('W5 its author approves nothing that waits: no draft, no file, no way back, nothing for later', async () => {
    const { data: first } = await release(t, author, { displayName: 'a' });
    await decide('approve', first.uuid, second);
    await writeDraft(t, { displayName: 'b' });
    const file = { ...publishedFile(t), displayName: 'c' };
    const asked = [
      await ask(t, author, { draftVersion: 1 }),
      await ask(t, author, { file }),
      await ask(t, author, { revision: 1 }),
      await ask(t, author, { file, at: new Date(t.clock.now().getTime() + 60_000).toISOString() }),
    ];
    for (const { data } of asked)
      expect([data.kind, data.status, (await decide('approve', data.uuid, author)).error.code]).toEqual([
        data.kind,
        'WAITING_APPROVAL',
        'FOUR_EYES',
      ]);
    expect(revisionOf()).toBe(2);
  });

  it('W5 what its author edits after asking is not approved with it', async () => {
    await writeDraft(t, { displayName: 'asked' });
    const { data } = await ask(t, author, { draftVersion: 1 });
    await t.call('PATCH /api/staff/brand/{brandId}/draft', {
      params: { brandId: t.brand.id },
      as: author,
      body: { changes: [{ path: '/displayName', before: 'asked', after: 'slipped in' }] },
    });
    expect((await decide('approve', data.uuid, second)).data.status).toBe('PUBLISHED');
    expect(publishedFile(t).displayName).toBe('asked');
  });

  it('W5 cancel in parallel with approve: one of them holds', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = revisionOf() ?? 0;
      const { data } = await release(t, author, { displayName: `c${round}` });
      const [approved, cancelled] = await Promise.all([
        decide('approve', data.uuid, second),
        decide('cancel', data.uuid, author),
      ]);
      expect([approved.status, cancelled.status].sort()).toEqual([200, 409]);
      expect(revisionOf()).toBe(approved.status === 200 ? before + 1 : before);
    }
  });

  it('I6 a release of another brand is as if it were not there', async () => {
    const { data } = await release(t, author, { displayName: 'a' });
    const answer = await t.call('POST /api/staff/brand/{brandId}/release/{uuid}/approve', {
      params: { brandId: 'sibling', uuid: data.uuid },
      as: second,
    });
    expect(answer.error.code).toBe('NOT_FOUND');
  });
});
