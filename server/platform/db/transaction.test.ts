import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#server/testing/testApp';
import { inTransaction } from './transaction';

const READ = 'GET /api/setting';
const failure = (code: string) => Object.assign(new Error('they met'), { code });

describe('conflicting transactions', () => {
  let t: TestApp;
  let tries = 0;
  let code = '';
  beforeAll(async () => {
    t = await testApp({
      handlers: {
        [READ]: () =>
          inTransaction(t.db, () => {
            tries += 1;
            return Promise.reject(failure(code));
          }),
      },
    });
  });
  afterAll(() => t.close());

  it.each(['40001', '40P01'])('M23 %s is retried three times, then reported as unavailable', async (met) => {
    [tries, code] = [0, met];
    const { error, headers } = await t.call(READ);
    expect([tries, error.status, error.code]).toEqual([4, 503, 'SERVICE_UNAVAILABLE']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('M23 a permanent failure is not retried', async () => {
    [tries, code] = [0, '23514'];
    expect([(await t.call(READ)).error.status, tries]).toEqual([500, 1]);
  });
});
