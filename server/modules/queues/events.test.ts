import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { callSpecs } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { buildSlipItem } from '#server/testing/queueTools';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';

interface Event {
  readonly id: string;
  readonly event: string;
  readonly data: Readonly<Record<string, string>>;
}

/** Reads a stream of server-sent events as the desk does. */
function readEvents(body: ReadableStream<Uint8Array>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Event | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        if (field('event') === '') continue;
        return {
          id: field('id'),
          event: field('event'),
          data: JSON.parse(field('data')) as Event['data'],
        };
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  return { next, cancel: () => reader.cancel() };
}

describe('events of queues', () => {
  const [home, abroad] = testBrands() as [Brand, Brand];
  let t: TestApp;
  let url: string;
  let member: TestMember;
  let stranger: TestMember;
  let staff: TestStaff;
  const opened: { cancel: () => Promise<void> }[] = [];
  beforeAll(async () => {
    t = await testApp({ brands: [home, abroad] });
    await t.app.listen({ port: 0 });
    url = `http://127.0.0.1:${String((t.app.server.address() as AddressInfo).port)}/api/staff/event`;
    member = await buildMember(t);
    stranger = await buildMember(t, { brand: abroad });
    staff = await buildStaff(t, 'operator');
  });
  afterEach(async () => {
    for (const { cancel } of opened.splice(0)) await cancel().catch(() => undefined);
  });
  afterAll(async () => {
    // The client retains idle connections, for which a server waits.
    t.app.server.closeAllConnections();
    await t.close();
  });

  const open = async (as: TestStaff, lastEventId?: string) => {
    const response = await fetch(url, {
      headers: {
        authorization: `Bearer ${as.token}`,
        'web-hostname': `${home.id}.localhost`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    });
    if (!response.body) throw new Error('No stream.');
    const stream = readEvents(response.body);
    opened.push(stream);
    return { response, ...stream };
  };

  it('DSK-09 a change is reported after its commit, and not before', async () => {
    const { next, response } = await open(staff);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect((await next())?.event).toBe('ready');
    let uncommitted = '';
    await t.db.transaction().execute(async (trx) => {
      uncommitted = await buildSlipItem({ db: trx, clock: t.clock }, { member });
      const committed = await buildSlipItem(t, { member });
      expect((await next())?.data['uuid']).toBe(committed);
    });
    const event = await next();
    expect(event).toMatchObject({
      event: 'queue',
      data: { kind: 'slip', brandId: home.id, uuid: uncommitted, change: 'added' },
    });
    expect(event?.data['id']).toBe(event?.id);
    expect(makeAjv().validate(callSpecs['GET /api/staff/event'].data, event?.data)).toBe(true);
  });

  it('DSK-09 claims, holds and decisions are reported, automatic ones too', async () => {
    const id = await buildSlipItem(t, { member });
    const { next } = await open(staff);
    expect((await next())?.event).toBe('ready');
    const params = { kind: 'slip', uuid: id } as const;
    await t.call('POST /api/staff/queue/{kind}/{uuid}/claim', { as: staff, params });
    await t.call('POST /api/staff/queue/{kind}/{uuid}/release', { as: staff, params });
    await t.db.updateTable('slips').set({ status: 'DUPLICATE' }).where('id', '=', id).execute();
    const changes = [await next(), await next(), await next()].map((event) => event?.data['change']);
    expect(changes).toEqual(['claimed', 'released', 'removed']);
  });

  it('DSK-06 a stream has no event of a brand at which the caller has no role', async () => {
    const local = await buildStaff(t, 'operator', home.id);
    const { next } = await open(local);
    expect((await next())?.event).toBe('ready');
    await buildSlipItem(t, { member: stranger });
    const id = await buildSlipItem(t, { member });
    expect((await next())?.data['uuid']).toBe(id);
  });

  it('DSK-10 a client that reconnects gets what it missed, or is told to synchronize', async () => {
    const watcher = await open(staff);
    const ready = await watcher.next();
    const ids = [await buildSlipItem(t, { member }), await buildSlipItem(t, { member })];
    const seen = [await watcher.next(), await watcher.next()];
    expect(seen.map((event) => event?.data['uuid'])).toEqual(ids);
    for (const [id, missed] of [
      [ready?.id, ids],
      [seen[0]?.id, ids.slice(1)],
    ] as const) {
      const { next } = await open(staff, id);
      for (const uuid of missed) expect((await next())?.data['uuid']).toBe(uuid);
      expect((await next())?.event).toBe('ready');
    }
    const unknown = await open(staff, 'another:1');
    expect((await unknown.next())?.event).toBe('resync');
  });

  it('DSK-11 a stream ends with its session, and when roles change', async () => {
    const leaving = await buildStaff(t, 'operator');
    const mover = await buildStaff(t, 'operator');
    const streams = [await open(leaving), await open(mover)];
    for (const { next } of streams) expect((await next())?.event).toBe('ready');
    await t.call('POST /api/staff/logout', { as: leaving });
    await t.db.updateTable('staff_roles').set({ role: 'viewer' }).where('staff_id', '=', mover.id).execute();
    for (const { next } of streams) expect(await next()).toBeUndefined();
    expect((await open(leaving)).response.status).toBe(401);
    expect((await open(mover)).response.status).toBe(403);
  });

  it('DSK-11 a shutdown ends open streams', async () => {
    const other = await testApp({ brands: [home, abroad], twinOf: t });
    await other.app.listen({ port: 0 });
    const { port } = other.app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${String(port)}/api/staff/event`, {
      headers: { authorization: `Bearer ${staff.token}`, 'web-hostname': `${home.id}.localhost` },
    });
    if (!response.body) throw new Error('No stream.');
    const { next } = readEvents(response.body);
    expect((await next())?.event).toBe('ready');
    await other.close();
    expect(await next()).toBeUndefined();
  });
});
