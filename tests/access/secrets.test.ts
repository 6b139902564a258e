import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import { registerSites } from '#server/modules/registerSites';
import { buildStaff } from '#server/testing/builders';
import { fakeVerifier, slipPayload, slipImage, uploadSlip } from '#server/testing/slips';
import { testApp } from '#server/testing/testApp';
import type { Caller, TestApp } from '#server/testing/testApp';
import { completeBrand } from '#server/testing/testBrands';
import { fill } from './buildRequest';
import { buildOwner } from './objects';
import type { Owner } from './objects';

/** Secrets of the server and of the services that it calls. */
const CANARY = {
  chat: 'canary-chat-0123456789abcdef',
  staffKey: Buffer.from('canary-staff-key-0123456789abcde'),
  database: 'canary-database-password',
  provider: 'canary-provider-key-987654',
};
const traces = [
  CANARY.chat,
  CANARY.database,
  CANARY.provider,
  CANARY.staffKey.toString('latin1'),
  CANARY.staffKey.toString('base64'),
  CANARY.staffKey.toString('hex'),
];

/** Addresses served outside the contract. */
const PAGES = [
  '/',
  '/login',
  '/brand.json',
  '/manifest.webmanifest',
  '/frame.html',
  '/api/docs',
  '/api/docs/json',
  '/livez',
  '/readyz',
];

describe('secrets of the server', () => {
  const brand = completeBrand('primary');
  const slips = fakeVerifier();
  let t: TestApp;
  let owner: Owner;
  let admin: Caller;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sala-secrets-'));
    t = await testApp({
      brands: [brand],
      registerSites,
      ports: { slips },
      config: {
        chatSecrets: new Map([[brand.id, CANARY.chat]]),
        staffKey: CANARY.staffKey,
        databaseUrl: `postgres://sala:${CANARY.database}@localhost/sala`,
        demo: false,
        dataDir,
      },
    });
    owner = await buildOwner(t, brand);
    admin = await buildStaff(t, 'admin');
  });
  afterAll(async () => {
    await t.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const expectNone = (where: string, text: string) => {
    for (const trace of traces) expect([where, text.includes(trace)]).toEqual([where, false]);
  };

  it('S13 W7 no response contains one, for any caller', async () => {
    for (const key of callKeys.filter(
      (one) => one.startsWith('GET ') && !callSpecs[one].file && !callSpecs[one].stream,
    )) {
      const as = { public: undefined, member: owner.member, staff: admin }[callSpecs[key].access];
      const { text, headers } = await t.call(key, { ...fill(key, owner.ids), as });
      expectNone(key, text + JSON.stringify(headers));
    }
  });

  it('S13 no page, document or metric contains one', async () => {
    for (const host of [`${brand.id}.localhost`, 'studio.localhost']) {
      for (const url of PAGES) {
        const { payload, headers } = await t.app.inject({ url, headers: { host, accept: 'text/html' } });
        expectNone(`${host}${url}`, payload + JSON.stringify(headers));
      }
    }
    const { payload } = await t.app.inject('/metrics');
    expect(payload).toContain('sala_http_request_seconds');
    expectNone('measurements', payload);
  });

  it('S13 S7 the key of a failing service is neither sent nor logged', async () => {
    slips.answer = () => {
      const headers = { authorization: `Bearer ${CANARY.provider}`, 'x-authorization': CANARY.provider };
      throw Object.assign(new Error('502 Bad Gateway'), { config: { headers }, apiKey: CANARY.provider });
    };
    const { data } = await uploadSlip(t, owner.member, await slipImage(slipPayload()));
    expect(slips.questions).toHaveLength(1);
    expectNone('the answer', JSON.stringify(data));
    t.app.log.error({ err: new Error('x'), apiKey: CANARY.provider, secret: CANARY.chat }, 'x');
    expect(t.logs.length).toBeGreaterThan(0);
  });

  it('S13 D11 no log line and no row of the database contains one', async () => {
    expectNone('the log', t.logs.join(''));
    for (const { name } of await t.db.introspection.getTables()) {
      const rows = await t.db
        .selectFrom(name as 'members')
        .selectAll()
        .execute();
      expectNone(name, JSON.stringify(rows));
    }
  });
});
