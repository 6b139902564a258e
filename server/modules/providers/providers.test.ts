import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import { recordCall } from '#server/providers/calls/callRepository';
import { buildMember, buildStaff, type TestStaff } from '#server/testing/builders';
import { fakeVerifier, slipImage, slipPayload, uploadSlip, type FakeVerifier } from '#server/testing/slips';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const LIST = 'GET /api/staff/brand/{brandId}/provider';
const CALLS = 'GET /api/staff/brand/{brandId}/provider-call/{uuid}';
const OFF = 'POST /api/staff/brand/{brandId}/provider/{provider}/off';
const ON = 'POST /api/staff/brand/{brandId}/provider/{provider}/on';

const KEY = 'canary-slip-key-5521';
const ACCOUNT = '1234567890';

/** Providers of slip look-ups by their keys, as an adapter connects them. */
function setupOf(services: Readonly<Record<string, FakeVerifier>>) {
  const provider = (id: string, callsPerDay?: number) => ({
    ...{ id, adapterName: 'slips/test', settings: {}, secrets: { key: KEY }, place: 'test' },
    limits: { attempts: 1, ...(callsPerDay && { callsPerDay }) },
    adapter: {
      port: 'slips' as const,
      settings: { type: 'object' } as const,
      secrets: ['key'],
      create: () => services[id],
    },
  });
  const feed = {
    ...{ id: 'feed', adapterName: 'transfers/test', settings: {}, secrets: {}, limits: {}, place: 'test' },
    adapter: {
      port: 'transfers' as const,
      settings: { type: 'object' } as const,
      secrets: [],
      create: () => ({ newTransfers: () => Promise.resolve([]) }),
    },
  };
  return {
    providers: [provider('second'), provider('first', 1_000), provider('unused'), feed],
    use: { slips: ['first', 'second'], transfers: ['feed'] },
    brands: {},
  };
}

describe('providers of a brand', () => {
  const [brand, other] = [testBrand('primary'), testBrand('sibling')];
  const services = { first: fakeVerifier(), second: fakeVerifier(), unused: fakeVerifier() };
  let t: TestApp;
  let admin: TestStaff;
  let operator: TestStaff;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, other], providers: setupOf(services) });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    await t.db.deleteFrom('provider_switches').execute();
    t.clock.advance(2 * DAY_MS);
    admin = await buildStaff(t, 'admin', brand.id);
    operator = await buildStaff(t, 'operator', brand.id);
    for (const service of Object.values(services)) {
      service.questions.length = 0;
      service.answer = () => ({ result: 'NOT_FOUND' });
    }
  });

  const params = { brandId: brand.id };
  const reason = { reason: 'ตอบช้าทั้งวัน' };
  const list = async (as: TestStaff = operator, brandId = brand.id, period: 'hour' | 'day' = 'hour') =>
    (await t.call(LIST, { as, params: { brandId }, query: { period } })).data;
  const change = (key: typeof OFF | typeof ON, provider: string, as: TestStaff = admin) =>
    t.call(key, { as, params: { ...params, provider }, body: reason });
  const upload = async (at = brand) =>
    uploadSlip(t, await buildMember(t, { brand: at }), await slipImage(slipPayload()));
  const asked = () => [services.first.questions.length, services.second.questions.length];
  const callsOf = (uuid: string, as: TestStaff = operator, brandId = brand.id) =>
    t.call(CALLS, { as, params: { brandId, uuid } });

  it('S7 lists the providers of each port in the order of use', async () => {
    await upload();
    const rows = await list();
    expect(rows.map(({ port, id, adapter, switchable }) => [port, id, adapter, switchable])).toEqual([
      ['slips', 'first', 'slips/test', true],
      ['slips', 'second', 'slips/test', true],
      ['transfers', 'feed', 'transfers/test', false],
    ]);
    expect(rows[0]).toMatchObject({ off: null, calls: 1, failures: 0, lastFailure: null });
    expect(rows[0]?.quota).toEqual({ used: 1, limit: 1_000 });
    expect(rows[1]).toMatchObject({ calls: 0, medianMs: null, quota: null });
  });

  it('S7 uses the next provider while one is switched off for the brand, and no other brand notices', async () => {
    const { data } = await change(OFF, 'first');
    expect(data).toMatchObject({ id: 'first', off: { by: admin.email, reason: reason.reason } });
    expect(await list()).toMatchObject([data, { id: 'second', off: null }, { off: null }]);
    await upload();
    expect(asked()).toEqual([0, 1]);
    await upload(other);
    expect(asked()).toEqual([1, 1]);
    const abroad = await buildStaff(t, 'operator', other.id);
    expect((await list(abroad, other.id))[0]).toMatchObject({ id: 'first', off: null });
    expect((await change(ON, 'first')).data).toMatchObject({ off: null });
    await upload();
    expect(asked()).toEqual([2, 1]);
  });

  it('I5 audits each switch, which changes once', async () => {
    await change(OFF, 'second');
    expect((await change(OFF, 'second')).error.code).toBe('STATE_CHANGED');
    await change(ON, 'second');
    expect((await change(ON, 'second')).error.code).toBe('STATE_CHANGED');
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'brand_id', 'subject_type', 'detail'])
      .where('actor_id', '=', admin.id)
      .where('created_at', '=', t.clock.now())
      .orderBy('id')
      .execute();
    const line = { actor_id: admin.id, brand_id: brand.id, subject_type: 'PROVIDER' };
    const detail = { provider: 'second', port: 'slips', ...reason };
    expect(lines).toEqual([
      { ...line, action: 'provider.off', detail },
      { ...line, action: 'provider.on', detail },
    ]);
  });

  it('I5 refuses viewers and operators, providers of no use here, and sources of transfers', async () => {
    const viewer = await buildStaff(t, 'viewer', brand.id);
    for (const as of [viewer, operator])
      expect((await change(OFF, 'first', as)).error.code).toBe('FORBIDDEN');
    expect((await t.call(LIST, { as: viewer, params })).error.code).toBe('FORBIDDEN');
    for (const id of ['unused', 'nobody']) expect((await change(OFF, id)).error.code).toBe('NOT_FOUND');
    expect((await change(OFF, 'feed')).error.code).toBe('PROVIDER_NOT_SWITCHABLE');
    expect(await t.db.selectFrom('provider_switches').selectAll().execute()).toEqual([]);
  });

  it('S7 counts calls, failures and latency of the last hour or day, of the brand only', async () => {
    const now = t.clock.now().getTime();
    const call = {
      provider: 'first',
      port: 'slips',
      operation: 'lookUp',
      direction: 'OUT',
      attempts: 1,
    } as const;
    const record = (latencyMs: number, minutes: number, more: object = {}) =>
      recordCall(t.db, {
        ...{ ...call, brandId: brand.id, result: 'OK', latencyMs },
        ...{ startedAt: new Date(now - minutes * 60_000), ...more },
      });
    await record(10, 1);
    await record(30, 2);
    await record(20, 59, { result: 'FAILED', detail: `HTTP 503 for ${ACCOUNT}` });
    await record(40, 61, { result: 'TIMEOUT', detail: 'no answer' });
    await record(1, 1, { result: 'REFUSED' });
    await record(9_999, 1, { brandId: other.id, result: 'FAILED', detail: 'of the other brand' });
    const [hour] = await list();
    expect(hour).toMatchObject({ calls: 4, failures: 1, medianMs: 10 });
    expect(hour?.lastFailure).toMatchObject({
      ...{ operation: 'lookUp', result: 'FAILED' },
      detail: 'HTTP 503 for xxxxxx7890',
    });
    const [day] = await list(operator, brand.id, 'day');
    expect(day).toMatchObject({ calls: 5, failures: 2, medianMs: 20 });
    t.clock.advance(HOUR_MS);
    const later = await buildStaff(t, 'operator', brand.id);
    expect((await list(later))[0]).toMatchObject({
      calls: 0,
      failures: 0,
      medianMs: null,
      lastFailure: null,
    });
  });

  it('S7 I6 shows the calls about a slip and about its request to staff of the brand only', async () => {
    services.first.answer = () => ({ result: 'PROVIDER_ERROR', detail: `HTTP 500 ${ACCOUNT}` });
    const { data } = await upload();
    const { data: calls } = await callsOf(data.slipUuid);
    expect(calls).toMatchObject([
      { provider: 'second', operation: 'lookUp', direction: 'OUT', result: 'OK', detail: 'NOT_FOUND' },
      { provider: 'first', result: 'FAILED', detail: 'HTTP 500 xxxxxx7890' },
    ]);
    const abroad = await buildStaff(t, 'operator', other.id);
    expect((await callsOf(data.slipUuid, abroad, other.id)).error.code).toBe('NOT_FOUND');
    const page = await t.call(CALLS, {
      as: operator,
      params: { ...params, uuid: data.slipUuid },
      query: { limit: '1' },
    });
    expect(page.data).toEqual(calls.slice(0, 1));
    const { next } = page.meta;
    const query = { limit: '1', cursor: next ?? '' };
    const rest = await t.call(CALLS, { as: operator, params: { ...params, uuid: data.slipUuid }, query });
    expect([rest.data, rest.meta.next]).toEqual([calls.slice(1), null]);
  });

  it('S13 answers without secrets and complete account numbers', async () => {
    services.first.answer = () => {
      throw Object.assign(new Error(`refused ${ACCOUNT} at https://slips.example/?key=${KEY}`), { key: KEY });
    };
    const { data } = await upload();
    const texts = [
      (await t.call(LIST, { as: operator, params })).text,
      (await callsOf(data.slipUuid)).text,
      (await change(OFF, 'first')).text,
    ];
    expect(texts.filter((text) => text.includes('refused xxxxxx7890'))).toHaveLength(3);
    for (const text of texts) for (const trace of [KEY, ACCOUNT]) expect(text).not.toContain(trace);
  });
});
