import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { nameService, nameSettings } from '#scripts/provider/conformance/testing/services';
import { buildStaff } from '#server/testing/builders';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import {
  faultTests,
  faultyService,
  oneProvider,
  outgoingFaults,
  setSwitch,
  type ServiceFault,
} from '#server/testing/faults';
import { testApp, type TestApp } from '#server/testing/testApp';
import { adapter } from '../bankNames/http/adapter';

let server: LocalProvider;
let service: { fault: ServiceFault };
let t: TestApp;
beforeAll(async () => {
  server = await localProvider();
  service = faultyService(server, nameService());
  t = await testApp({ providers: oneProvider('names', adapter, nameSettings(server.url)) });
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await t.close();
});

/** What the form shows; without a name the member types it. */
const ask = async (fault: ServiceFault, bankId = '1234567890') => {
  service.fault = fault;
  const answer = await t.call('POST /api/bank/name', { body: { bankName: 'KBANK', bankId } });
  return answer.status === 200 ? answer.data.name : answer.error.code;
};
const NAME = 'นาย สมชาย ใจดี';
const NONE = 'BANK_NAME_NOT_FOUND';
const typedInstead = (fault: ServiceFault) => async () => {
  expect([await ask(fault), await ask('none')]).toEqual([NONE, NAME]);
};

faultTests('bankNames', outgoingFaults, {
  slow: async () => {
    expect(await ask('slow')).toBe(NAME);
  },
  hanging: typedInstead('hanging'),
  'error 500': typedInstead('error 500'),
  malformed: typedInstead('malformed'),
  'wrong amount': { impossible: 'a name has no amount' },
  'wrong account': async () => {
    expect(await ask('none', '9999999999')).toBe(NONE);
  },
  'unknown outcome': typedInstead('unknown outcome'),
  duplicate: async () => {
    expect(await Promise.all([ask('none'), ask('none')])).toEqual([NAME, NAME]);
  },
  'switched off': async () => {
    const { id } = await buildStaff(t, 'admin');
    await setSwitch(t, 'names', id, 'off');
    expect([await ask('none'), server.requests]).toEqual([NONE, []]);
    await setSwitch(t, 'names', id, 'on');
    expect(await ask('none')).toBe(NAME);
  },
});
