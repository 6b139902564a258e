import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAjv } from '#schemas/ajv';
import { type CallKey, type Calls, callKeys, callSpecs } from '#schemas/api/contract';
import { errorCodesOf } from '#schemas/api/commonErrors';
import { type ErrorEnvelope, errorSchema, successSchema } from '#schemas/api/envelope';
import { initialState, type PreviewState, stateDimensions, stateWords } from '#schemas/preview/state';
import { splitKey } from '#core/contract/request';
import { shipped } from '@/testing/shipped';
import type { ScenarioCall } from './calls';
import { openScenario, type Scenario } from './openScenario';
import { sampleCalls } from './testing/sampleCalls';

const ajv = makeAjv({ allErrors: true });
const checks = new Map(callKeys.map((key) => [key, ajv.compile(successSchema(callSpecs[key]))]));
const isError = ajv.compile(errorSchema);
const keys = Object.keys(sampleCalls) as ScenarioCall[];

interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

async function ask(scenario: Scenario, key: CallKey, sample: Sample = {}, token: string | null = 'preview') {
  const { method, path } = splitKey(key);
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sample.params?.[name] ?? 'x'),
  );
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = sample.body === undefined ? {} : { body: JSON.stringify(sample.body) };
  const answer = scenario.transport(`https://preview.invalid${url}`, { method, headers, ...body });
  await vi.runAllTimersAsync();
  const response = await answer;
  return { status: response.status, body: (await response.json()) as unknown };
}

async function data<K extends ScenarioCall>(scenario: Scenario, key: K, sample: Sample = sampleCalls[key]) {
  const { status, body } = await ask(scenario, key, sample);
  expect({ key, status, body }).toMatchObject({ status: 200 });
  return (body as { data: Calls[K]['data'] }).data;
}

/** Contract violations of a response; empty if it is valid. */
function wrong(key: CallKey, { status, body }: { status: number; body: unknown }): string[] {
  const check = status === 200 ? checks.get(key) : isError;
  if (!check?.(body)) return [`${key} ${String(status)}: ${ajv.errorsText(check?.errors)}`];
  const { code } = body as Partial<ErrorEnvelope>;
  return code === undefined || errorCodesOf(key, callSpecs[key]).includes(code) ? [] : [`${key}: ${code}`];
}

const open = (state: Partial<PreviewState> = {}, brand = shipped) =>
  openScenario({ state: { ...initialState, member: 'level-2', ...state }, brand });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('openScenario', () => {
  const states = stateDimensions.flatMap((name) =>
    stateWords[name].map((word) => [`${name}=${word}`, { [name]: word }] as const),
  );

  it.each(states.filter(([name]) => name !== 'site=offline'))(
    'answers every call by the contract in %s',
    async (_, state) => {
      const found: string[] = [];
      for (const [n, key] of keys.entries()) {
        // Accounts take turns from call to call.
        const account = n % 2 === 0 ? 'full' : 'empty';
        found.push(...wrong(key, await ask(open({ account, ...state }), key, sampleCalls[key])));
      }
      expect(found).toEqual([]);
    },
  );

  it.each(stateWords.site.filter((site) => site !== 'offline'))(
    'answers every call without a session by the contract in site=%s',
    async (site) => {
      const found: string[] = [];
      for (const key of keys)
        found.push(...wrong(key, await ask(open({ site }), key, sampleCalls[key], null)));
      expect(found).toEqual([]);
    },
  );

  it('answers every call of a member’s browser, and 404 to any other', async () => {
    const isOurs = (key: string) => !key.includes(' /api/staff/') && key !== 'POST /api/share';
    expect([...keys].sort()).toEqual(callKeys.filter(isOurs).sort());
    expect(await ask(open(), 'GET /api/staff/me')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it('rejects like fetch while offline', async () => {
    const answer = open({ site: 'offline' }).transport('https://preview.invalid/api/setting');
    await expect(answer).rejects.toThrow(TypeError);
  });

  it('takes three seconds on a slow network, and can be aborted', async () => {
    const given = new AbortController();
    const asked = vi.fn();
    const { transport } = open({ site: 'slow' });
    void transport('https://preview.invalid/api/setting').then(asked);
    const left = transport('https://preview.invalid/api/setting', { signal: given.signal }).catch(
      (error: unknown) => error,
    );
    given.abort();
    expect(await left).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveBeenCalled();
  });

  it('A6 ends the session of a suspended member by 403', async () => {
    const answer = await ask(open({ member: 'suspended' }), 'GET /api/auth/address/mine');
    expect(answer).toMatchObject({ status: 403, body: { code: 'USER_SUSPENDED' } });
  });

  it('starts with a session for members only', () => {
    expect(open({ member: 'visitor' }).session).toBeNull();
    expect(open({ member: 'level-6' }).session?.user.level).toBe(6);
  });

  it('processes a deposit from request to final status', async () => {
    const scenario = open();
    const made = await data(scenario, 'POST /api/auth/deposit-request');
    expect(made).toMatchObject({ amount: 500.29, payAmount: 500.66, status: 'PENDING' });
    expect(await data(scenario, 'GET /api/auth/deposit-request/my')).toEqual(made);
    const { history } = await data(scenario, 'GET /api/auth/deposit/{uuid}');
    expect(history[0]).toMatchObject({ uuid: made.uuid, amount: 500.66 });
    const again = await ask(scenario, 'POST /api/auth/deposit-request', { body: { amount: 500 } });
    expect(again.body).toMatchObject({ code: 'DEPOSIT_PENDING_EXISTS' });
    const { uuid } = made;
    expect(
      await data(scenario, 'POST /api/auth/deposit-request/confirm/transfer', { body: { uuid } }),
    ).toMatchObject({
      status: 'TRANSFERRED',
    });
    const late = await ask(scenario, 'POST /api/auth/deposit-request/cancel', { body: { uuid } });
    expect(late.body).toMatchObject({ code: 'STATE_CHANGED' });
  });

  it('applies the brand’s limits as they are edited', async () => {
    const scenario = open();
    scenario.setBrand({ ...shipped, limits: { ...shipped.limits, depositMin: 700 } });
    const refused = await ask(scenario, 'POST /api/auth/deposit-request', { body: { amount: 500 } });
    expect(refused.body).toMatchObject({ code: 'DEPOSIT_MIN', params: { n: 700 } });
  });

  it('deducts a withdrawal from the balance, exact to the satang', async () => {
    const scenario = open();
    const before = await data(scenario, 'POST /api/auth/user/getCredit/{username}');
    await data(scenario, 'POST /api/auth/withdraw/{uuid}');
    const after = await data(scenario, 'POST /api/auth/user/getCredit/{username}');
    expect(Math.round((before.point - after.point) * 100)).toBe(30_000);
    expect(await data(scenario, 'GET /api/auth/withdraw/withdraw-request/{uuid}')).toHaveLength(1);
  });

  it('credits a slip that the member confirms', async () => {
    const scenario = open();
    const { slipUuid, status } = await data(scenario, 'POST /api/auth/slip/verify');
    expect(status).toBe('VERIFIED');
    await data(scenario, 'POST /api/auth/slip/confirm', { body: { slipUuid } });
    expect((await data(scenario, 'GET /api/auth/slip/my/request'))[0]).toMatchObject({
      slipUuid,
      status: 'SUCCESS',
    });
  });

  it('pages a full history', async () => {
    const { body } = await ask(
      open(),
      'GET /api/auth/deposit/{uuid}',
      sampleCalls['GET /api/auth/deposit/{uuid}'],
    );
    expect(body).toMatchObject({ meta: { limit: 20, next: '20' } });
  });
});
