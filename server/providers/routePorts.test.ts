import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time/durations';
import type { ProviderLimits } from '#schemas/providers/providersFile';
import { deleteExpired } from '#server/platform/jobs/housekeeping';
import { uuidv7 } from '#server/platform/id';
import { buildStaff } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { fakeVerifier, type FakeVerifier } from '#server/testing/slips';
import { testApp, type TestApp } from '#server/testing/testApp';
import { ProviderCaller } from './calls/providerCaller';
import type { Connections, Provider } from './connectProviders';
import { routePorts } from './routePorts';

const FAILING = { result: 'PROVIDER_ERROR', detail: 'HTTP 503 for account 123-4-56789-0' } as const;

it('pretends nothing where no provider is connected', async () => {
  const t = await testApp();
  const none = { bankNames: null, transfers: null, payouts: null, slips: null, games: [] };
  const { ports } = jobDeps(t, none);
  const { id: brandId } = t.brand;
  expect(await ports.transfers.newTransfers()).toEqual([]);
  expect(await ports.bankNames.find({ brandId, bankName: 'KBANK', bankId: '1234567890' })).toBeNull();
  expect(await ports.payouts.providersOf(brandId)).toEqual([]);
  const question = { brandId, slipId: uuidv7(), payload: '', sendingBank: '004', transRef: 'X' };
  expect(await ports.slips.lookUp(question)).toMatchObject({ result: 'WAIT' });
  await t.close();
});

describe('routed calls', () => {
  let t: TestApp;
  let staffId: string;
  let number = 0;
  beforeAll(async () => {
    t = await testApp({ connections: 40 });
    staffId = (await buildStaff(t, 'admin')).id;
  });
  afterAll(() => t.close());

  /** Look-ups at providers of these limits, in the order of fallback. */
  const route = (...limits: readonly ProviderLimits[]) => {
    number += 1;
    const services = limits.map(() => fakeVerifier());
    const all = services.map(
      (service, index): Provider<FakeVerifier> => ({
        id: `p${number}-${index}`,
        port: 'slips',
        limits: { attempts: 1, ...limits[index] },
        service,
      }),
    );
    const connections = {
      all,
      usedBy: () => t.brands.all.map(({ id }) => id),
      of: () => all,
    } as unknown as Connections;
    const log = { error: (what: unknown) => void lost.push(what) };
    const lost: unknown[] = [];
    const caller = new ProviderCaller({ db: t.db, clock: t.clock, log }, all);
    const { slips } = routePorts({ connections, caller });
    const slipId = uuidv7();
    const question = { brandId: t.brand.id, slipId, payload: 'x', sendingBank: '004', transRef: 'ABCDEFGH' };
    return {
      services,
      ids: all.map(({ id }) => id),
      caller,
      lost,
      lookUp: () => slips.lookUp(question),
      calls: () =>
        t.db
          .selectFrom('provider_calls')
          .selectAll()
          .where('subject_id', '=', slipId)
          .orderBy('id')
          .execute(),
      metrics: async () =>
        (await Promise.all(caller.metrics.map((metric) => metric.get()))).flatMap(({ values }) =>
          values.map(({ labels, value }) => ({ ...labels, value })),
        ),
    };
  };

  it('S7 asks the next provider when the first fails, and records both calls without account numbers', async () => {
    const { services, ids, lookUp, calls, metrics } = route({}, {});
    services[0]!.answer = () => FAILING;
    expect(await lookUp()).toEqual({ result: 'NOT_FOUND' });
    expect(await calls()).toMatchObject([
      { provider: ids[0], result: 'FAILED', detail: 'HTTP 503 for account xxxxxxxxx89-0', attempts: 1 },
      { provider: ids[1], result: 'OK', detail: 'NOT_FOUND', reference: 'ABCDEFGH', brand_id: t.brand.id },
    ]);
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        { provider: ids[0], port: 'slips', result: 'FAILED', value: 1 },
        { provider: ids[1], port: 'slips', result: 'OK', value: 1 },
      ]),
    );
  });

  it('S7 an answer that means nothing counts as a failure, one that the bank needs time does not', async () => {
    const { services, lookUp } = route({}, {});
    services[0]!.answer = () => ({ result: 'FOUND' }) as never;
    services[1]!.answer = () => ({ result: 'PENDING', retryAfterMs: 5_000 });
    expect(await lookUp()).toMatchObject({ result: 'WAIT', retryAfterMs: 5_000, isFailure: false });
    services[0]!.answer = () => ({ result: 'PENDING' });
    services[1]!.questions.length = 0;
    expect(await lookUp()).toMatchObject({ result: 'WAIT', isFailure: false });
    expect(services[1]!.questions).toEqual([]);
  });

  it('S7 S8 #95 abandons a hanging provider, aborts its requests, and asks it once', async () => {
    const { services, lookUp, calls } = route({ timeoutMs: 20, attempts: 3 }, {});
    let isAborted = false;
    services[0]!.answer = (_, signal) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return new Promise(() => undefined);
    };
    expect(await lookUp()).toEqual({ result: 'NOT_FOUND' });
    expect(isAborted).toBe(true);
    expect(await calls()).toMatchObject([{ result: 'TIMEOUT', attempts: 1 }, { result: 'OK' }]);
  });

  it('S7 repeats a failed request as often as allowed', async () => {
    const { services, lookUp, calls } = route({ attempts: 2 });
    services[0]!.answer = () =>
      services[0]!.questions.length === 1 ? Promise.reject(new Error('reset')) : { result: 'NOT_FOUND' };
    expect(await lookUp()).toEqual({ result: 'NOT_FOUND' });
    services[0]!.answer = () => FAILING;
    expect(await lookUp()).toMatchObject({ result: 'WAIT', detail: FAILING.detail });
    expect(await calls()).toMatchObject([
      { result: 'OK', attempts: 2 },
      { result: 'FAILED', attempts: 2 },
    ]);
  });

  it('S8 limits how many calls run and how many wait', async () => {
    const { services, lookUp } = route({ concurrency: 4, queue: 8 });
    let running = 0;
    let most = 0;
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    services[0]!.answer = async () => {
      most = Math.max(most, (running += 1));
      await opened;
      running -= 1;
      return { result: 'NOT_FOUND' };
    };
    let refused = 0;
    const asked = Array.from({ length: 30 }, async () => {
      const { result } = await lookUp();
      if (result === 'WAIT') refused += 1;
      return result;
    });
    await expect.poll(() => [running, refused]).toEqual([4, 18]);
    open();
    const results = await Promise.all(asked);
    expect([most, results.filter((result) => result === 'NOT_FOUND').length]).toEqual([4, 12]);
  });

  it('S7 pauses calls to a failing provider, and lets one through after the pause', async () => {
    const { services, lookUp, caller } = route({ breakAfter: 3, pauseMs: 60 });
    services[0]!.answer = () => FAILING;
    const state = async () => (await caller.readStates())[0]?.breaker;
    for (let index = 0; index < 10; index += 1) expect((await lookUp()).result).toBe('WAIT');
    expect([services[0]!.questions.length, await state()]).toEqual([3, 'OPEN']);
    await expect.poll(state).toBe('HALF_OPEN');
    services[0]!.answer = () => ({ result: 'NOT_FOUND' });
    expect((await lookUp()).result).toBe('NOT_FOUND');
    expect(await state()).toBe('CLOSED');
  });

  it('S7 failures that are not in a row do not pause calls', async () => {
    const { services, lookUp } = route({ breakAfter: 2 });
    for (let index = 0; index < 10; index += 1) {
      services[0]!.answer = () => (index % 2 === 0 ? FAILING : { result: 'PENDING' });
      await lookUp();
    }
    expect(services[0]!.questions).toHaveLength(10);
  });

  it('spends a daily quota once over all processes, and a new one on the next Bangkok day', async () => {
    const { services, lookUp, caller } = route({ callsPerDay: 3 }, {});
    await Promise.all(Array.from({ length: 6 }, lookUp));
    expect(services.map(({ questions }) => questions.length)).toEqual([3, 3]);
    expect((await caller.readStates()).map(({ quotaLeft }) => quotaLeft)).toEqual([0, undefined]);
    t.clock.advance(DAY_MS);
    await lookUp();
    expect(services[0]!.questions).toHaveLength(4);
  });

  it('leaves a provider out that is switched off for the brand', async () => {
    const { services, ids, lookUp } = route({}, {});
    await t.db
      .insertInto('provider_switches')
      .values({
        ...{ brand_id: t.brand.id, provider: ids[0] ?? '', staff_id: staffId, reason: 'เงินเข้าช้า' },
        created_at: t.clock.now(),
      })
      .execute();
    await lookUp();
    expect(services.map(({ questions }) => questions.length)).toEqual([0, 1]);
    await t.db.deleteFrom('provider_switches').execute();
    await lookUp();
    expect(services.map(({ questions }) => questions.length)).toEqual([1, 1]);
  });

  it('deletes records after 90 days', async () => {
    const { lookUp, calls } = route({});
    await lookUp();
    t.clock.advance(89 * DAY_MS);
    await deleteExpired(t.db, t.clock);
    expect(await calls()).toHaveLength(1);
    t.clock.advance(2 * DAY_MS);
    await deleteExpired(t.db, t.clock);
    expect(await calls()).toEqual([]);
  });
});
