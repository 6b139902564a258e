import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/root';
import { testApp, type TestApp } from '#server/testing/testApp';
import { registerDocs } from './docs';

describe('API documentation', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ registerSites: (app) => registerDocs(app, projectRoot) });
  });
  afterAll(() => t.close());

  it.each([
    ['json', 'application/json; charset=utf-8', /^\{"openapi"/, '/api/auth/login'],
    ['yaml', 'application/x-yaml', /^openapi: /, '/api/auth/login'],
    ['staff/json', 'application/json; charset=utf-8', /^\{"openapi"/, '/api/staff/login'],
    ['staff/yaml', 'application/x-yaml', /^openapi: /, '/api/staff/login'],
  ])(
    'D13 /api/docs/%s is made once, and sent once to a client that has it',
    async (kind, type, begins, call) => {
      const get = (headers = {}) =>
        t.app.inject({ url: `/api/docs/${kind}`, headers: { host: `${t.brand.id}.localhost`, ...headers } });
      const first = await get();
      expect([first.statusCode, first.headers['content-type']]).toEqual([200, type]);
      expect(first.payload).toMatch(begins);
      expect(first.payload).toContain(call);
      const etag = String(first.headers.etag);
      const again = await get({ 'if-none-match': etag });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
      const stale = await get({ 'if-none-match': '"other"' });
      expect([stale.statusCode, stale.headers.etag, stale.payload]).toEqual([200, etag, first.payload]);
      expect(stale.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );
});
