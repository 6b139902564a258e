import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { gameService, gameSettings } from '#scripts/provider/conformance/testing/services';
import { finishTransfers } from '#server/modules/games/finishTransfer';
import { readBalance } from '#server/modules/ledger/index';
import type { Deps } from '#server/providers/deps';
import { buildMember, buildStaff, type TestMember } from '#server/testing/builders';
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
import { testBrand } from '#server/testing/testBrands';
import { testClock } from '#server/testing/testClock';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { adapter } from '../games/transfer/adapter';

const clock = testClock();
let server: LocalProvider;
let service: { fault: ServiceFault };
let t: TestApp;
let deps: Deps;
let member: TestMember;
beforeAll(async () => {
  server = await localProvider();
  const setup = oneProvider('house', adapter, gameSettings(server.url));
  ({ t, deps } = await configuredApp({
    providers: setup,
    clock,
    brands: [testBrand('primary', { flags: { games: true } })],
  }));
  const house = gameService(undefined, clock);
  service = faultyService(server, house);
  // The catalogue is cached, and only the transfer fails.
  const transferring = server.reply;
  server.reply = (request) => (request.url === '/transfer' ? transferring(request) : house(request));
});
beforeEach(async () => {
  service.fault = 'none';
  server.requests.length = 0;
  member = await buildMember(t, { credit: 50_000 });
});
afterEach(async () => {
  expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
});
afterAll(async () => {
  await server.close();
  await t.close();
});

const open = () =>
  t.call('POST /api/auth/user/opengame', { as: member, body: { type: 'slot', slot: 'JK', platform: 'AND' } });
const home = () => t.call('POST /api/auth/user/game/cashOut', { as: member });
const spendable = async () => (await readBalance(t.db, t.brand.id, member.id)).available;
const transfers = async () =>
  (
    await t.db
      .selectFrom('game_transfers')
      .select(['status'])
      .where('member_id', '=', member.id)
      .orderBy('created_at')
      .execute()
  ).map(({ status }) => status);
const there = () => deps.ports.games[0]?.balance({ brandId: t.brand.id, memberId: member.id });

/** The credit is in transit until the provider proves where it is: in the game or at home, once. */
const recovers = (fault: ServiceFault) => async () => {
  service.fault = fault;
  expect((await open()).error.code).toBe('SERVICE_UNAVAILABLE');
  expect([await spendable(), await transfers()]).toEqual([0, ['PENDING']]);
  service.fault = 'none';
  clock.advance(5 * MINUTE_MS);
  await finishTransfers(deps);
  expect([await spendable(), await there(), await transfers()]).toEqual([0, 50_000, ['DONE']]);
  service.fault = fault;
  await home();
  expect(await spendable()).toBe(0);
  service.fault = 'none';
  clock.advance(5 * MINUTE_MS);
  await finishTransfers(deps);
  expect([await spendable(), await there(), await transfers()]).toEqual([50_000, 0, ['DONE', 'DONE']]);
};

const gameTest = 'server/modules/games/game.test.ts';

faultTests('games (transfer wallet)', outgoingFaults, {
  slow: async () => {
    service.fault = 'slow';
    expect((await open()).status).toBe(200);
    expect([await spendable(), await there()]).toEqual([0, 50_000]);
  },
  hanging: recovers('hanging'),
  'error 500': recovers('error 500'),
  malformed: recovers('malformed'),
  'wrong amount': { file: gameTest, title: 'returns the credit when the provider rejects the transfer' },
  'wrong account': { impossible: 'the answer to a transfer names no player' },
  'unknown outcome': recovers('unknown outcome'),
  duplicate: {
    file: gameTest,
    title: 'M6 M9 a repeated key executes once and replays the response byte for byte',
  },
  'switched off': async () => {
    await open();
    const { id } = await buildStaff(t, 'admin');
    await setSwitch(t, 'house', id, 'off');
    server.requests.length = 0;
    const other = member;
    member = await buildMember(t, { credit: 20_000 });
    expect((await open()).status).not.toBe(200);
    expect([await spendable(), await transfers()]).toEqual([20_000, []]);
    // Credit that is there comes home all the same.
    member = other;
    await home();
    expect(await spendable()).toBe(50_000);
    await setSwitch(t, 'house', id, 'on');
  },
});
