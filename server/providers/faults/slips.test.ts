import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { slipSettings } from '#scripts/provider/conformance/testing/services';
import { readBalance } from '#server/modules/ledger/index';
import { retrySlips } from '#server/modules/slips/verifySlip';
import type { Deps } from '#server/providers/deps';
import { buildCompanyAccount, buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import {
  configuredApp,
  faultTests,
  faultyService,
  oneProvider,
  outgoingFaults,
  setSwitch,
  type ServiceFault,
} from '#server/testing/faults';
import { foundTransfer, newReference, slipImage, slipPayload, uploadSlip } from '#server/testing/slips';
import type { TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { adapter } from '../slips/http/adapter';

let server: LocalProvider;
let service: { fault: ServiceFault };
let t: TestApp;
let deps: Deps;
let dataDir: string;
let member: TestMember;
let transRef: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sala-faults-'));
  server = await localProvider();
  const { transfer, ...settings } = slipSettings(server.url);
  const sender = {
    name: ['/transfer/from/name'],
    bank: ['/transfer/from/bank'],
    account: ['/transfer/from/account'],
  };
  const receiver = {
    name: ['/transfer/to/name'],
    bank: ['/transfer/to/bank'],
    account: ['/transfer/to/account'],
  };
  const setup = oneProvider('lookup', adapter, { ...settings, transfer: { ...transfer, sender, receiver } });
  ({ t, deps } = await configuredApp({ providers: setup, config: { dataDir } }));
  const account = await buildCompanyAccount(t);
  service = faultyService(server, () => {
    const answer = foundTransfer(t, { transRef, sendingBank: '004' }, member, account);
    if (answer.result !== 'FOUND') return { status: 404, body: { error: 'unknown' } };
    const { amount, date, sender: from, receiver: to } = answer.transfer;
    return { body: { transfer: { ref: transRef, amount, date, from, to } } };
  });
});
beforeEach(async () => {
  service.fault = 'none';
  server.requests.length = 0;
  transRef = newReference();
  member = await buildMember(t);
  await t.db
    .updateTable('members')
    .set({ created_at: new Date(0) })
    .where('id', '=', member.id)
    .execute();
});
afterEach(async () => {
  expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
});
afterAll(async () => {
  await server.close();
  await t.close();
  await rm(dataDir, { recursive: true, force: true });
});

const upload = async () => (await uploadSlip(t, member, await slipImage(slipPayload(transRef)))).data;
const balance = async () => (await readBalance(t.db, member.brand.id, member.id)).available;
const shown = async () => (await t.call('GET /api/auth/slip/my/request', { as: member })).data[0]?.status;
const confirm = (slipUuid: string) =>
  t.call('POST /api/auth/slip/confirm', { as: member, body: { slipUuid } });

/** The slip waits, neither credited nor rejected, and is credited once after the fault. */
const recovers = (fault: ServiceFault) => async () => {
  service.fault = fault;
  const { slipUuid, status } = await upload();
  expect([status, await shown(), await balance()]).toEqual(['VERIFYING', 'VERIFYING', 0]);
  service.fault = 'none';
  t.clock.advance(HOUR_MS / 60);
  await retrySlips(deps);
  expect(await shown()).toBe('VERIFIED');
  await Promise.all([confirm(slipUuid), confirm(slipUuid)]);
  expect(await balance()).toBe(50_000);
};

const answers = 'server/modules/slips/slipAnswers.test.ts';

faultTests('slips', outgoingFaults, {
  slow: async () => {
    service.fault = 'slow';
    const { slipUuid, status } = await upload();
    expect(status).toBe('VERIFIED');
    await confirm(slipUuid);
    expect(await balance()).toBe(50_000);
  },
  hanging: recovers('hanging'),
  'error 500': recovers('error 500'),
  malformed: recovers('malformed'),
  'wrong amount': {
    ...{
      file: 'server/modules/slips/slip.test.ts',
      title: 'credits the amount that the bank reports, not the claimed one',
    },
  },
  'wrong account': { file: answers, title: 'S4 another receiver' },
  'unknown outcome': recovers('unknown outcome'),
  duplicate: {
    file: 'server/modules/slips/slip.test.ts',
    title: 'a hundred concurrent uploads and confirmations of one slip by two members credit once',
  },
  'switched off': async () => {
    const { id } = await buildStaff(t, 'admin');
    await setSwitch(t, 'lookup', id, 'off');
    const { status } = await upload();
    expect([status, await balance(), server.requests]).toEqual(['VERIFYING', 0, []]);
    await setSwitch(t, 'lookup', id, 'on');
    t.clock.advance(HOUR_MS / 60);
    await retrySlips(deps);
    expect(await shown()).toBe('VERIFIED');
  },
});
