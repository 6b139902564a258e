import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import type { Deps } from '#server/providers/deps';
import { buildMember } from '#server/testing/builders';
import {
  configuredApp,
  faultTests,
  faultyService,
  outgoingFaults,
  type Cell,
  type ServiceFault,
} from '#server/testing/faults';
import { localProvider, type LocalProvider } from '#server/testing/localProvider';
import type { TestApp } from '#server/testing/testApp';
import { idOf, runDelivery, webhookSetup } from '#server/testing/webhookTools';

let receiver: LocalProvider;
let service: { fault: ServiceFault };
let t: TestApp;
let deps: Deps;
/** Events on which the receiver has acted. */
const acted = new Set<unknown>();
beforeAll(async () => {
  receiver = await localProvider();
  ({ t, deps } = await configuredApp({ providers: webhookSetup({ relay: { url: receiver.url } }) }));
  service = faultyService(receiver, (request) => {
    acted.add(idOf(request));
    return { status: 204, body: '' };
  });
});
beforeEach(async () => {
  await t.db.deleteFrom('webhook_deliveries').execute();
  receiver.requests.length = 0;
  acted.clear();
});
afterAll(async () => {
  await receiver.close();
  await t.close();
});

/** Delivers one event under the fault. @returns its status and attempts. */
const deliver = async (fault: ServiceFault) => {
  const member = await buildMember(t, { credit: 1_000_00 });
  const params = { uuid: member.id };
  await t.call('POST /api/auth/withdraw/{uuid}', { as: member, params, body: { amount: 200 } });
  service.fault = fault;
  await runDelivery(deps, 'relay');
  return state();
};
const state = () =>
  t.db.selectFrom('webhook_deliveries').select(['status', 'attempts']).executeTakeFirstOrThrow();
const accepted = (fault: ServiceFault) => async () => {
  expect(await deliver(fault)).toEqual({ status: 'DELIVERED', attempts: 1 });
  expect(receiver.requests).toHaveLength(1);
};
const inDelivery = (title: string): Cell => ({ file: 'server/modules/webhooks/deliver.test.ts', title });

faultTests('webhooks', outgoingFaults, {
  slow: accepted('slow'),
  hanging: inDelivery('a receiver that hangs holds no other up, and is tried for three days'),
  'error 500': inDelivery('in the order of the changes, and repeats a failed one under the same id'),
  // The status alone accepts an event.
  malformed: accepted('malformed'),
  'wrong amount': { impossible: 'the answer to an event has no amount' },
  'wrong account': { impossible: 'the answer to an event names nobody' },
  'unknown outcome': async () => {
    expect(await deliver('unknown outcome')).toEqual({ status: 'PENDING', attempts: 1 });
    service.fault = 'none';
    t.clock.advance(MINUTE_MS);
    await runDelivery(deps, 'relay');
    expect(await state()).toEqual({ status: 'DELIVERED', attempts: 2 });
    expect([receiver.requests.length, acted.size]).toEqual([2, 1]);
  },
  duplicate: inDelivery('several processes deliver each event once'),
  'switched off': inDelivery('a switched-off receiver gets its events once it is on again'),
});
