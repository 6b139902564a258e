import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { smsService, smsSettings } from '#scripts/provider/conformance/testing/services';
import { buildStaff } from '#server/testing/builders';
import { eventually } from '#server/testing/eventually';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import {
  faultTests,
  faultyService,
  oneProvider,
  outgoingFaults,
  setSwitch,
  type Cell,
  type ServiceFault,
} from '#server/testing/faults';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { adapter } from '../sms/http/adapter';

let server: LocalProvider;
let service: { fault: ServiceFault };
let t: TestApp;
let number = 10;
beforeAll(async () => {
  server = await localProvider();
  service = faultyService(server, smsService());
  t = await testApp({
    providers: oneProvider('gateway', adapter, smsSettings(server.url)),
    brands: [testBrand('primary', { flags: { verifyPhone: true } })],
  });
});
beforeEach(async () => {
  server.requests.length = 0;
  await t.db.deleteFrom('provider_calls').execute();
  t.clock.advance(2 * HOUR_MS);
  number += 1;
});
afterAll(async () => {
  await server.close();
  await t.close();
});

const request = () => t.call('POST /api/user/phone/code', { body: { phone: `08123456${number}` } });
/** How the call was recorded. */
const recorded = async () =>
  (await t.db.selectFrom('provider_calls').select(['result', 'attempts']).execute())[0];

/** The answer does not tell, one message at most goes out, and the failure is recorded. */
const failsOnce =
  (fault: ServiceFault, result: 'FAILED' | 'TIMEOUT' = 'FAILED'): Cell =>
  async () => {
    service.fault = fault;
    expect((await request()).status).toBe(200);
    await eventually(recorded).toEqual({ result, attempts: 1 });
    expect(server.requests).toHaveLength(1);
  };

faultTests('sms', outgoingFaults, {
  slow: async () => {
    service.fault = 'slow';
    await request();
    await eventually(recorded).toEqual({ result: 'OK', attempts: 1 });
  },
  hanging: failsOnce('hanging', 'TIMEOUT'),
  'error 500': failsOnce('error 500'),
  malformed: failsOnce('malformed'),
  'wrong amount': { impossible: 'a message has no amount' },
  'wrong account': { impossible: 'the answer names no phone' },
  'unknown outcome': failsOnce('unknown outcome'),
  duplicate: {
    file: 'server/modules/codes/phoneVerification.test.ts',
    title: 'two requests at once send one code',
  },
  'switched off': async () => {
    service.fault = 'none';
    const { id } = await buildStaff(t, 'admin');
    await setSwitch(t, 'gateway', id, 'off');
    expect((await request()).status).toBe(200);
    await eventually(() => t.logs.join('')).toContain('not called: OFF');
    expect(server.requests).toEqual([]);
    await setSwitch(t, 'gateway', id, 'on');
  },
});

const failing: Cell = {
  file: 'server/modules/staff/linkEmail.test.ts',
  title: 'a failing mail server is logged without the code, and the link is still shown',
};

faultTests('email', outgoingFaults, {
  slow: { file: 'server/modules/staff/linkEmail.test.ts', title: 'an invitation reaches its owner' },
  hanging: failing,
  'error 500': failing,
  malformed: failing,
  'wrong amount': { impossible: 'a message has no amount' },
  'wrong account': { impossible: 'the answer names no address' },
  'unknown outcome': failing,
  duplicate: {
    file: 'server/providers/routeMessages.test.ts',
    title: 'sends by the first provider that accepts the message, each once',
  },
  'switched off': {
    file: 'server/providers/routePorts.test.ts',
    title: 'leaves a provider out that is switched off for the brand',
  },
});
