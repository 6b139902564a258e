import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('an overloaded process', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ maxEventLoopDelayMs: 1 });
  });
  afterAll(() => t.close());

  const status = async (url: string) =>
    (await t.app.inject({ url, headers: { host: 'localhost' } })).statusCode;
  const keepBusy = async () => {
    const end = performance.now() + 100;
    while (performance.now() < end);
    await sleep(1);
  };

  it('D12 rejects requests and readiness checks, but stays live and serves metrics', async () => {
    do await keepBusy();
    while ((await status('/readyz')) !== 503);
    expect(await status('/livez')).toBe(200);
    expect(await status('/metrics')).toBe(200);
  });
});
