import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bahtToSatang } from '#core/money/money';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildCompanyAccount, buildMember, type TestMember } from '#server/testing/builders';
import { eventually } from '#server/testing/eventually';
import { linesOf } from '#server/testing/transferTools';
import type { Order } from '../bank/order';
import { makeTransfer, type SandboxTransfer } from '../bank/sandboxTransfers';
import { createChaos } from '../chaos/chaos';
import { withSandbox } from '../db/database';
import { createKeys } from './keys';
import { createOutbox } from './outbox';
import { startDeliveries } from './startDeliveries';
import { connectedSandbox, type ConnectedSandbox } from './testing/connectedSandbox';

describe('notifications of transfers', () => {
  let world: ConnectedSandbox;
  let account: Awaited<ReturnType<typeof buildCompanyAccount>>;
  let member: TestMember;
  beforeAll(async () => {
    world = await connectedSandbox();
    account = await buildCompanyAccount(world.t);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.fail({});
    await withSandbox(world.db).deleteFrom('sandbox_outbox').execute();
    world.clock.advance(MINUTE_MS);
    member = await buildMember(world.t);
  });

  const pay = async (amount: number, more: Partial<Order> = {}): Promise<SandboxTransfer> => {
    const order = {
      ...{ fromBank: member.bankName, fromAccount: member.bankId, fromName: member.name, amount },
      ...{ toBank: account.bankName, toAccount: account.bankId, ...more },
    };
    const transfer = await makeTransfer(world.db, order as Order, world.clock.now());
    if (!transfer) throw new Error('The transfer was refused.');
    return transfer;
  };
  const ask = async () =>
    (await world.t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 500 } })).data
      .payAmount;
  const balance = async () => (await readBalance(world.db, 'primary', member.id)).available;
  const stored = () =>
    withSandbox(world.db)
      .selectFrom('sandbox_outbox')
      .select(['status', 'tries', 'answer'])
      .orderBy('id')
      .execute();
  const deliverDue = () => world.protocols.deliverDue();

  it.each([
    ['wrongSignature', '401 SIGNATURE_WRONG'],
    ['skew', '401 SIGNATURE_EXPIRED'],
    ['malformed', '400 VALIDATION'],
    ['outage', 'Error: The service is down.'],
  ] as const)('S1 with the fault %s no money moves, until the call is sent well', async (fault, answer) => {
    const amount = await ask();
    const { trans_ref: reference } = await pay(amount);
    await world.fail({ transfers: [fault] });
    await deliverDue();
    expect(await stored()).toEqual([{ status: 'WAITING', tries: 1, answer }]);
    expect([await balance(), await linesOf(world.db, reference)]).toEqual([0, []]);
    await world.fail({});
    world.clock.advance(1_000);
    await deliverDue();
    expect(await stored()).toEqual([{ status: 'DELIVERED', tries: 2, answer: '200' }]);
    expect(await balance()).toBe(bahtToSatang(amount));
  });

  it('S1 a call that is sent twice credits once', async () => {
    const amount = await ask();
    await pay(amount);
    await world.fail({ transfers: ['duplicate'] });
    await deliverDue();
    expect(await balance()).toBe(bahtToSatang(amount));
    const calls = await world.db
      .selectFrom('provider_calls')
      .select('detail')
      .where('provider', '=', 'sandbox-bank')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(calls.map(({ detail }) => detail).sort()).toEqual(['1 known', '1 taken']);
  });

  it('S1 a call whose answer is lost is repeated, and credits once', async () => {
    const amount = await ask();
    await pay(amount);
    await world.fail({ transfers: ['unknown'] });
    await deliverDue();
    expect([await balance(), await stored()]).toMatchObject([bahtToSatang(amount), [{ status: 'WAITING' }]]);
    await world.fail({});
    world.clock.advance(1_000);
    await deliverDue();
    expect([await balance(), await stored()]).toMatchObject([
      bahtToSatang(amount),
      [{ status: 'DELIVERED', tries: 2 }],
    ]);
  });

  it('a wrong amount pays no request', async () => {
    const amount = await ask();
    const { trans_ref: reference } = await pay(amount);
    await world.fail({ transfers: ['wrongAmount'] });
    await deliverDue();
    expect(await balance()).toBe(0);
    expect(await linesOf(world.db, reference)).toMatchObject([
      { status: 'UNMATCHED', amount: bahtToSatang(amount) + 100 },
    ]);
  });

  it('out of order the newest of several transfers arrives first', async () => {
    await world.fail({ transfers: ['outOfOrder'] });
    const paid = [await pay(11), await pay(12), await pay(13)];
    await deliverDue();
    expect(await stored()).toMatchObject(paid.map(() => ({ tries: 0 })));
    world.clock.advance(2_000);
    await deliverDue();
    const lines = await world.db
      .selectFrom('bank_transfers')
      .select('trans_ref')
      .where(
        'trans_ref',
        'in',
        paid.map(({ trans_ref }) => trans_ref),
      )
      .orderBy('id')
      .execute();
    expect(lines.map(({ trans_ref }) => trans_ref)).toEqual(paid.map(({ trans_ref }) => trans_ref).reverse());
  });

  it('a call that the platform refuses is not repeated', async () => {
    await pay(50, { toAccount: '5550001111' });
    await deliverDue();
    world.clock.advance(HOUR_MS);
    await deliverDue();
    expect(await stored()).toEqual([{ status: 'REFUSED', tries: 1, answer: '422 TRANSFERS_REFUSED' }]);
  });

  it('repeats with growing pauses', async () => {
    await pay(20);
    await world.fail({ transfers: ['outage'] });
    const triesAfter = async (ms: number) => {
      world.clock.advance(ms);
      await deliverDue();
      return (await stored())[0]?.tries;
    };
    expect([await triesAfter(0), await triesAfter(999), await triesAfter(1)]).toEqual([1, 1, 2]);
    expect([await triesAfter(1_999), await triesAfter(1), await triesAfter(3_999)]).toEqual([2, 3, 3]);
  });

  it('ended calls are deleted after a week', async () => {
    await pay(30);
    await deliverDue();
    world.clock.advance(8 * DAY_MS);
    await pay(31);
    await deliverDue();
    expect(await stored()).toMatchObject([{ status: 'DELIVERED', tries: 1 }]);
  });

  it('a call of a process that died is made by the next one', async () => {
    const amount = await ask();
    await pay(amount);
    const { db, clock } = world;
    let isCalled = false;
    const dying = createOutbox({
      ...{ db, clock, chaos: createChaos() },
      call: () => {
        isCalled = true;
        return new Promise(() => undefined);
      },
    });
    void dying.deliverDue();
    await eventually(() => isCalled).toBe(true);
    await deliverDue();
    expect(await balance()).toBe(0);
    world.clock.advance(MINUTE_MS);
    await deliverDue();
    expect(await balance()).toBe(bahtToSatang(amount));
  });

  it('are made by themselves while the sandbox listens', async () => {
    const amount = await ask();
    await pay(amount);
    const app = Fastify();
    startDeliveries(app, { deliverDue, deliver: () => Promise.resolve(undefined) }, 5);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await eventually(balance).toBe(bahtToSatang(amount));
    await app.close();
  });

  it('every service has a key of its own', () => {
    const keys = Object.values(createKeys());
    expect(new Set(keys).size).toBe(keys.length);
  });
});
