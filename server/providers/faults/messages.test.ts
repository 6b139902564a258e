import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
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
import { adapter as smtp } from '../email/smtp/adapter';
import type { ProviderSetup } from '../readProviders';
import { adapter } from '../sms/http/adapter';

/** Receivers of the mail that it has accepted, each after a pause. */
const accepted: string[] = [];
const mailServer = new SMTPServer({
  ...{ disabledCommands: ['STARTTLS'], authOptional: true, disableReverseLookup: true },
  onData: (stream, { envelope }, done) => {
    stream.resume().on('end', () => {
      void sleep(50).then(() => {
        accepted.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    });
  },
});
/** A message by SMTP takes many answers. */
const patient = (provider: ProviderSetup): ProviderSetup => ({
  ...provider,
  limits: { ...provider.limits, timeoutMs: 5_000 },
});
let server: LocalProvider;
let service: { fault: ServiceFault };
let t: TestApp;
let number = 10;
beforeAll(async () => {
  server = await localProvider();
  service = faultyService(server, smsService());
  await new Promise<void>((resolve) => void mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  const sms = oneProvider('gateway', adapter, smsSettings(server.url));
  const mail = oneProvider('mail', smtp, { host: '127.0.0.1', port, from: 'sala@brand.example' });
  t = await testApp({
    providers: {
      ...{ providers: [...sms.providers, ...mail.providers.map(patient)], use: { ...sms.use, ...mail.use } },
      brands: {},
    },
    config: { studioHost: 'studio.example' },
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
  await new Promise<void>((resolve) => {
    mailServer.close(resolve);
  });
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
  slow: async () => {
    const as = await buildStaff(t, 'admin');
    const body = { email: 'new@staff.example', brandId: t.brand.id, role: 'editor' } as const;
    expect((await t.call('POST /api/staff/invitation', { as, body })).status).toBe(200);
    await eventually(recorded).toEqual({ result: 'OK', attempts: 1 });
    expect(accepted).toEqual([body.email]);
  },
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
