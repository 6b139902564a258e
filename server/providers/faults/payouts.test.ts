import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { payoutService, payoutSettings } from '#scripts/provider/conformance/testing/services';
import { MINUTE_MS } from '#core/time/durations';
import { readBalance } from '#server/modules/ledger/index';
import { payOut } from '#server/modules/withdrawals/payOut';
import type { Deps } from '#server/providers/deps';
import { buildMember, buildStaff } from '#server/testing/builders';
import { withdrawalStaff } from '#server/testing/decideWithdrawal';
import { eventually } from '#server/testing/eventually';
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
import type { TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { adapter } from '../payouts/http/adapter';

let server: LocalProvider;
let service: { fault: ServiceFault };
let bank: ReturnType<typeof payoutService>;
let t: TestApp;
let deps: Deps;
beforeAll(async () => {
  server = await localProvider();
  const setup = oneProvider('gateway', adapter, payoutSettings(server.url));
  ({ t, deps } = await configuredApp({ providers: setup }));
});
beforeEach(async () => {
  bank = payoutService();
  service = faultyService(server, bank);
  server.requests.length = 0;
  // Ends unpaid withdrawals of earlier tests.
  await t.db.updateTable('withdrawals').set({ payout_at: null }).execute();
});
afterEach(async () => {
  expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
});
afterAll(async () => {
  await server.close();
  await t.close();
});

/** Satang that the bank has paid out. */
function paid(): number {
  const request = {
    method: 'GET',
    url: '/balance',
    headers: { authorization: 'Bearer secret-key' },
    body: Buffer.from(''),
  };
  const { baht } = bank(request).body as { baht: number };
  return 1_000_000 - baht * 100;
}

/** A member withdraws 300 of 1,000 baht, staff approve it, and the first try has ended. */
async function approved(calls = 1) {
  const member = await buildMember(t, { credit: 100_000 });
  const { data } = await t.call('POST /api/auth/withdraw/{uuid}', {
    ...{ as: member, params: { uuid: member.id }, body: { amount: 300 } },
  });
  const staff = await buildStaff(t, 'operator');
  await withdrawalStaff(t, staff).approve(data.uuid);
  const params = { uuid: data.uuid };
  await eventually(async () => {
    const { tries } = await t.db
      .selectFrom('withdrawals')
      .select('tries')
      .where('id', '=', data.uuid)
      .executeTakeFirstOrThrow();
    const made = await t.db
      .selectFrom('provider_calls')
      .select('id')
      .where('subject_id', '=', data.uuid)
      .execute();
    return [tries, made.length];
  }).toEqual([1, calls]);
  return {
    shown: async () => (await t.call('GET /api/auth/withdraw/my/{uuid}', { as: member, params })).data.status,
    balance: () => readBalance(t.db, member.brand.id, member.id),
    sweep: async () => {
      t.clock.advance(5 * MINUTE_MS);
      await payOut(deps);
    },
  };
}

/** The bank has paid or not, and has not said so: the request is open, and ends once after the fault. */
const recovers = (fault: ServiceFault) => async () => {
  service.fault = fault;
  const { shown, balance, sweep } = await approved();
  await sweep();
  expect(await shown()).toBe('PROCESSING');
  expect(await balance()).toEqual({ available: 70_000, held: 30_000 });
  service.fault = 'none';
  await sweep();
  await sweep();
  expect([await shown(), paid()]).toEqual(['SUCCESS', 30_000]);
  expect(await balance()).toEqual({ available: 70_000, held: 0 });
};

const payOutTest = 'server/modules/withdrawals/payOut.test.ts';

faultTests('payouts', outgoingFaults, {
  slow: async () => {
    service.fault = 'slow';
    const { shown } = await approved();
    await eventually(shown).toBe('SUCCESS');
    expect(paid()).toBe(30_000);
  },
  hanging: recovers('hanging'),
  'error 500': recovers('error 500'),
  malformed: recovers('malformed'),
  'wrong amount': { impossible: 'the result of an order has no amount' },
  'wrong account': {
    ...{
      file: payOutTest,
      title: 'fails with the message of a bank that refuses it, while the amount remains held',
    },
  },
  'unknown outcome': recovers('unknown outcome'),
  duplicate: { file: payOutTest, title: 'sends each payout once when several servers sweep at once' },
  'switched off': async () => {
    const { id } = await buildStaff(t, 'admin');
    await setSwitch(t, 'gateway', id, 'off');
    const { shown, sweep } = await approved(0);
    await sweep();
    expect([await shown(), server.requests]).toEqual(['PROCESSING', []]);
    await setSwitch(t, 'gateway', id, 'on');
    await sweep();
    expect([await shown(), paid()]).toEqual(['SUCCESS', 30_000]);
  },
});
