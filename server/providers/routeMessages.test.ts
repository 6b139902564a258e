import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#server/testing/testApp';
import { ProviderCaller } from './calls/providerCaller';
import type { Connections, Provider } from './connectProviders';
import { routeMessages } from './routeMessages';

const MESSAGE = { to: '+66812345678', text: 'รหัส 123456' };

describe('routeMessages', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  function route(...results: readonly boolean[]) {
    const tried: number[] = [];
    const all = results.map(
      (isSent, n): Provider => ({
        ...{ id: `p${n}`, port: 'sms', limits: {} },
        service: {
          send: () => {
            tried.push(n);
            return isSent ? Promise.resolve() : Promise.reject(new Error(`p${n} failed`));
          },
        },
      }),
    );
    const connections = { all, usedBy: () => [], of: () => all } as unknown as Connections;
    const log = { error: () => undefined };
    const caller = new ProviderCaller({ db: t.db, clock: t.clock, log }, all);
    return { tried, sms: routeMessages({ connections, caller }, 'sms').of(t.brand.id) };
  }

  it('sends by the first provider that accepts the message, each once, and records the calls', async () => {
    const { sms, tried } = route(false, true, true);
    await sms?.send(MESSAGE);
    expect(tried).toEqual([0, 1]);
    const calls = await t.db.selectFrom('provider_calls').selectAll().orderBy('id').execute();
    expect(calls).toMatchObject([
      { provider: 'p0', operation: 'send', result: 'FAILED' },
      { provider: 'p1', operation: 'send', result: 'OK', detail: 'SENT' },
    ]);
    expect(JSON.stringify(calls)).not.toMatch(/123456|812345678/);
  });

  it('fails when none accepts it', async () => {
    await expect(route(false, false).sms?.send(MESSAGE)).rejects.toThrow('p1 failed');
  });

  it('is null without a provider', () => {
    expect(route().sms).toBeNull();
  });
});
