import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { buildMember } from './testing/builders';
import { testApp, type TestApp } from './testing/testApp';

describe('buildApp', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  it('API-103 answers that a new site is open', async () => {
    const { data } = await t.call('GET /api/setting/operational/website');
    expect(data).toEqual({ websiteStatus: 'ACTIVE', message: null, endAt: null });
  });

  it('D12 is alive and ready, and discloses nothing else', async () => {
    for (const url of ['/livez', '/readyz']) {
      const response = await t.app.inject(url);
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('A6 ends a session that was idle for as long as the brand allows', async () => {
    const member = await buildMember(t);
    const list = () => t.call('GET /api/auth/session/list', { as: member });
    expect((await list()).status).not.toBe(401);
    t.clock.advance(t.brand.session.idleMinutes * MINUTE_MS);
    expect((await list()).error.code).toBe('SESSION_EXPIRED');
  });
});
