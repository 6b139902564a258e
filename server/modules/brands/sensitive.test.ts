import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BrandFile } from '#schemas/brand/brandFile';
import { bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { approve, ask, publishedFile, release, validBrands, writeDraft } from '#server/testing/releaseTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { publishDue } from './publishDue';

const AHEAD_MS = 4 * MINUTE_MS;
const evil = 'https://evil.example';
const chat = { provider: 'tawk', host: evil, propertyId: 'p', widgetId: 'w' } as const;
const movie = { title: { th: 'ก', en: 'a' }, poster: 'movie-meadow.svg', url: `${evil}/1` };

/** Each setting that decides about log-ins, scripts, frames, the site's own hosts or payouts; what of it is sensitive. */
const settings: readonly (readonly [string, Partial<BrandFile>, string])[] = [
  ['api.baseUrl', { api: { baseUrl: `${evil}/v1` }, origins: [evil] }, '/api/baseUrl'],
  ['origins', { origins: [evil] }, '/origins'],
  ['chat.host', { chat, origins: [evil] }, '/chat/host'],
  ['chat.hosts', { chat: { hosts: [evil] }, origins: [evil] }, '/chat/hosts'],
  ['hostnames', { hostnames: ['evil.example'] }, '/hostnames'],
  ['primary', { primary: false }, '/primary'],
  ['embeds.liveScore', { embeds: { liveScore: evil }, origins: [evil] }, '/embeds'],
  ['desk.tiers', { desk: { tiers: { automaticUpTo: 500 } } }, '/desk/tiers/automaticUpTo'],
  ['embeds.movies', { embeds: { movies: [movie] }, origins: [evil] }, '/embeds'],
];

describe('W5 a release that changes hosts, log-ins or who pays out, at a brand without four eyes', () => {
  let t: TestApp;
  let publisher: TestStaff;
  let other: TestStaff;
  let admin: TestStaff;
  beforeEach(async () => {
    t = await testApp({ brands: validBrands() });
    publisher = await buildStaff(t, 'publisher');
    other = await buildStaff(t, 'publisher');
    admin = await buildStaff(t, 'admin');
  });
  afterEach(() => t.close());

  const revisionOf = () => t.brands.published(t.brand.id)?.revision;
  const reason = 'ทดสอบ';

  describe.each(settings)('%s', (_name, values, path) => {
    it('cannot be published by a publisher, two publishers, or one administrator', async () => {
      const { data } = await release(t, publisher, values, { reason });
      expect(data).toMatchObject({ status: 'WAITING_APPROVAL', review: { second: true, admin: true } });
      expect(data.review?.sensitive).toContain(path);
      const two = await approve(t, other, data.uuid);
      expect([two.status, two.error.code]).toEqual([403, 'ADMIN_NEEDED']);
      expect(Object.keys(two.error.errors ?? {})).toContain(path);
      expect(revisionOf()).toBe(1);
      const alone = (await release(t, admin, values, { reason })).data;
      expect([alone.status, (await approve(t, admin, alone.uuid)).error.code]).toEqual([
        'WAITING_APPROVAL',
        'FOUR_EYES',
      ]);
      expect(revisionOf()).toBe(1);
      expect((await approve(t, admin, data.uuid)).data).toMatchObject({ status: 'PUBLISHED', revision: 2 });
    });
  });

  it('is published by an administrator with a second person', async () => {
    const { data } = await release(t, admin, { hostnames: ['evil.example'] });
    expect((await approve(t, other, data.uuid)).data.status).toBe('PUBLISHED');
  });

  it('lists each new host with what it could do', async () => {
    const { data } = await release(
      t,
      publisher,
      {
        ...settings[2]?.[1],
        api: { baseUrl: 'https://in.example' },
        origins: [evil, 'https://in.example'],
        hostnames: ['x.example'],
      },
      { reason },
    );
    expect(data.review?.hosts).toEqual([
      { host: 'x.example', powers: ['SITE'], known: false },
      { host: evil, powers: ['SCRIPTS', 'IMAGES'], known: false },
      { host: 'https://in.example', powers: ['LOGINS', 'IMAGES'], known: false },
    ]);
  });

  it('a host of images that is given frames as well is sensitive again', async () => {
    await approve(t, other, (await release(t, admin, { origins: [evil] }, { reason })).data.uuid);
    const { data } = await release(t, publisher, { embeds: { score: evil } }, { reason });
    expect(data).toMatchObject({
      status: 'WAITING_APPROVAL',
      review: { sensitive: ['/embeds'], hosts: [{ host: evil, powers: ['FRAMES', 'IMAGES'], known: true }] },
    });
    expect((await approve(t, other, data.uuid)).error.code).toBe('ADMIN_NEEDED');
  });

  it('neither draft, rollback, schedule nor a change of its time bypasses it', async () => {
    await approve(t, other, (await release(t, admin, { hostnames: ['evil.example'] })).data.uuid);
    await approve(t, other, (await ask(t, admin, { revision: 1 })).data.uuid);
    await writeDraft(t, { hostnames: ['evil.example'] });
    const at = bangkokIso(new Date(t.clock.now().getTime() + AHEAD_MS));
    const asked = [
      await ask(t, publisher, { draftVersion: 1 }),
      await ask(t, publisher, { revision: 2 }),
      await ask(t, publisher, { draftVersion: 1, at }),
    ];
    for (const { data } of asked)
      expect([data.kind, data.status, (await approve(t, other, data.uuid)).error.code]).toEqual([
        data.kind,
        'WAITING_APPROVAL',
        'ADMIN_NEEDED',
      ]);
    t.clock.advance(AHEAD_MS);
    await publishDue(t);
    expect([revisionOf(), publishedFile(t).hostnames]).toEqual([3, []]);
  });

  it('an administrator who is none any more counts as none, also when the time of the release comes', async () => {
    const at = bangkokIso(new Date(t.clock.now().getTime() + AHEAD_MS));
    const { data } = await release(t, publisher, { hostnames: ['evil.example'] }, { at });
    expect((await approve(t, admin, data.uuid)).data.status).toBe('SCHEDULED');
    await t.db
      .updateTable('staff_roles')
      .set({ role: 'publisher' })
      .where('staff_id', '=', admin.id)
      .execute();
    t.clock.advance(AHEAD_MS);
    await publishDue(t);
    expect(revisionOf()).toBe(1);
    const rows = await t.db.selectFrom('brand_releases').select(['status', 'approver_id']).execute();
    expect(rows).toEqual([{ status: 'WAITING_APPROVAL', approver_id: null }]);
  });

  it('an administrator of another brand counts as none', async () => {
    const { data } = await release(t, publisher, { hostnames: ['evil.example'] });
    await t.db
      .insertInto('staff_roles')
      .values({ staff_id: other.id, brand_id: 'sibling', role: 'admin' })
      .execute();
    expect((await approve(t, other, data.uuid)).error.code).toBe('ADMIN_NEEDED');
  });

  it('ten concurrent unauthorized staff publish nothing', async () => {
    const { data } = await release(t, publisher, { hostnames: ['evil.example'] });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => approve(t, n % 2 === 0 ? publisher : other, data.uuid)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 403));
    expect(revisionOf()).toBe(1);
  });
});
